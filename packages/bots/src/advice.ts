import { type AnyChoice, type Game, type Seat, type Seen, type Shape, sameData } from '@undercroft/kernel'
import type { Contrast } from './search/contrast.ts'
import type { Thought } from './search/deliberation.ts'

/** How long advice is thought about. */
export const ADVICE_MS = 500

/** An answer and the chance to win with it, from 0 to 1. */
export interface Chance {
  readonly choice: AnyChoice
  readonly chance: number
  /** Whether it looks best before anything is tried out. */
  readonly first?: true
  /** In what the best differs from another, where that is clear. */
  readonly contrast?: Contrast<Shape> | undefined
}

/** How many answers are shown beside the best. */
const OTHERS = 2

/**
 * The best answers and their chances, the chosen one first; among the others is always the one that looks best at first. What
 * was dropped early has played fewer rounds, perhaps lucky ones: it is not shown as better than what has beaten it in the
 * same rounds.
 */
export function chancesOf({ choice, first, considered, playouts, contrast }: Thought<Shape>): readonly Chance[] {
  const best = considered.find(each => sameData(each.choice, choice))
  if (best === undefined || playouts === 0 || considered.length < 2) return []
  const looked = considered.find(each => sameData(each.choice, first))
  const others = considered.filter(each => each !== best && each !== looked)
  const shown = looked === undefined || looked === best ? others : [looked, ...others]
  const all = [best, ...shown.slice(0, OTHERS)].sort((a, b) => (a === best ? -1 : b === best ? 1 : b.chance - a.chance))
  return all.map(each => ({
    choice: each.choice,
    chance: Math.min(each.chance, best.chance),
    ...(each === looked && { first: true as const }),
    ...(each === best && contrast !== undefined && { contrast }),
  }))
}

/** What the answer that looks best at first overlooks: so many games of a hundred. Less than this is not worth a word. */
const WORTH_SAYING = 3

/**
 * Says how much better the advised answer is than the one that looks best at first, where that is another, and in the game's
 * words why.
 */
function sayCompared(chances: readonly Chance[], labelOf: (choice: AnyChoice) => string): string | undefined {
  const [best, ...others] = chances
  const looked = others.find(({ first }) => first === true)
  const games = Math.round(100 * ((best?.chance ?? 0) - (looked?.chance ?? 0)))
  const { over, gains = [], costs = [] } = best?.contrast ?? {}
  const but = costs.map(cost => `, though ${cost}`).join('')
  if (looked !== undefined && games >= WORTH_SAYING) {
    const fails = `“${labelOf(looked.choice)}” looks good at first, but wins ${games} fewer games in 100`
    return gains.length === 0 ? fails : `${fails}: this way ${gains.join(' and ')}${but}`
  }
  if (over === undefined) return undefined
  const better = gains.length === 0 ? 'more games are won' : gains.join(' and ')
  return `compared with “${labelOf(over)}”, ${better}${but}`
}

/** Why a seat may want what is advised: what the game says of it, how likely it wins, and what other answers overlook. */
export function sayReasons(
  { reason, odds }: Pick<Game, 'reason' | 'odds'>,
  seen: Seen<Shape>,
  seat: Seat,
  advised: { readonly choice: AnyChoice; readonly chances: readonly Chance[] },
  labelOf: (choice: AnyChoice) => string,
): string {
  const { choice, chances } = advised
  const [best] = chances
  const own = [reason?.(seen, seat, choice), odds?.(seen, seat, choice), best && sayChance(best.chance)]
  const said = own.filter(each => each !== undefined).join(', ')
  return [said, sayCompared(chances, labelOf) ?? ''].filter(each => each !== '').join('; ')
}

/** A chance in words. Nothing is certain that was only tried out. */
export function sayChance(chance: number): string {
  return `${percent(chance)}% to win`
}

export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)))
}
