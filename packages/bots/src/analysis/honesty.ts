import { type Dice, FastDice, type Game, type Match, type Seat, type Shape } from '@undercroft/kernel'
import { type FacesTest, facesTest } from '@undercroft/kernel/stats'
import type { BotMaker } from '../bot.ts'
import { type Bout, boutOf } from '../bout.ts'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'
import { ledgerIn } from './analyse.ts'

/** Games in which nothing is wrong, in which a seat plays badly on purpose, and in which its dice are loaded. */
export const TRIALS = ['equal', 'careless', 'loaded'] as const
export type Trial = (typeof TRIALS)[number]

export interface HonestyPlan<T extends Shape> {
  readonly options: T['options']
  /** Games of each trial. */
  readonly games: number
  /** How often each position is played on. */
  readonly rounds: number
  readonly seed: string
  /** All of them, if not only some. */
  readonly trials?: readonly Trial[]
  /** Who plays badly, and whose dice are loaded. */
  readonly seat: Seat
  /** What the loaded die shows in three of four throws. */
  readonly face: number
}

/** A mean and its interval of 95%. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** What a seat owes to its own answers and to chance in one trial, and whether the dice it threw look fair. */
export interface Owed {
  readonly own: Interval
  readonly luck: Interval
  readonly dice: FacesTest | undefined
}

export type Honesty = { readonly [T in Trial]?: Owed }

/** Plays the games of all trials and adds their ledgers up. It yields how many games are done. */
export function* honesty<T extends Shape>(game: Game<T>, plan: HonestyPlan<T>): Generator<number, Honesty> {
  const owed: Partial<Record<Trial, Owed>> = {}
  let done = 0
  for (const trial of plan.trials ?? TRIALS) {
    const [own, luck, faces]: [number[], number[], number[]] = [[], [], Array.from({ length: SIDES }, () => 0)]
    for (let index = 0; index < plan.games; index++) {
      const match = boutOf(game, boutIn(trial, plan, index))
      const ledger = ledgerOf(match, plan, index)
      own.push(ledger.own)
      luck.push(ledger.dice + ledger.draws)
      for (const face of thrownBy(match, plan.seat)) faces[face - 1] = (faces[face - 1] ?? 0) + 1
      yield ++done
    }
    owed[trial] = { own: intervalOf(own), luck: intervalOf(luck), dice: facesTest(faces) }
  }
  return owed
}

/** Loaded are the dice with so many sides. */
const SIDES = 6

function boutIn<T extends Shape>(trial: Trial, { options, seed, seat, face }: HonestyPlan<T>, index: number): Bout<T> {
  return {
    options,
    seed: `honesty ${seed} ${index}`,
    player: each => (trial === 'careless' && each === seat ? careless : greedy),
    ...(trial === 'loaded' && { dice: (dice, mover) => loaded(dice, () => mover() === seat, face) }),
  }
}

/** Gives half of its answers at random. */
const careless: BotMaker = (game, dice) => {
  const [good, bad] = [greedy(game, dice), random(game, dice)]
  return { ...good, choose: (seen, ask) => (dice.below(2) === 0 ? good : bad).choose(seen, ask) }
}

/** A die that shows one face in three of four throws, beside what it would show anyhow. */
function loaded(seed: string, isLoaded: () => boolean, face: number): Dice {
  const dice = new FastDice(seed)
  return { below: n => (n === SIDES && isLoaded() && dice.below(4) > 0 ? face - 1 : dice.below(n)) }
}

/** Each game is looked at with a seed of its own: with one for all, an error would be the same in all, and not average out. */
function ledgerOf<T extends Shape>(match: Match<T>, { rounds, seed, seat }: HonestyPlan<T>, index: number) {
  const ledger = ledgerIn(match, { rounds, seed: `${seed} ${index}` })[seat]
  if (ledger === undefined) throw new Error(`${match.game.id} has no seat ${seat}`)
  return ledger
}

function thrownBy<T extends Shape>({ steps }: Match<T>, seat: Seat): number[] {
  const draws = steps.flatMap(step => (step.seat === seat ? step.draws : []))
  return draws.flatMap(({ kind, of, shows }) => (kind === 'roll' && of === SIDES ? [shows] : []))
}

function intervalOf(values: readonly number[]): Interval {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  const reach = 1.96 * Math.sqrt(variance / values.length)
  return { mean, low: mean - reach, high: mean + reach }
}
