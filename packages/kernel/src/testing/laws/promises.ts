import {
  type Dice,
  type Foresight,
  type Game,
  imagine,
  Match,
  type Play,
  type Promised,
  type Seat,
  type Seen,
  type Shape,
  sayChoice,
} from '../../index.ts'
import { say } from '../compare.ts'
import { Branches } from './branches.ts'
import { hides } from './known.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, randomAnswer, Walk } from './walk.ts'

/**
 * Sets how often promises are judged: at one position in so many, for how many choices, and in how many worlds. Where
 * nothing is hidden all worlds are the same, so more positions and choices are tried, no choice twice.
 */
const HIDDEN = { every: 5, choices: 3, worlds: 8 }
const OPEN = { every: 1, choices: 24, worlds: 1 }

/**
 * The number of ways up to which a world is gone through die by die. Where there are more, as the first way already
 * shows, one way is taken at random.
 */
const MOST_WAYS = 220

/** The number of answers after which each promise must be settled. */
const PATIENCE = 40

/** The number of standard deviations that chance may stray: more comes less than once in a million times. */
const STRAY = 5.2

/** The sum of what was promised and of what came, of all promises with the same words and about the same chance. */
interface Account {
  readonly says: string
  promised: number
  came: number
  variance: number
}

/** A promise before a choice must be kept: a certain one always, and one with a chance as often as it says. */
export function promised<G extends Shape>(foresight: Foresight<G>): Law {
  const accounts = new Map<string, Account>()
  return {
    number: 9,
    title: 'what odds and previews promise of a choice is what then happens',

    check<T extends Shape>(trial: Trial<T>) {
      const walk = new Walk(trial)
      while (walk.goesOn()) {
        const breach = broken(walk, trial, foresight as unknown as Foresight<T>, accounts)
        if (breach !== undefined) return breach
        walk.step()
      }
      return undefined
    },

    atEnd() {
      if (accounts.size === 0) return 'nothing is promised of any choice'
      for (const { says, promised, came, variance } of accounts.values()) {
        if (Math.abs(came - promised) > STRAY * Math.sqrt(variance) + 1)
          return `"${says}" came ${came.toFixed(1)} times, and ${promised.toFixed(1)} times were promised`
      }
      return undefined
    },
  }
}

function broken<T extends Shape>(
  walk: Walk<T>,
  { game, options }: Trial<T>,
  { promises, worlds }: Foresight<T>,
  accounts: Map<string, Account>,
): Breach | undefined {
  const { match, luck } = walk
  const ask = any(match.play.asks, luck)
  if (ask === undefined) return undefined
  const { seat } = ask
  const tries = hides(match, seat) ? HIDDEN : OPEN
  if (!walk.chance(tries.every)) return undefined
  const before = match.see(seat)
  const tried = new Set<string>()
  for (let i = 0; i < tries.choices; i++) {
    const choice = randomAnswer(match.play, ask, luck)
    const line = sayChoice(game.words, choice)
    if (tries === OPEN && tried.has(line)) continue
    tried.add(line)
    const given = promises(before, seat, choice)
    for (let world = 0; world < tries.worlds && given.length > 0; world++) {
      const { state, pending } = imagine(game, before, seat, luck)
      const position = {
        state: worlds === undefined ? state : { ...worlds(before, seat, luck), frames: state.frames },
        pending,
      }
      const course = new Course({ game, options, before, seat, choice, given }, position)
      const says =
        course.run(luck) ?? given.map((each, p) => unkept(each, course.came[p] ?? 0, course.whole)).find(Boolean)
      if (says !== undefined) return { seat, says: `of "${line}" ${says}` }
      for (const [p, each] of given.entries()) enter(accounts, each, course.came[p] ?? 0)
    }
  }
  return undefined
}

function unkept<T extends Shape>(
  { says, chance, byDice }: Promised<T>,
  came: number,
  whole: boolean,
): string | undefined {
  if (chance >= 1) return came > 1 - EPSILON ? undefined : `it is promised that ${says}, and it does not always come so`
  if (chance <= 0) return came < EPSILON ? undefined : `it is promised that it never comes that ${says}, and it does`
  if (!byDice || !whole || Math.abs(came - chance) < EPSILON) return undefined
  return `a chance of ${percent(chance)} is promised that ${says}, and it is ${percent(came)}`
}

const EPSILON = 1e-9

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)}%`
}

/** Keeps an account for each tenth of chance, so that too much in one does not make up for too little in another. */
function enter<T extends Shape>(accounts: Map<string, Account>, { says, chance }: Promised<T>, came: number): void {
  const name = `${says} ${Math.round(10 * chance)}`
  const account = accounts.get(name) ?? { says, promised: 0, came: 0, variance: 0 }
  accounts.set(name, account)
  account.promised += chance
  account.came += came
  account.variance += chance * (1 - chance)
}

interface Question<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly before: Seen<T>
  readonly seat: Seat
  readonly choice: T['choice']
  readonly given: readonly Promised<T>[]
}

/** Plays a choice in one world, and finds the chance of each promise there over all that the dice can show. */
class Course<T extends Shape> {
  readonly came: number[]
  /** Whether all ways were played, and not only one. */
  whole = true
  readonly #question: Question<T>
  readonly #position: Pick<Play<T>, 'state' | 'pending'>

  constructor(question: Question<T>, position: Pick<Play<T>, 'state' | 'pending'>) {
    this.#question = question
    this.#position = position
    this.came = question.given.map(() => 0)
  }

  /** Plays all ways; gives an error that is not about a promise. */
  run(luck: Dice): string | undefined {
    const branches = new Branches()
    do {
      const kept = this.#play(branches)
      if (typeof kept === 'string') return kept
      for (const [p, is] of kept.entries()) if (is) this.came[p] = (this.came[p] ?? 0) + branches.chance
      const tooMany = branches.ways > MOST_WAYS || (branches.ways === 0 && branches.chance < 1 / MOST_WAYS)
      if (tooMany) return this.#once(luck)
    } while (branches.next())
    return undefined
  }

  #once(luck: Dice): string | undefined {
    this.whole = false
    const kept = this.#play(luck)
    if (typeof kept === 'string') return kept
    for (const [p, is] of kept.entries()) this.came[p] = is ? 1 : 0
    return undefined
  }

  /** Makes the choice and plays on until all promises are settled; says which were kept. */
  #play(dice: Dice): boolean[] | string {
    const { game, options, before, seat, choice, given } = this.#question
    const { state, pending } = this.#position
    const match = Match.resume(game, options, { state: game.clone(state), pending: pending.slice() }, dice)
    const was = game.clone(state)
    const kept: (boolean | undefined)[] = given.map(() => undefined)
    const from = match.heard(seat).length
    const answer = match.answer(seat, choice)
    if (!answer.ok)
      return `something is promised, but it is refused where the seat holds it for possible: ${say(answer)}`
    for (let answers = 0; answers < PATIENCE; answers++) {
      const after = match.see(seat)
      for (const [p, promise] of given.entries()) {
        const settled = promise.until?.(after) !== false || match.outcome !== undefined
        if (kept[p] !== undefined || !settled) continue
        const told = match.heard(seat, from).map(({ event }) => event)
        kept[p] = promise.kept({ before, after, told, was, is: match.state })
      }
      if (kept.every(each => each !== undefined)) return kept
      const next = match.play.asks[0]
      if (next === undefined) break
      match.answer(next.seat, next.options[next.otherwise] ?? randomAnswer(match.play, next, dice))
    }
    return `it stays open whether ${given
      .filter((_, p) => kept[p] === undefined)
      .map(({ says }) => says)
      .join(', ')}`
  }
}
