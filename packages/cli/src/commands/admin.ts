import { nearest } from '@undercroft/kernel'
import type { Act, Ban, Report, TableCard } from '@undercroft/server'
import { callOffice, type Office, readSpan } from '../admin/call.ts'
import {
  type Running,
  type Somebody,
  sayActs,
  sayBans,
  sayPeople,
  sayReport,
  sayReports,
  sayRunning,
  sayTables,
} from '../admin/say.ts'
import { CommandError, command, type Io, say, sayJson } from '../command.ts'

const USUAL_SERVER = 'http://127.0.0.1:8080'

export const adminCommand = command({
  name: 'admin',
  summary: 'Reports, bans, names and tables of a server that runs.',
  usage: 'ACT [ID] [NAME]',
  options: {
    server: { kind: 'text', value: 'URL', says: `the server (UNDERCROFT_SERVER, else ${USUAL_SERVER})` },
    why: { kind: 'text', value: 'TEXT', says: 'why you do it: it stands in the log of acts' },
    for: { kind: 'text', value: 'TIME', says: 'how long a ban holds: 12h, 7d, 4w' },
    outcome: { kind: 'text', value: 'WORD', says: 'of a report: nothing, warned, renamed, banned or other' },
    closed: { kind: 'flag', says: 'reports that are closed' },
    status: { kind: 'text', value: 'WORD', says: 'tables that are open, playing (as usual) or over' },
    json: { kind: 'flag', says: 'what the server answers, as one line of JSON' },
  },
  notes: () =>
    'The key is in ADMIN_KEY, the same as the server has (of "ada=KEY bob=KEY" give your own part or KEY alone). Acts:\n' +
    '  running                    nodes, sockets, tables, memory\n' +
    '  reports [--closed]         the list; report ID: one whole, with what was said and the log\n' +
    '  close-report ID            with --outcome and --why\n' +
    '  bans                       the list; ban PERSON|ADDRESS --for 7d --why TEXT; lift BAN --why TEXT\n' +
    '  people NAME, person ID     who somebody is; rename ID NAME --why TEXT\n' +
    '  tables [--status over]     the list; close-table ID --why TEXT\n' +
    '  acts                       what operators did: who, when, what, why',
  async run({ words: [act = '', id, name], options }, io) {
    const office = { server: readServer(options.server ?? io.env.UNDERCROFT_SERVER), key: readKey(io.env.ADMIN_KEY) }
    const asked = ACTS.get(act)
    if (asked === undefined) throw new CommandError(unknownAct(act))
    if (asked.needs.includes('id') && id === undefined) throw new CommandError(`${act} needs an id: admin ${act} ID`)
    if (asked.needs.includes('name') && name === undefined) throw new CommandError(`${act} needs a name`)
    if (asked.needs.includes('why') && options.why === undefined) throw new CommandError(`${act} needs --why TEXT`)
    const wish = { ...options, id: id ?? '', name: name ?? '', why: options.why ?? '', span: options.for }
    const answer = await asked.ask(office, wish, io)
    if (options.json) sayJson(io, answer)
    else say(io, ...asked.say(answer))
    return 0
  },
})

interface Wish {
  readonly id: string
  readonly name: string
  readonly why: string
  readonly span: string | undefined
  readonly outcome: string | undefined
  readonly closed: boolean
  readonly status: string | undefined
}

interface OfficeAct {
  readonly needs: readonly ('id' | 'name' | 'why')[]
  ask(office: Office, wish: Wish, io: Io): Promise<unknown>
  say(answer: unknown): readonly string[]
}

const done = (): readonly string[] => ['done']

const ACTS: ReadonlyMap<string, OfficeAct> = new Map<string, OfficeAct>([
  ['running', { needs: [], ask: office => callOffice(office, 'GET', ''), say: all => sayRunning(all as Running) }],
  [
    'reports',
    {
      needs: [],
      ask: (office, { closed }) => callOffice(office, 'GET', `/reports?state=${closed ? 'closed' : 'open'}`),
      say: all => sayReports((all as { reports: Report[] }).reports),
    },
  ],
  [
    'report',
    {
      needs: ['id'],
      ask: (office, { id }) => callOffice(office, 'GET', `/reports/${encodeURIComponent(id)}`),
      say: report => sayReport(report as Report),
    },
  ],
  [
    'close-report',
    {
      needs: ['id', 'why'],
      ask: (office, { id, why, outcome = 'nothing' }) =>
        callOffice(office, 'POST', `/reports/${encodeURIComponent(id)}/close`, { outcome, why }),
      say: done,
    },
  ],
  [
    'bans',
    {
      needs: [],
      ask: office => callOffice(office, 'GET', '/bans'),
      say: all => sayBans((all as { bans: Ban[] }).bans),
    },
  ],
  [
    'ban',
    {
      needs: ['id', 'why'],
      ask(office, { id, why, span }, io) {
        if (span === undefined) throw new CommandError('a ban has an end: --for 7d')
        const until = io.now() + readSpan(span)
        const whom = /[.:]/.test(id) ? { address: id } : { person: id }
        return callOffice(office, 'POST', '/bans', { ...whom, until, why })
      },
      say: ban => sayBans([ban as Ban]),
    },
  ],
  [
    'lift',
    {
      needs: ['id', 'why'],
      ask: (office, { id, why }) => callOffice(office, 'POST', `/bans/${encodeURIComponent(id)}/lift`, { why }),
      say: done,
    },
  ],
  [
    'people',
    {
      needs: ['id'],
      ask: (office, { id }) => callOffice(office, 'GET', `/people?name=${encodeURIComponent(id)}`),
      say: all => sayPeople((all as { people: Somebody[] }).people),
    },
  ],
  [
    'person',
    {
      needs: ['id'],
      ask: (office, { id }) => callOffice(office, 'GET', `/people/${encodeURIComponent(id)}`),
      say: person => [JSON.stringify(person, undefined, 2)],
    },
  ],
  [
    'rename',
    {
      needs: ['id', 'name', 'why'],
      ask: (office, { id, name, why }) =>
        callOffice(office, 'POST', `/people/${encodeURIComponent(id)}/name`, { name, why }),
      say: done,
    },
  ],
  [
    'tables',
    {
      needs: [],
      ask: (office, { status = 'playing' }) =>
        callOffice(office, 'GET', `/tables?status=${encodeURIComponent(status)}`),
      say: all => sayTables((all as { tables: TableCard[] }).tables),
    },
  ],
  [
    'close-table',
    {
      needs: ['id', 'why'],
      ask: (office, { id, why }) => callOffice(office, 'POST', `/tables/${encodeURIComponent(id)}/close`, { why }),
      say: done,
    },
  ],
  [
    'acts',
    {
      needs: [],
      ask: office => callOffice(office, 'GET', '/acts'),
      say: all => sayActs((all as { acts: Act[] }).acts),
    },
  ],
])

function unknownAct(act: string): string {
  const known = [...ACTS.keys()]
  const near = nearest(act, known)
  return `there is no act "${act}"${near === undefined ? '' : `: did you mean ${near}?`} (there is ${known.join(', ')})`
}

function readServer(text: string | undefined): string {
  const server = text === undefined || text === '' ? USUAL_SERVER : text
  if (!URL.canParse(server) || !/^https?:/.test(server))
    throw new CommandError(`"${server}" is not an address of a server`)
  return server
}

function readKey(text: string | undefined): string {
  const [first = ''] = (text ?? '').trim().split(/\s+/)
  if (first === '') throw new CommandError('ADMIN_KEY is not set: it holds the key of an operator')
  return first.slice(first.indexOf('=') + 1)
}
