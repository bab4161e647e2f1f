import type { LogEntry } from '@undercroft/games/board'
import { faceName, type Game, type Heading, hasLine, type Shape, throwIn } from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { capital } from './capital.ts'
import type { Line } from './protocol.ts'

/** A part of the log: somebody's turn, a round, or what one seat did before another acted. */
export interface TurnTold {
  /** The number of its first line. */
  readonly n: number
  readonly heading: Heading
  readonly lines: readonly Line[]
}

/** Gathers lines into turns. Only what is new since the last call is looked at: a long game has thousands of lines. */
export type Teller = (lines: readonly Line[], told: number) => readonly TurnTold[]

export function makeTeller(game: Pick<Game, 'heading'>, names: readonly string[]): Teller {
  let turns: readonly TurnTold[] = []
  let past = 0
  let last: Line | undefined
  return (lines, told) => {
    if (past > told || (past > 0 && lines[past - 1] !== last)) [turns, past] = [[], 0]
    if (past === told) return turns
    turns = withLines(turns, lines.slice(past, told), game, names)
    past = told
    last = lines[told - 1]
    return turns
  }
}

function withLines(
  before: readonly TurnTold[],
  fresh: readonly Line[],
  game: Pick<Game, 'heading'>,
  names: readonly string[],
): readonly TurnTold[] {
  const open = before.at(-1)
  const turns = before.slice(0, -1)
  let [n, heading, lines] = [open?.n ?? 0, open?.heading, [...(open?.lines ?? [])]]
  for (const line of fresh) {
    const next = headingOf(line, heading, game, names)
    if (next !== undefined && lines.length > 0) {
      turns.push({ n, heading: heading ?? BEGINNING, lines })
      lines = []
    }
    if (lines.length === 0) n = line.n
    heading = next ?? heading
    lines.push(line)
  }
  return [...turns, { n, heading: heading ?? BEGINNING, lines }]
}

/** What was told before anybody's turn. */
const BEGINNING: Heading = { title: 'The beginning' }

/** What the game says of the line; in a game that says nothing a turn begins whenever another seat acts. */
function headingOf(
  { event }: Line,
  open: Heading | undefined,
  game: Pick<Game, 'heading'>,
  names: readonly string[],
): Heading | undefined {
  if (game.heading !== undefined) return game.heading(event, names)
  const seat = actorOf(event)
  if (seat === undefined || seat === open?.seat) return undefined
  return { title: names[seat] ?? `Seat ${seat + 1}`, seat }
}

/** Who chose, where somebody did. */
export function actorOf(event: Line['event']): number | undefined {
  if (event.what !== 'chose' && event.what !== 'answered') return undefined
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}

/** A line where there is little room: of dice only what they show. */
export function shortText({ event, text }: Pick<Line, 'event' | 'text'>, game: Pick<Game, 'faces'>): string {
  const thrown = throwIn(event)
  if (thrown === undefined) return text
  const { label, faces } = thrown
  const shown = faces.map(face => faceName(game, label, face) ?? face).join(' ')
  return `${capital(label)}: ${shown}`
}

/** The lines of a turn as a player reads them: fewer where the game tells them in fewer. Whose turn it is stands above them. */
export function entriesOfTurn(
  { lines }: Pick<TurnTold, 'lines'>,
  { game, look }: Playable,
  names: readonly string[],
): readonly LogEntry<Shape>[] {
  const isSaid = ({ event }: Line) => !hasLine(game, event) || game.heading?.(event, names)?.seat !== undefined
  const told = lines.filter(line => !isSaid(line))
  return look.retell?.(told, names) ?? told
}
