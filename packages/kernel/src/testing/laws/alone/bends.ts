import { type Dice, type Match, readChoice, type Shape, sayChoice } from '../../../index.ts'
import { any, type Move } from '../walk.ts'

/** The number of times that a form is bent until one passes its check. */
const TRIES = 300

/** Makes forms that read nearly the same: one character is another, or two have changed places. */
export class Bends<T extends Shape> {
  readonly #moves: readonly Move<T>[]
  readonly #luck: Dice
  /** The characters with which a part of a form begins, in all forms that were seen. */
  #heads: readonly string[] | undefined
  /** The number of times that one character replaced another. */
  readonly #used = new Map<string, number>()

  constructor(moves: readonly Move<T>[], luck: Dice) {
    this.#moves = moves
    this.#luck = luck
  }

  /** Half of the time a part becomes a part of another kind: its first character says which kind it is. */
  bent(match: Match<T>, move: Move<T>): Move<T> | undefined {
    const text = noun(match, move)
    const fits = (changed: string): Move<T> | undefined => {
      const read = readChoice(match.game.words, `${move.choice[0]} ${changed}`)
      if (!read.ok) return undefined
      const other = { seat: move.seat, choice: read.value as T['choice'] }
      return noun(match, other) !== text && match.broken(move.seat, other.choice).length === 0 ? other : undefined
    }
    return (this.#luck.below(2) === 0 ? this.#ofOtherKind(match, text, fits) : undefined) ?? this.#moved(text, fits)
  }

  /** The kinds that were exchanged least come first, or only those that nearly always fit would be seen. */
  #ofOtherKind<M>(match: Match<T>, text: string, fits: (changed: string) => M | undefined): M | undefined {
    this.#heads ??= [...new Set(this.#moves.flatMap(move => noun(match, move).match(HEADS) ?? []))]
    const places = [...text.matchAll(HEADS)].map(({ index }) => index)
    const pairs = places.flatMap(at => (this.#heads ?? []).map(sign => ({ at, sign, name: `${text[at]}${sign}` })))
    const order = pairs.map(pair => ({
      ...pair,
      rank: (this.#used.get(pair.name) ?? 0) + this.#luck.below(1000) / 1000,
    }))
    for (const { at, sign, name } of order.toSorted((a, b) => a.rank - b.rank)) {
      const found = fits([...text].with(at, sign).join(''))
      if (found === undefined) continue
      this.#used.set(name, (this.#used.get(name) ?? 0) + 1)
      return found
    }
    return undefined
  }

  #moved<M>(text: string, fits: (changed: string) => M | undefined): M | undefined {
    const places = [...text].map((_, at) => at)
    for (let i = 0; i < TRIES; i++) {
      const [at, other] = [any(places, this.#luck) ?? 0, any(places, this.#luck) ?? 0]
      const changed = [...text].with(at, text[other] ?? '')
      if (this.#luck.below(2) === 0) changed[other] = text[at] ?? ''
      const found = fits(changed.join(''))
      if (found !== undefined) return found
    }
    return undefined
  }
}

const HEADS = /\b\w/g

/** Gives the text of a form without its verb. */
function noun<T extends Shape>({ game }: Match<T>, { choice }: Move<T>): string {
  return sayChoice(game.words, choice).slice(choice[0].length + 1)
}
