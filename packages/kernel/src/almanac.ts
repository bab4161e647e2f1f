import type { Game, Shape } from './game.ts'

/** One printed thing that can be looked up: a card, a Hero, a price, a board. Its entry holds for every position. */
export interface Entry<Rule extends string = string> {
  /** The id as in the game's `content`, or the beginning of such ids: `card.T01` stands for `card.T01.orange` too. */
  readonly id: string
  readonly name: string
  /** The other forms in which it is named in texts, as those of a `Term`: "treats". */
  readonly forms?: readonly string[]
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

/** Says whether a line of an entry is part of a picture in letters, whose spaces count. */
export function isDrawn(line: string): boolean {
  return / {2}|^\W+$/.test(line)
}
