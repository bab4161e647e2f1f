import type { Act, Ban, ChatLine, NodeState, Report, TableCard, Totals } from '@undercroft/server'
import { columns } from '../table.ts'

export interface Running {
  readonly nodes: readonly NodeState[]
  readonly totals: Totals
}

export interface Somebody {
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

export function sayReports(reports: readonly Report[]): string[] {
  if (reports.length === 0) return ['no reports']
  return columns(
    reports.map(({ id, madeAt, kind, name, byName, text, closed }) => [
      ...[id, time(madeAt), closed === undefined ? kind : `${kind}: ${closed.outcome}`],
      ...[`${name}, by ${byName}`, text.replaceAll('\n', ' ')],
    ]),
  )
}

/** A report whole: what was said, and what happened at the table. */
export function sayReport(report: Report): string[] {
  const { id, byName, name, person, kind, text, table, addresses, madeAt, closed, evidence } = report
  const said = (title: string, lines: readonly ChatLine[]) =>
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

export function sayBans(bans: readonly Ban[]): string[] {
  if (bans.length === 0) return ['no bans']
  return columns(
    bans.map(({ id, name, person, address, endsAt, liftedAt, by, why }) => [
      ...[id, address ?? `${name} (${person})`],
      ...[liftedAt === undefined ? `until ${time(endsAt)}` : `lifted ${time(liftedAt)}`, `by ${by}`, why],
    ]),
  )
}

export function sayActs(acts: readonly Act[]): string[] {
  if (acts.length === 0) return ['no acts']
  return columns(acts.map(({ at, who, what, about, detail, why }) => [time(at), who, what, detail || about, why]))
}

export function sayTables(tables: readonly TableCard[]): string[] {
  if (tables.length === 0) return ['no tables']
  const sitters = (table: TableCard) =>
    table.seats.map(seat => ('player' in seat ? seat.player : undefined) ?? seat.kind).join(', ')
  return columns(tables.map(each => [each.id, each.game, each.status, each.visibility, sitters(each)]))
}

export function sayPeople(people: readonly Somebody[]): string[] {
  if (people.length === 0) return ['nobody']
  return columns(people.map(({ id, name, madeAt }) => [id, name, `since ${time(madeAt)}`]))
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
