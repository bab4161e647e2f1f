import { type AnyChoice, type OpenAsk, type Seen, type Shape, sameData, sayChoice } from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { digitsOf, hasEditor } from './groups.ts'

/** An answer as it stands in the list. */
export interface Entry {
  readonly choice: AnyChoice
  readonly key: string
  readonly label: string
  /** What one would work out before choosing it. */
  readonly odds: string | undefined
  /** The digit that chooses it; 0 for none. */
  readonly digit: number
}

export function entriesOf(ask: OpenAsk<Shape>, playable: Playable, seen: Seen<Shape>): ReadonlyMap<AnyChoice, Entry> {
  const digits = digitsOf(ask, playable.look)
  return new Map(
    ask.options.map(choice => {
      const digit = digits.indexOf(choice) + 1
      return [choice, { ...entryOf(choice, ask, playable, seen), digit }]
    }),
  )
}

/** One answer, without the digit that it may have in the list. */
export function entryOf(choice: AnyChoice, { seat }: OpenAsk<Shape>, playable: Playable, seen: Seen<Shape>): Entry {
  const { game } = playable
  const odds = game.odds?.(seen, seat, choice)
  return { choice, key: sayChoice(game.words, choice), label: labelOf(playable, choice, seen), odds, digit: 0 }
}

/** How a choice reads beside a board. */
export function labelOf({ game, look }: Playable, choice: AnyChoice, seen: Seen<Shape>): string {
  return look.label?.(choice, seen) ?? game.label(choice, seen)
}

/** How many answers are offered instead of one that is refused. */
const INSTEAD = 3

/** The legal answers of the same verb that are nearest to a refused one. */
export function insteadOf(refused: AnyChoice, { options }: Pick<OpenAsk<Shape>, 'options'>): readonly AnyChoice[] {
  return options
    .filter(([verb]) => verb === refused[0])
    .map(choice => ({ choice, far: distance(refused.slice(1), choice.slice(1)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, INSTEAD)
    .map(({ choice }) => choice)
}

/** How far apart what two answers name is, as far as numbers and the names of cells tell; other things count as far. */
function distance(a: readonly unknown[], b: readonly unknown[]): number {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => apart(a[i], b[i])).reduce((x, y) => x + y, 0)
}

const FAR = 20

function apart(a: unknown, b: unknown): number {
  if (sameData(a, b)) return 0
  if (typeof a === 'number' && typeof b === 'number') return Math.min(FAR, Math.abs(a - b))
  if (typeof a !== 'string' || typeof b !== 'string') return FAR
  const [x, y] = [numbersIn(a), numbersIn(b)]
  const alike = x.length > 0 && x.length === y.length
  return alike ? Math.min(FAR, distance(x, y)) : FAR
}

/** The numbers of a cell's name: "c3" is 3 and 3, "c3y1" is 3 and 1. */
function numbersIn(name: string): number[] {
  const column = /^([a-z])\d+$/.exec(name)?.[1]
  const numbers = [...name.matchAll(/-?\d+/g)].map(([digits]) => Number(digits))
  return column === undefined ? numbers : [column.charCodeAt(0) - 96, ...numbers]
}

/** The most answers that stand as buttons beside a folded list. */
const FEW = 8

/** Whether the list may fold, as what the board does not take are only a few buttons. */
export function foldable(ask: OpenAsk<Shape>, { look }: Playable): boolean {
  return !hasEditor(ask, look) && offBoard(ask, look).length <= FEW
}

/** Whether the list has more than the buttons that stand there while it is folded. */
export function hasMore(ask: OpenAsk<Shape>, { look }: Playable): boolean {
  return ask.refused.length > 0 || offBoard(ask, look).length < ask.options.length
}

/** The answers that are no place on the board. */
export function offBoard(ask: OpenAsk<Shape>, look: Playable['look']): readonly AnyChoice[] {
  const placed = look.onBoard?.[ask.phase] ?? []
  return ask.options.filter(([verb]) => !placed.includes(verb))
}
