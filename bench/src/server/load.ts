// The clients of one run, in a process of their own: what they compute does not count as the server's.
import type { Host, Load, Order } from './kinds.ts'
import { playFor } from './play-for.ts'
import type { Clients, Table, Watch } from './table.ts'

const clients: { readonly [H in Host]: () => Promise<{ clientsOf(port: number): Clients }> } = {
  ours: () => import('./clients/ours.ts'),
  postgres: () => import('./clients/ours.ts'),
  boardgameio: () => import('./clients/boardgameio.ts'),
  colyseus: () => import('./clients/colyseus.ts'),
  relay: () => import('./clients/relay.ts'),
}

/** The number of tables that are opened at the same time. */
const AT_ONCE = 10

process.on('SIGINT', () => {}) // Ctrl-C reaches the whole group: the parent ends this process when it has printed
process.on('disconnect', () => process.exit())
const { load, port } = JSON.parse(process.argv[2] ?? '') as { load: Load; port: number }
const { clientsOf } = await clients[load.host]()
const ours = clientsOf(port)
let opened: Opened[] | undefined

process.on('message', async message => {
  const order = message as Order
  if (order.do === 'leave') {
    await manyOf(order.tables, () => ours.leave())
    await ours.settled()
    process.send?.('left')
  } else if (order.do === 'make') {
    process.send?.((await ours.make?.(order.tables)) ?? [])
  } else {
    opened ??= await openAll()
    const everyMs = order.do === 'pace' ? order.everyMs : 0
    process.send?.(await playFor(opened, order.ms, everyMs, ours.received))
  }
})
process.send?.('ready')

interface Opened {
  readonly table: Table
  readonly watch: Watch
}

async function openAll(): Promise<Opened[]> {
  const all: Opened[] = []
  const open = async (): Promise<void> => {
    const watch: Watch = { seen() {}, ready() {} }
    all.push({ table: await ours.open(load.game, watch), watch })
  }
  await manyOf(load.tables, open)
  return all
}

async function manyOf(wanted: number, act: () => Promise<void>): Promise<void> {
  for (let done = 0; done < wanted; done += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted - done) }, act))
  }
}
