import { type Dice, FastDice, type Game, type Play, type Shape } from '@undercroft/kernel'
import { Judge } from '../search/judge.ts'
import { Playout, type World } from '../search/playout.ts'
import { type Chances, chancesOf, type Sums, sumsOf } from './sums.ts'

/** Something that is done in a position: an answer, of whose draws the first ones are known. */
interface Deed<T extends Shape> {
  readonly act: (play: Play<T>) => void
  /** The draws that are known, counted from 1. */
  readonly known: readonly number[]
  /** The sides of the first die that is not known: its faces are gone through. */
  readonly next?: number
}

/** What is to be judged: a position, or what is done in it. */
export interface Spot<T extends Shape> {
  /** The dice depend on it, and on the seed: no two spots of a game have one name. */
  readonly name: string
  /** Another one in each round, where it is not known which it is. */
  readonly world: World<T> | ((seed: number) => World<T>)
  readonly deed?: Deed<T>
  /** How many turns are played on, if not only this one. */
  readonly turns?: number
  /** The turn has just ended: it is judged as it stands. */
  readonly isEnd?: boolean
}

/** From the round `from` on, up to `to`. */
export interface Rounds {
  readonly from: number
  readonly to: number
}

/** Playouts end with the turn: what comes later is in the value, which was fitted to ends of turns, and adds only noise. */
const THIS_TURN = 1

/** They go on through the next turn where that has begun with what is done. */
export const NEXT_TURN = 2

/** Draws from more than this many are left to chance. */
const MANY = 60

/** Says how a position may end: greedy bots play on in it, with another set of dice in each round. */
export class Forecast<T extends Shape> {
  readonly game: Game<T>
  readonly #seats: number
  readonly #seed: string
  readonly #dice = new LedDice()
  readonly #judge: Judge<T>
  #playout: Playout<T> | undefined

  constructor(game: Game<T>, seats: number, seed: string) {
    this.game = game
    this.#seats = seats
    this.#seed = seed
    this.#judge = new Judge(game, game.thinking?.trust)
  }

  /**
   * What comes of some rounds. Dice are those of the spot and of the round: if all positions had the same ones, what is by
   * chance wrong with these would be wrong everywhere, and add up over the game.
   */
  sums({ name, world, deed, isEnd, turns = THIS_TURN }: Spot<T>, { from, to }: Rounds): Sums {
    if (typeof world !== 'function' && (isEnd || world.state.outcome !== undefined)) {
      return sumsOf([this.#judge.chancesOfSeats(world.state, this.#seats)])
    }
    const seeds = new FastDice(`${this.#seed} ${name}`)
    const faces = deed?.next !== undefined && deed.next <= MANY ? shuffled(deed.next, seeds) : []
    const [first, end] = [whole(from, faces.length), whole(to, faces.length)]
    const rounds: number[][] = []
    for (let round = 0; round < end; round++) {
      const seed = seeds.next()
      if (round < first) continue
      const face = faces[round % faces.length]
      const at = typeof world === 'function' ? world(seed) : world
      this.#dice.lead([...(deed?.known ?? []), ...(face === undefined ? [] : [face])], seed)
      this.#playout ??= new Playout(this.game, at.state, this.#judge, this.#dice)
      rounds.push(this.#playout.chances(at, this.#seats, deed?.act ?? (() => {}), turns))
    }
    return sumsOf(rounds)
  }

  /** Whether playouts from one position end in the other at the latest. Without a value they go on to the end of the game. */
  isTurnOver(from: World<T>, at: Pick<World<T>, 'state'>): boolean {
    const { thinking } = this.game
    return this.#judge.knows && thinking?.turn(from.state) !== thinking?.turn(at.state)
  }

  of(spot: Spot<T>, rounds: number): Chances {
    return chancesOf(this.sums(spot, { from: 0, to: rounds }))
  }
}

/** Every face comes up equally often: with 8 rounds of a six-sided die, two of them would count twice. */
function whole(rounds: number, faces: number): number {
  return faces === 0 || faces > rounds ? rounds : Math.ceil(rounds / faces) * faces
}

/** The faces of a die in an order of their own, so that the first few are any of them. */
function shuffled(sides: number, dice: Dice): number[] {
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  for (let i = sides - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const [a = 0, b = 0] = [faces[i], faces[j]]
    faces[i] = b
    faces[j] = a
  }
  return faces
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
