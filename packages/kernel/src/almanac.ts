import type { Game, Shape } from './game.ts'

/** One thing that is printed and can be looked up: a card, a Hero, a price, a board. It holds for every position alike. */
export interface Entry<Rule extends string = string> {
  /** As in the game's `content`, or what such ids begin with: `card.T01` stands for `card.T01.orange` too. */
  readonly id: string
  readonly name: string
  /** What sort of thing it is: "Treasure Card". */
  readonly kind: string
  /** Everything that is printed on it, in our words and with all numbers, line by line. */
  readonly says: readonly string[]
  /** The rules that say more of it. */
  readonly rules?: readonly Rule[]
}

/** What of a game's content has no entry in its almanac. */
export function unwritten<T extends Shape>({ content, almanac = [] }: Game<T>): string[] {
  return content.filter(id => !almanac.some(entry => id === entry.id || id.startsWith(`${entry.id}.`)))
}
