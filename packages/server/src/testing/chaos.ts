import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type PeopleReport, people } from './chaos-people.ts'
import { Client, fresh } from './client.ts'

export interface ChaosOptions {
  /** Where the nodes keep their tables: `UNDERCROFT_FILE`, or `DATABASE_URL`. */
  readonly env: { readonly [name: string]: string }
  readonly nodes: number
  readonly tables: number
  readonly kills: number
  /** Whether people also give themselves recovery codes, meet strangers, and watch a tournament. */
  readonly people?: boolean
  /** Another thing that breaks now and then: the database server. */
  readonly disturb?: () => Promise<void>
  readonly progress?: (killed: number, acknowledged: number) => void
  /** Ends the killing early; what has happened until then is checked all the same. */
  readonly signal?: AbortSignal
}

export interface ChaosReport {
  readonly killed: number
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  /** Tables that could not be played on afterwards. */
  readonly stuck: number
  readonly people?: PeopleReport
}

/** Plays at many tables while nodes are killed at random moments, and counts what was lost or done twice. */
export async function chaos({
  env,
  nodes: count,
  tables: tableCount,
  kills,
  people: arePeople = false,
  disturb,
  progress,
  signal,
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
  const others = arePeople ? people(() => pick().base) : undefined
  const players = tables.map(async table => {
    while (!over) {
      // The same request until somebody has taken it, as a client does whose connection broke.
      const request = fresh()
      while (!over) {
        const taken = await roll(new Client(pick().base, ada.headers), table.id, request)
        if (taken === 'lost') {
          await pause(25) // a node that is starting needs the processor more
          continue
        }
        if (taken === 'taken') table.acknowledged.push(request)
        break
      }
    }
  })
  const acknowledged = (): number => tables.reduce((sum, table) => sum + table.acknowledged.length, 0)
  let killed = 0
  while (killed < kills && signal?.aborted !== true) {
    await pause(50 + Math.random() * 450)
    await pick().killAndRestart()
    if (killed % 3 === 2) await disturb?.()
    killed++
    progress?.(killed, acknowledged())
  }
  over = true
  await Promise.all(players)
  const client = new Client(pick().base, ada.headers)
  const found = await Promise.all(tables.map(table => check(client, table)))
  const report = await others?.end()
  await Promise.all(nodes.map(node => node.kill()))
  return {
    ...(report === undefined ? {} : { people: report }),
    killed,
    acknowledged: acknowledged(),
    lost: found.reduce((sum, each) => sum + each.lost, 0),
    twice: found.reduce((sum, each) => sum + each.twice, 0),
    stuck: found.filter(each => each.isStuck).length,
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(next => setTimeout(next, ms))
}

/** A server in a process of its own. */
export interface Node {
  readonly base: string
  kill(): Promise<void>
  killAndRestart(): Promise<void>
  /** Bytes that are in use when all garbage is gone. */
  memory(): Promise<number>
}

export async function startNode(env: { readonly [name: string]: string }): Promise<Node> {
  let child: ChildProcess
  let port = 0
  const start = async (): Promise<void> => {
    const file = new URL('./node.ts', import.meta.url)
    child = fork(file, {
      env: { ...process.env, ...env, PORT: String(port) },
      execArgv: ['--expose-gc'],
      stdio: 'ignore',
    })
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
    async memory() {
      const told = once(child, 'message')
      child.send('memory')
      return Number((await told)[0])
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
