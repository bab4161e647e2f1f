import { BOSSES, type Boss } from '../content/bosses.ts'
import { EVIL, type EvilId } from '../content/evil.ts'
import { type Kind, MONSTER_DICE } from '../content/monsters.ts'
import { tileFacts } from '../content/tiles.ts'
import { cardOf } from '../state/decks.ts'
import { kindOf } from '../state/foes.ts'
import { type CardId, NONE } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** So many of something, by its name. */
export interface Tally {
  readonly name: string
  readonly count: number
}

/** The same names counted, in the order of the alphabet. */
function tally(names: readonly string[]): readonly Tally[] {
  return [...Map.groupBy(names, name => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What lies on the stacks of a level (MA-27): the tile that is up, and which others are left, in no order. */
export interface Stacks {
  readonly up: string | undefined
  readonly left: number
  readonly small: readonly Tally[]
  readonly medium: readonly Tally[]
  /** A Stairs tile that lies deeper: how many must be turned before it comes, and whether it comes then (MA-24.4). */
  readonly stairs: { readonly above: number; readonly exact: boolean } | undefined
}

export function stacksOf(view: View, level: number): Stacks | undefined {
  const stack = view.stacks[level - 1]
  if (stack === undefined) return undefined
  const { up, rest, next, bottom, held } = stack
  const hidden = [...rest, ...next, ...bottom, ...(held === 'none' ? [] : [held])]
  const nameOf = (tile: string) => tileFacts(tile).name
  return {
    up: up === 'none' ? undefined : up,
    left: hidden.length,
    small: tally(hidden.map(nameOf)),
    medium: tally((view.mediums[level - 1] ?? []).map(nameOf)),
    stairs: held === 'none' ? undefined : { above: stack.above, exact: stack.exact },
  }
}

/** Monster dice that are not on the board, of how many. */
export function diceLeft(view: View, kind: Kind): { readonly left: number; readonly of: number } {
  const out = view.foes.filter((foe, id) => kindOf(id) === kind && foe.room !== NONE).length
  return { left: MONSTER_DICE[kind] - out, of: MONSTER_DICE[kind] }
}

/** Bosses that have not come yet; beaten or captured ones do not come back. */
export function bossesLeft({ foes }: View): readonly Boss[] {
  return BOSSES.filter(boss => foes.some(foe => foe.is === boss && foe.room === NONE && !foe.gone))
}

/** A discard pile, which all may look through. */
export function discarded(cards: readonly CardId[]): readonly Tally[] {
  return tally(cards.map(card => cardOf(card).name))
}

export function discardedEvil(cards: readonly EvilId[]): readonly Tally[] {
  return tally(cards.map(card => EVIL[card].name))
}
