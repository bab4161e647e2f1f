import type { LogEntry } from '@undercroft/games/board'
import { type Game, type Heading, hasLine, type Shape } from '@undercroft/kernel'
import type { Line } from './protocol.ts'
import type { TurnTold } from './turns.ts'

/** One line of the log as it is drawn. */
export interface LineRow extends LogEntry<Shape> {
  readonly kind: 'line'
  readonly key: string
  readonly step: number
  readonly depth: number
}

/** The head of a turn: open it has its lines below it, folded it says them in short. */
interface TurnRow {
  readonly kind: 'turn'
  readonly key: string
  readonly n: number
  readonly heading: Heading
  readonly open: boolean
  readonly turn: TurnTold
}

export type Row = LineRow | TurnRow

/** Every line, each under what caused it. */
export function rowsOfLines(lines: readonly Line[], told: number, game: Game): readonly Row[] {
  const depths: number[] = []
  const rows: Row[] = []
  for (const { n, because, step, text, event } of lines.slice(0, told)) {
    const cause = because === undefined ? undefined : lines[because]
    const counts = cause !== undefined && hasLine(game, cause.event)
    const depth = because === undefined ? 0 : (depths[because] ?? 0) + (counts ? 1 : 0)
    depths[n] = depth
    if (hasLine(game, event)) rows.push({ kind: 'line', key: `${n}`, n, step, text, event, depth: Math.min(3, depth) })
  }
  return rows
}

/** The turns in order; those that are open with their lines, told as the game tells them. */
export function rowsOfTurns(
  turns: readonly TurnTold[],
  isOpen: (turn: TurnTold, fromEnd: number) => boolean,
  entriesOf: (turn: TurnTold) => readonly LogEntry<Shape>[],
): readonly Row[] {
  return turns.flatMap((turn, i): readonly Row[] => {
    const open = isOpen(turn, turns.length - 1 - i)
    const head: TurnRow = { kind: 'turn', key: `turn ${turn.n}`, n: turn.n, heading: turn.heading, open, turn }
    if (!open) return [head]
    const entries = entriesOf(turn)
    const steps = new Map(turn.lines.map(({ n, step }) => [n, step]))
    const last = turn.lines.at(-1)?.step ?? 0
    return [
      head,
      ...entries.map((entry): LineRow => {
        const step = steps.get(entry.n) ?? last
        return { kind: 'line', key: `${entry.n}`, ...entry, step, depth: 1 }
      }),
    ]
  })
}

/** How many rows are drawn or left out together. */
const PART = 60

export interface RowPart {
  readonly at: number
  readonly rows: readonly Row[]
}

/** Parts that are drawn only while they are in sight. They begin at fixed rows: what is added changes the last one. */
export function partsOf(rows: readonly Row[]): readonly RowPart[] {
  const parts: RowPart[] = []
  for (let at = 0; at < rows.length; at += PART) parts.push({ at, rows: rows.slice(at, at + PART) })
  return parts
}
