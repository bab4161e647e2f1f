import { columns } from '../table.ts'

/** What the server tells its operators, as far as it is printed. */
export interface Running {
  readonly nodes: readonly {
    readonly id: string
    readonly startedAt: number
    readonly sockets: number
    readonly people: number
    readonly tables: number
    readonly matches: number
    readonly bots: number
    readonly memory: number
  }[]
  readonly totals: { readonly [name: string]: number }
}

interface Line {
  readonly at: number
  readonly name: string
  readonly text: string
}

export interface ShownReport {
  readonly id: string
  readonly byName: string
  readonly person: string
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly table?: string
  readonly addresses: readonly string[]
  readonly madeAt: number
  readonly closed?: { readonly at: number; readonly by: string; readonly outcome: string }
  readonly evidence?: {
    readonly game: string
    readonly seats: readonly string[]
    readonly chat: readonly Line[]
    readonly gallery: readonly Line[]
    readonly log: readonly { readonly seq: number; readonly at: number; readonly happening: object }[]
  }
}

export interface ShownBan {
  readonly id: string
  readonly person?: string
  readonly address?: string
  readonly name?: string
  readonly why: string
  readonly by: string
  readonly endsAt: number
  readonly liftedAt?: number
}

export interface ShownAct {
  readonly at: number
  readonly who: string
  readonly what: string
  readonly about: string
  readonly detail: string
  readonly why: string
}

export interface ShownTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly visibility: string
  readonly seats: readonly { readonly player?: string; readonly kind: string }[]
}

export interface ShownPerson {
  readonly id: string
  readonly name: string
  readonly madeAt: number
}

export function sayRunning({ nodes, totals }: Running): string[] {
  const rows = nodes.map(node => [
    ...[node.id.slice(0, 8), time(node.startedAt), node.sockets, node.people, node.tables, node.matches, node.bots],
    `${Math.round(node.memory / 1e6)} MB`,
  ])
  const head = ['node', 'since', 'sockets', 'people', 'tables', 'matches', 'bots', 'memory']
  const all = Object.entries(totals).map(([name, count]) => `${count} ${name}`)
  return [...columns([head, ...rows]), '', `in the store: ${all.join(', ')}`]
}

export function sayReports(reports: readonly ShownReport[]): string[] {
  if (reports.length === 0) return ['no reports']
  return columns(
    reports.map(({ id, madeAt, kind, name, byName, text, closed }) => [
      ...[id, time(madeAt), closed === undefined ? kind : `${kind}: ${closed.outcome}`],
      ...[`${name}, by ${byName}`, text.replaceAll('\n', ' ')],
    ]),
  )
}

/** A report whole: what was said, and what happened at the table. */
export function sayReport(report: ShownReport): string[] {
  const { id, byName, name, person, kind, text, table, addresses, madeAt, closed, evidence } = report
  const said = (title: string, lines: readonly Line[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${time(line.at)} ${line.name}: ${line.text}`)]
  return [
    `report ${id} of ${time(madeAt)}: ${kind}`,
    `about ${name} (${person})${addresses.length === 0 ? '' : `, from ${addresses.join(', ')}`}, by ${byName}`,
    ...(text === '' ? [] : [`"${text}"`]),
    ...(closed === undefined ? [] : [`closed ${time(closed.at)} by ${closed.by}: ${closed.outcome}`]),
    ...(table === undefined
      ? []
      : [`table ${table}${evidence ? `, ${evidence.game}: ${evidence.seats.join(', ')}` : ''}`]),
    ...said('what was said', evidence?.chat ?? []),
    ...said('in the gallery', evidence?.gallery ?? []),
    ...(evidence === undefined
      ? []
      : [
          '',
          'the log',
          ...evidence.log.map(each => `  ${each.seq} ${time(each.at)} ${JSON.stringify(each.happening)}`),
        ]),
  ]
}

export function sayBans(bans: readonly ShownBan[]): string[] {
  if (bans.length === 0) return ['no bans']
  return columns(
    bans.map(({ id, name, person, address, endsAt, liftedAt, by, why }) => [
      ...[id, address ?? `${name} (${person})`],
      ...[liftedAt === undefined ? `until ${time(endsAt)}` : `lifted ${time(liftedAt)}`, `by ${by}`, why],
    ]),
  )
}

export function sayActs(acts: readonly ShownAct[]): string[] {
  if (acts.length === 0) return ['no acts']
  return columns(acts.map(({ at, who, what, about, detail, why }) => [time(at), who, what, detail || about, why]))
}

export function sayTables(tables: readonly ShownTable[]): string[] {
  if (tables.length === 0) return ['no tables']
  const sitters = (table: ShownTable) => table.seats.map(({ player, kind }) => player ?? kind).join(', ')
  return columns(tables.map(each => [each.id, each.game, each.status, each.visibility, sitters(each)]))
}

export function sayPeople(people: readonly ShownPerson[]): string[] {
  if (people.length === 0) return ['nobody']
  return columns(people.map(({ id, name, madeAt }) => [id, name, `since ${time(madeAt)}`]))
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
