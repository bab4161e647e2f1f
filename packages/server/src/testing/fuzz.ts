import { FastDice } from '@undercroft/kernel'
import type { SocketMessage } from '../socket/messages.ts'
import { Client, type Line } from './client.ts'

export interface FuzzReport {
  readonly sent: number
  /** What each message was answered with: a code of refusal, or that it was taken. */
  readonly answers: Map<string, number>
  readonly closed: number
  /** Messages that were too large: each of them closes its socket. */
  readonly oversized: number
  /** Messages about a table that is not this client's to see. */
  readonly leaked: number
}

/** Bits of what honest clients send, and of what they never do. */
const SCRAPS: readonly unknown[] = [
  ...[
    'watch',
    'unwatch',
    'answer',
    'undo',
    'orders',
    'chat',
    'seek',
    'unseek',
    'browse',
    'unbrowse',
    'follow',
    'unfollow',
    'ping',
    'live',
    'days',
    'open',
    'playing',
    'pig',
    'swiss',
    'merge',
    'leave',
    'say',
    'react',
    'roll',
    'hold',
    'row 1-2-3',
    'constructor',
  ],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../..',
    '%00',
    '"',
    '{}',
    '__proto__',
    'x'.repeat(3000),
    '💥',
    "'; drop table log; --",
  ],
  ...[0, 1, -1, 2, 0.5, 1e21, -0, Number.MAX_SAFE_INTEGER, true, false, null, [], {}, [[]], { length: 9 }, ['roll']],
  ...[['roll', 1], ['fly'], ['constructor'], ['__proto__', {}], ['row', [1, 2, 3]], ['row', { 0: 1 }], [['roll']]],
]

const FIELDS = [
  'do',
  'table',
  'seat',
  'ticket',
  'request',
  'choice',
  'orders',
  'line',
  'kind',
  'text',
  'epoch',
  'from',
  'patches',
  'refusals',
  'game',
  'pace',
  'bots',
  'list',
  'after',
  'code',
  'guest',
  'secret',
]

/** One of so many rounds of messages has one that is too large. */
const OVERSIZED_EVERY = 50
const TOO_LARGE = 20_000

