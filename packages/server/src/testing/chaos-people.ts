import { Client, fresh } from './client.ts'

/** What people do beside moves while nodes are killed: recovery codes, strangers who meet, a tournament of bots. */
export interface PeopleReport {
  readonly codes: number
  /** Codes that were given out and open nothing, or another's account. */
  readonly codesLost: number
  readonly pairs: number
  /** Strangers who were not brought together, or more than once. */
  readonly pairsBroken: number
  /** A tournament that did not come to its end, or whose points are not those of its tables. */
  readonly cupsBroken: number
}

interface Pair {
  readonly people: readonly [Client, Client]
  readonly tables: readonly [string, string]
}

/** Somewhere that runs, now and then another one. */
type Place = () => string

const PAUSE_MS = 25
const BETWEEN_MS = 300
/** How long a tournament may still take when nobody is killed any more. */
const PATIENCE_MS = 180_000

/** Begins what people do; `end` waits for what is under way, and looks at what there is. */
export function people(place: Place): { end(): Promise<PeopleReport> } {
  let over = false
  const codes: { readonly person: string; readonly code: string }[] = []
  const pairs: Pair[] = []
  const cup = again(place, client => makeCup(client))
  const coding = (async () => {
    while (!over) {
      codes.push(await again(place, newCode))
      await pause(BETWEEN_MS)
    }
  })()
  const meeting = (async () => {
    while (!over) {
      pairs.push(await meet(place))
      await pause(BETWEEN_MS)
    }
  })()
  return {
    async end() {
      over = true
      await Promise.all([coding, meeting])
      const opened = await Promise.all(codes.map(each => again(place, client => opens(client, each))))
      const met = await Promise.all(pairs.map(pair => isSound(place, pair)))
      return {
        codes: codes.length,
        codesLost: opened.filter(isRight => !isRight).length,
        pairs: pairs.length,
        pairsBroken: met.filter(isRight => !isRight).length,
        cupsBroken: (await isPlayedOut(place, await cup)) ? 0 : 1,
      }
    },
  }
}

/** Tries until a node answers. */
async function again<T>(place: Place, act: (client: Client) => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await act(new Client(place())).catch(() => undefined)
    if (done !== undefined) return done
    await pause(PAUSE_MS)
  }
}

async function guest(client: Client): Promise<Client | undefined> {
  const { status, body } = await client.post<{ id: string }>('/api/guests', { name: 'Somebody' })
  client.id = body.id
  return status === 200 ? client : undefined
}

async function newCode(client: Client): Promise<{ person: string; code: string } | undefined> {
  if ((await guest(client)) === undefined) return undefined
  const { status, body } = await client.post<{ code: string }>('/api/me/recovery')
  return status === 200 ? { person: client.id, code: body.code } : undefined
}

async function opens(client: Client, { person, code }: { person: string; code: string }): Promise<boolean | undefined> {
  const { status, body } = await client.post<{ id?: string }>('/api/accounts/recovery', { code })
  return status < 500 ? body.id === person : undefined
}

/** Two strangers look for a game until each has been told where they sit. */
async function meet(place: Place): Promise<Pair> {
  const one = await again(place, guest)
  const two = await again(place, guest)
  const tables = await Promise.all([seek(place, one), seek(place, two)])
  return { people: [one, two], tables }
}

/** Comes back with the same request whenever the socket breaks, as the page does. */
async function seek(place: Place, { headers }: Client): Promise<string> {
  const request = fresh()
  for (;;) {
    try {
      const line = await new Client(place(), headers).socket()
      line.say({ do: 'seek', request, game: 'tictactoe', pace: 'live' })
      const matched = await Promise.race([line.next('matched'), line.gone])
      line.close()
      if (typeof matched !== 'number') return matched.table
    } catch {
      await pause(PAUSE_MS)
    }
  }
}

interface MyTables {
  readonly tables: readonly { readonly card: { readonly id: string } }[]
}

async function isSound(place: Place, { people: both, tables }: Pair): Promise<boolean> {
  const lists = both.map(({ headers }) =>
    again(place, async client => {
      const { status, body } = await new Client(client.base, headers).get<MyTables>('/api/me/tables')
      return status === 200 ? body.tables.map(({ card }) => card.id) : undefined
    }),
  )
  const [ofOne, ofTwo] = await Promise.all(lists)
  return ofOne?.join() === tables[0] && ofTwo?.join() === tables[1] && tables[0] === tables[1]
}

interface Cup {
  readonly id: string
  readonly status: string
  readonly pairings: readonly { readonly points?: readonly number[] }[]
  readonly standings: readonly { readonly points: number }[]
}

async function makeCup(client: Client): Promise<string | undefined> {
  if ((await guest(client)) === undefined) return undefined
  const bots = ['random', 'random', 'random', 'random']
  const wish = { name: 'Cup', game: 'tictactoe', format: 'round-robin', pace: 'live', plays: false, bots }
  const { status, body } = await client.post<Cup>('/api/tournaments', wish)
  if (status !== 200) return undefined
  const started = await again(
    () => client.base,
    async ({ base }) => {
      const answer = await new Client(base, client.headers).post(`/api/tournaments/${body.id}/start`)
      return answer.status < 500 ? answer.status : undefined
    },
  )
  return started === 200 || started === 409 ? body.id : undefined // 409: it had begun before the answer was lost
}

async function isPlayedOut(place: Place, id: string): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const cup = await again(place, async client => {
      const { status, body } = await client.get<Cup>(`/api/tournaments/${id}`)
      return status === 200 ? body : undefined
    })
    if (cup.status === 'over') {
      const given = cup.pairings.flatMap(({ points = [] }) => points)
      const counted = cup.standings.map(({ points }) => points)
      return cup.pairings.every(({ points }) => points !== undefined) && sum(given) === sum(counted)
    }
    if (Date.now() > until) return false
    await pause(BETWEEN_MS)
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function pause(ms: number): Promise<void> {
  return new Promise(next => setTimeout(next, ms))
}
