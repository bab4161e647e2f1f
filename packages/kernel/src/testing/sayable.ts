import type { AnyChoice, Dice, Shape, Word, Words } from '../index.ts'
import type { Ask } from '../offers.ts'

/** The number of values that are kept of a word that cannot list its values. */
const MOST_SEEN = 60

/** Collects what a game's words can say: all values where they can be listed, else those that were met in play. */
export class Sayable {
  readonly #words: Words
  readonly #values = new Map<Word<unknown>, Map<string, unknown>>()

  constructor(words: Words) {
    this.#words = words
    for (const word of Object.values(words).flat()) {
      const listed = word.values?.() ?? []
      this.#values.set(word, new Map(listed.map(value => [word.say(value), value])))
    }
  }

  get verbs(): readonly string[] {
    return Object.keys(this.#words)
  }

  /** Remembers the nouns of what is offered and refused. */
  meet<T extends Shape>({ options, refused }: Pick<Ask<T>, 'options' | 'refused'>): void {
    for (const choice of options) this.#remember(choice)
    for (const { choice } of refused) this.#remember(choice)
  }

  /** Gives choices with this verb: every one, or so many drawn at random. */
  choices(verb: string, most: number, luck: Dice): AnyChoice[] {
    const columns = (this.#words[verb] ?? []).map(word => [...(this.#values.get(word)?.values() ?? [])])
    const count = columns.reduce((product, column) => product * column.length, 1)
    if (count <= most) return product(columns).map(nouns => [verb, ...nouns])
    return Array.from({ length: most }, () => [verb, ...columns.map(column => column[luck.below(column.length)])])
  }

  /** Draws any choice; each verb is as likely as another. */
  any(luck: Dice): AnyChoice | undefined {
    const verb = this.verbs[luck.below(this.verbs.length)] ?? ''
    return this.choices(verb, 1, luck)[0]
  }

  #remember(choice: AnyChoice): void {
    for (const [i, word] of (this.#words[choice[0]] ?? []).entries()) {
      const seen = this.#values.get(word)
      if (word.values !== undefined || seen === undefined || seen.size >= MOST_SEEN) continue
      seen.set(word.say(choice[i + 1]), choice[i + 1])
    }
  }
}

function product(columns: readonly (readonly unknown[])[]): unknown[][] {
  return columns.reduce<unknown[][]>((rows, column) => rows.flatMap(row => column.map(value => [...row, value])), [[]])
}