/** Sends so many messages that are malformed, oversized, mistyped, replayed, out of turn or for foreign seats. */
export async function fuzz(base: string, messages: number, seed: string): Promise<FuzzReport> {
  const dice = new FastDice(seed)
  const one = <T>(from: readonly T[]): T => from[dice.below(from.length)] as T
  const [ada, eve] = [await Client.guest(base, 'Ada'), await Client.guest(base, 'Eve')]
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const made = await ada.post('/api/tables', { game: 'hoard', seats, visibility: 'private' })
  const shared = [{ kind: 'me' }, { kind: 'anyone' }]
  const open = await ada.post('/api/tables', { game: 'pig', seats: shared, visibility: 'public' })
  await eve.post(`/api/tables/${open.body.id}/join`, {})
  const cup = { name: 'Cup', game: 'pig', format: 'swiss', pace: 'live' }
  const tournament = await ada.post<{ id: string }>('/api/tournaments', cup)
  const known: readonly unknown[] = [
    ...[made.body.id, open.body.id, ada.id, tournament.body.id, 'request-1', 'request-2'],
    ...SCRAPS,
  ]

  const honest = (): Record<string, unknown> =>
    one([
      { do: 'watch', table: one([made.body.id, open.body.id]), seat: dice.below(3), patches: one([true, false]) },
      {
        do: 'answer',
        table: one([made.body.id, open.body.id]),
        request: 'request-1',
        seat: dice.below(2),
        choice: 'roll',
      },
      {
        do: 'answer',
        table: open.body.id,
        request: `r-${dice.below(1e6)}-long`,
        seat: 1,
        ticket: dice.below(4),
        choice: one([['roll'], ['hold']]),
      },
      { do: 'undo', table: made.body.id, request: 'request-2', seat: dice.below(2) },
      { do: 'orders', table: one([made.body.id, open.body.id]), request: 'request-3', seat: dice.below(2), orders: [] },
      { do: 'chat', table: made.body.id, line: { kind: 'say', text: 'x' } },
      { do: 'seek', request: 'request-4', game: one(['pig', 'hoard']), pace: one(['live', 'days']) },
      { do: 'unseek' },
      { do: 'browse', list: one(['open', 'playing']), game: 'pig' },
      { do: 'unbrowse', list: 'open' },
      { do: 'follow', tournament: one([made.body.id, 'none']) },
      { do: 'ping' },
    ])
  const mutated = (): string => {
    const message = honest()
    for (let i = dice.below(2); i > 0; i--) message[one(FIELDS)] = one(known)
    if (dice.below(6) === 0) delete message[one(FIELDS)]
    const text = JSON.stringify(message)
    const cut = dice.below(8)
    if (cut === 0) return text.slice(0, dice.below(text.length))
    return cut === 1 ? JSON.stringify(one(known)) : text
  }

  const answers = new Map<string, number>()
  const count = (what: string): void => void answers.set(what, (answers.get(what) ?? 0) + 1)
  let closed = 0
  let oversized = 0
  let leaked = 0
  let line: Line | undefined
  for (let sent = 0; sent < messages; sent += 16) {
    if (line === undefined || line.socket.readyState !== line.socket.OPEN) {
      if (line !== undefined) closed++
      line = await eve.socket()
      line.socket.on('message', data => {
        const message = JSON.parse(String(data)) as SocketMessage
        count(message.say === 'refused' ? message.error.code : message.say)
        if (message.say !== 'refused' && 'table' in message && message.table === made.body.id) leaked++
        if (message.say === 'tables' && message.tables.some(({ id }) => id === made.body.id)) leaked++
      })
    }
    if (dice.below(OVERSIZED_EVERY) === 0) {
      oversized++
      line.say({ ...honest(), text: 'x'.repeat(TOO_LARGE) })
    }
    for (let i = 0; i < 15; i++) line.say(mutated())
    // An answer of its own says that all before it were heard: a pong may be that of any ping.
    const last = `the-last-of-${sent}`
    line.say({ do: 'answer', table: 'nowhere', request: last, seat: 0, choice: 'roll' })
    const status = await request(eve, one, known)
    count(String(status))
    await Promise.race([line.next('refused', ({ request: of }) => of === last), line.gone])
    line.heard.length = 0
    line.bytes = ''
  }
  if (line !== undefined && line.socket.readyState !== line.socket.OPEN) closed++
  line?.close()
  return { sent: messages, answers, closed, oversized, leaked }
}

const PATHS = [
  ...['/api/guests', '/api/sessions', '/api/me', '/api/me/mutes', '/api/me/notices', '/api/me/programs', '/api/tables'],
  ...['/api/me/account', '/api/me/recovery', '/api/me/crest', '/api/me/passkeys', '/api/me/passkeys/options'],
  ...['/api/accounts/options', '/api/accounts/passkey', '/api/accounts/recovery'],
  ...['/api/me/friends', '/api/me/hidden', '/api/me/apart', '/api/me/blocks', '/api/me/reports', '/api/admin/reports'],
  ...['/api/admin', '/api/admin/bans'],
  ...['/api/tournaments', '/api/leagues/pig', '/api/records', '/api/me/learned'],
]
const AT_TABLES = [
  ...['', '/join', '/answers', '/undo', '/chat', '/view', '/record', '/invitations', '/rematch', '/seats/0/bot'],
  ...['/chat/rule', '/guests', '/removed', '/invitations/renew'],
  ...['/ratings', '/word', '/absent', '/proposal', '/publication', '/analysis'],
]
const AT_TOURNAMENTS = ['', '/enter', '/start', '/withdraw']

async function request(client: Client, one: <T>(from: readonly T[]) => T, known: readonly unknown[]): Promise<number> {
  const method = one(['GET', 'POST', 'POST', 'POST', 'PATCH', 'PUT'])
  const place = encodeURIComponent(String(one(known)).toWellFormed().slice(0, 300))
  const path = one([
    ...[one(PATHS), `/api/tables/${place}${one(AT_TABLES)}`],
    ...[`/api/tournaments/${place}${one(AT_TOURNAMENTS)}`, `/api/people/${place}`],
  ])
  const field = one([
    'name',
    'token',
    'person',
    'kind',
    'label',
    'game',
    'seats',
    'choice',
    'request',
    'seat',
    'text',
    'on',
  ])
  const body = method === 'GET' ? undefined : { [field]: one(known), [one(FIELDS)]: one(known) }
  // Who fuzzes must not become somebody else by it.
  const { status } = await new Client(client.base, client.headers).send(method, path, body)
  return status
}
