import { type Dice, FastDice, type Game, type Play, type Shape } from '@undercroft/kernel'
import { Judge, rewardOf } from '../search/judge.ts'
import { Playout, type World } from '../search/playout.ts'

/** The chance of each seat to win, with the standard error of each. */
export interface Chances {
  readonly chance: readonly number[]
  readonly error: readonly number[]
}

/** Something that is done in a position: an answer, of whose draws the first ones are known. */
export interface Deed<T extends Shape> {
  readonly act: (play: Play<T>) => void
  /** The draws that are known, counted from 1. */
  readonly known: readonly number[]
  /** The sides of the first die that is not known. Its faces are gone through, unless there are more than rounds. */
  readonly next?: number
}

/** Playouts end with the turn: what comes later is in the value, which was fitted to ends of turns, and adds only noise. */
export const THIS_TURN = 1

/** They go on through the next turn where a position is compared with one of that turn: both are judged at one point. */
export const NEXT_TURN = 2

/** Says how a true position may end: greedy bots play on in it, with as many sets of dice as there are rounds. */
export class Forecast<T extends Shape> {
  readonly game: Game<T>
  readonly #seats: number
  readonly #rounds: number
  readonly #seed: string
  readonly #dice = new LedDice()
  readonly #judge: Judge<T>
  #playout: Playout<T> | undefined

  constructor(game: Game<T>, seats: number, rounds: number, seed: string) {
    this.game = game
    this.#seats = seats
    this.#rounds = rounds
    this.#seed = seed
    this.#judge = new Judge(game, game.thinking?.trust)
  }

  /**
   * The chances in a position, or after a deed in it. Dice are those of the place: if all positions had the same ones, what
   * is by chance wrong with these would be wrong everywhere, and add up over the game.
   */
  of(world: World<T>, place: string, deed?: Deed<T>, turns: number = THIS_TURN): Chances {
    const { outcome } = world.state
    if (outcome !== undefined) {
      const chance = Array.from({ length: this.#seats }, (_, seat) => rewardOf(outcome, seat))
      return { chance, error: chance.map(() => 0) }
    }
    const seeds = new FastDice(`${this.#seed} ${place}`)
    this.#playout ??= new Playout(this.game, world.state, this.#judge, this.#dice)
    const tally = new Tally(this.#seats)
    // Every face comes up equally often: with 8 rounds of a six-sided die, two of them would count twice.
    const faces = deed?.next !== undefined && deed.next <= this.#rounds ? deed.next : undefined
    const rounds = Math.ceil(this.#rounds / (faces ?? 1)) * (faces ?? 1)
    for (let round = 0; round < rounds; round++) {
      const next = faces === undefined ? [] : [(round % faces) + 1]
      this.#dice.lead([...(deed?.known ?? []), ...next], seeds.next())
      tally.add(this.#playout.chances(world, this.#seats, deed?.act ?? (() => {}), turns))
    }
    return tally.chances()
  }
}

/** Dice whose first faces are given. */
class LedDice implements Dice {
  readonly #then = new FastDice(0)
  #known: readonly number[] = []
  #drawn = 0

  lead(known: readonly number[], seed: number): void {
    this.#known = known
    this.#drawn = 0
    this.#then.seed(seed)
  }

  below(n: number): number {
    const known = this.#known[this.#drawn]
    if (known === undefined) return this.#then.below(n)
    this.#drawn++
    return known - 1
  }
}

/** Sums of what came of the rounds. */
export class Tally {
  readonly #sums: number[]
  readonly #squares: number[]
  #count = 0

  constructor(seats: number) {
    this.#sums = Array.from({ length: seats }, () => 0)
    this.#squares = this.#sums.slice()
  }

  add(chances: readonly number[]): void {
    for (const [seat, chance] of chances.entries()) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + chance
      this.#squares[seat] = (this.#squares[seat] ?? 0) + chance * chance
    }
    this.#count++
  }

  chances(): Chances {
    const chance = this.#sums.map(sum => sum / this.#count)
    const error = this.#squares.map((squares, seat) => {
      const variance = Math.max(0, squares / this.#count - (chance[seat] ?? 0) ** 2)
      return Math.sqrt(variance / Math.max(1, this.#count - 1))
    })
    return { chance, error }
  }
}
