import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Client, fresh } from './client.ts'

export interface ChaosOptions {
  /** Where the nodes keep their tables: `UNDERCROFT_FILE`, or `DATABASE_URL`. */
  readonly env: { readonly [name: string]: string }
  readonly nodes: number
  readonly tables: number
  readonly kills: number
  /** Another thing that breaks now and then: the database server. */
  readonly disturb?: () => Promise<void>
}

export interface ChaosReport {
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  /** Tables that could not be played on afterwards. */
  readonly stuck: number
}

/** Plays at many tables while nodes are killed at random moments, and counts what was lost or done twice. */
export async function chaos({
  env,
  nodes: count,
  tables: tableCount,
  kills,
  disturb,
}: ChaosOptions): Promise<ChaosReport> {
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(env)))
  const pick = (): Node => nodes[Math.floor(Math.random() * nodes.length)] as Node
  const ada = await Client.guest(pick().base, 'Ada')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const options = { goal: 200 }
  const tables = await Promise.all(
    Array.from({ length: tableCount }, async () => {
      const { body } = await ada.post('/api/tables', { game: 'pig', seats, options, visibility: 'public' })
      return { id: body.id, acknowledged: [] as string[] }
    }),
  )
  let over = false
  const players = tables.map(async table => {
    while (!over) {
      // The same request until somebody has taken it, as a client does whose connection broke.
      const request = fresh()
      while (!over) {
        const taken = await roll(new Client(pick().base, ada.headers), table.id, request)
        if (taken === 'lost') continue
        if (taken === 'taken') table.acknowledged.push(request)
        break
      }
    }
  })
  for (let killed = 0; killed < kills; killed++) {
    await new Promise(next => setTimeout(next, 50 + Math.random() * 250))
    await pick().killAndRestart()
    if (killed % 3 === 2) await disturb?.()
  }
  over = true
  await Promise.all(players)
  const client = new Client(pick().base, ada.headers)
  const found = await Promise.all(tables.map(table => check(client, table)))
  await Promise.all(nodes.map(node => node.kill()))
  return {
    acknowledged: tables.reduce((sum, table) => sum + table.acknowledged.length, 0),
    lost: found.reduce((sum, each) => sum + each.lost, 0),
    twice: found.reduce((sum, each) => sum + each.twice, 0),
    stuck: found.filter(each => each.isStuck).length,
  }
}

interface Node {
  readonly base: string
  kill(): Promise<void>
  killAndRestart(): Promise<void>
}

async function startNode(env: { readonly [name: string]: string }): Promise<Node> {
  let child: ChildProcess
  let port = 0
  const start = async (): Promise<void> => {
    const file = new URL('./node.ts', import.meta.url)
    child = fork(file, { env: { ...process.env, ...env, PORT: String(port) }, execArgv: [], stdio: 'ignore' })
    const [told] = await once(child, 'message')
    port = Number(told)
  }
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    get base() {
      return `http://127.0.0.1:${port}`
    },
    kill,
    async killAndRestart() {
      await kill()
      await start()
    },
  }
}

/** Whoever is asked rolls. */
async function roll(client: Client, table: string, request: string): Promise<'taken' | 'refused' | 'lost'> {
  try {
    const [one, two] = await Promise.all([client.view(table, 0), client.view(table, 1)])
    const seat = one?.ask === undefined ? 1 : 0
    const ticket = (one?.ask ?? two?.ask)?.ticket
    const { status } = await client.answer(table, seat, 'roll', { request, ticket })
    if (status === 200) return 'taken'
    return status < 500 ? 'refused' : 'lost'
  } catch {
    return 'lost'
  }
}

interface Found {
  readonly lost: number
  readonly twice: number
  readonly isStuck: boolean
}

/** Each roll that was acknowledged is in the story, and there are no more rolls than requests that were sent. */
async function check(client: Client, { id, acknowledged }: { id: string; acknowledged: string[] }): Promise<Found> {
  const before = await client.view(id)
  const rolls = before.events.filter(({ event }) => event.what === 'rolled').length
  let lost = 0
  for (const request of acknowledged) {
    const { body } = await client.answer(id, 0, 'roll', { request, ticket: 999_999 })
    if (body.done !== 'repeated') lost++
  }
  const isStuck = (await roll(client, id, fresh())) !== 'taken'
  // The last request may have been taken without its acknowledgement having arrived.
  return { lost, twice: Math.max(0, rolls - acknowledged.length - 1), isStuck }
}
