import type { Game, Shape } from './game.ts'

/** One printed thing that can be looked up: a card, a Hero, a price, a board. Its entry holds for every position. */
export interface Entry<Rule extends string = string> {
  /** The id as in the game's `content`, or the beginning of such ids: `card.T01` stands for `card.T01.orange` too. */
  readonly id: string
  readonly name: string
  /** The kind of thing that it is: "Treasure Card". */
  readonly kind: string
  /** Everything that is printed on it, in our words and with all numbers, line by line. */
  readonly says: readonly string[]
  /** The rules that say more of it. */
  readonly rules?: readonly Rule[]
}

/** Lists the content of a game that has no entry in its almanac. */
export function unwritten<T extends Shape>({ content, almanac = [] }: Game<T>): string[] {
  return content.filter(id => !almanac.some(entry => id === entry.id || id.startsWith(`${entry.id}.`)))
}
