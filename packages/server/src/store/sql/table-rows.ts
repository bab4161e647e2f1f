import { USUAL_MANNERS } from '../../order/manners.ts'
import type { Status, TableChange, TableRecord, Visibility } from '../records.ts'
import type { TableRow } from '../schema.ts'

export function tableRow(table: TableRecord): TableRow {
  const { id, game, version, maker, visibility, secret, commitment, seq } = table
  return {
    ...{ id, game, version, maker, visibility, status: table.status, secret, commitment, seq },
    options: JSON.stringify(table.options),
    seats: JSON.stringify(table.seats),
    clock: JSON.stringify(table.clock),
    lots: table.lots ? 1 : 0,
    patience: table.patience,
    rated: table.rated ? 1 : 0,
    gone: JSON.stringify(table.gone),
    manners: JSON.stringify(table.manners),
    hands: JSON.stringify(table.hands),
    deadline: table.deadline ?? null,
    words: JSON.stringify(table.words),
    waiting: JSON.stringify(table.waiting),
    orders: JSON.stringify(table.orders),
    bot_due: table.botDue ? 1 : 0,
    outcome: table.outcome === undefined ? null : JSON.stringify(table.outcome),
    rematch_of: table.rematchOf ?? null,
    rematch: table.rematch ?? null,
    proposal: table.proposal === undefined ? null : JSON.stringify(table.proposal),
    notice_at: table.noticeAt ?? null,
    made_at: table.madeAt,
    started_at: table.startedAt ?? null,
    over_at: table.overAt ?? null,
  }
}

export function readTable(row: TableRow): TableRecord {
  const { id, game, version, maker, secret, commitment, seq } = row
  return {
    ...{ id, game, version, maker, secret, commitment, seq },
    visibility: row.visibility as Visibility,
    status: row.status as Status,
    options: JSON.parse(row.options),
    seats: JSON.parse(row.seats),
    clock: JSON.parse(row.clock),
    lots: row.lots === 1,
    patience: row.patience,
    rated: row.rated === 1,
    gone: JSON.parse(row.gone),
    manners: row.manners === '{}' ? USUAL_MANNERS : JSON.parse(row.manners),
    hands: JSON.parse(row.hands),
    deadline: row.deadline ?? undefined,
    words: JSON.parse(row.words),
    waiting: JSON.parse(row.waiting),
    orders: JSON.parse(row.orders),
    botDue: row.bot_due === 1,
    outcome: row.outcome === null ? undefined : JSON.parse(row.outcome),
    rematchOf: row.rematch_of ?? undefined,
    rematch: row.rematch ?? undefined,
    proposal: row.proposal === null ? undefined : JSON.parse(row.proposal),
    noticeAt: row.notice_at ?? undefined,
    madeAt: row.made_at,
    startedAt: row.started_at ?? undefined,
    overAt: row.over_at ?? undefined,
  }
}

/** What changes with an ordinary move. All else is rare. */
const OF_A_MOVE: ReadonlySet<string> = new Set<keyof TableChange>([
  ...(['waiting', 'botDue', 'hands', 'deadline', 'proposal', 'noticeAt'] as const),
])

/** Whether a change is that of an ordinary move, which stores write in ways of their own. */
export function isOfMove(change: TableChange): boolean {
  for (const name in change) if (!OF_A_MOVE.has(name)) return false
  return true
}

/** The columns that a change sets; a deadline or proposal that is named and undefined is taken away. */
export function changedColumns(change: TableChange): Partial<TableRow> {
  const { seats, status, hands, words, waiting, orders, botDue, outcome, rematch, startedAt, overAt } = change
  return {
    ...(change.maker !== undefined && { maker: change.maker }),
    ...(seats && { seats: JSON.stringify(seats) }),
    ...(change.lots !== undefined && { lots: change.lots ? 1 : 0 }),
    ...(change.gone && { gone: JSON.stringify(change.gone) }),
    ...(change.manners && { manners: JSON.stringify(change.manners) }),
    ...(status && { status }),
    ...(change.version !== undefined && { version: change.version }),
    ...(hands && { hands: JSON.stringify(hands) }),
    ...('deadline' in change && { deadline: change.deadline ?? null }),
    ...('proposal' in change && { proposal: change.proposal === undefined ? null : JSON.stringify(change.proposal) }),
    ...(change.noticeAt !== undefined && { notice_at: change.noticeAt }),
    ...(words && { words: JSON.stringify(words) }),
    ...(waiting && { waiting: JSON.stringify(waiting) }),
    ...(orders && { orders: JSON.stringify(orders) }),
    ...(botDue !== undefined && { bot_due: botDue ? 1 : 0 }),
    ...(outcome && { outcome: JSON.stringify(outcome) }),
    ...(rematch !== undefined && { rematch }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(overAt !== undefined && { over_at: overAt }),
  }
}
