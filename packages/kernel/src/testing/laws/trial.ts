import {
  type Dice,
  FastDice,
  type Game,
  Match,
  type Seat,
  type Shape,
  sayChoice,
  sayOptions,
  type Watcher,
} from '../../index.ts'

/** A law is a check of one random game, and sometimes of what all of them showed together. */
export interface Law {
  readonly number: number
  readonly title: string
  /** Plays one game and gives the first breach. */
  check<T extends Shape>(trial: Trial<T>): Breach | undefined
  /** Judges all games together, where something is hidden. */
  inAll?(tally: Tally): string | undefined
  /** Judges all games together, in every game. */
  atEnd?(): string | undefined
}

/** Says how a law was broken. */
export interface Breach {
  readonly says: string
  readonly seat?: Seat
  readonly details?: readonly string[]
}

/** Counts what the games of one law had to show: a law that never gets to compare anything proves nothing. */
export interface Tally {
  games: number
  /** Positions in which two viewers saw different things. */
  hidden: number
  /** Positions that were imagined, and how many of them were not the true one. */
  imagined: number
  untrue: number
  /** Answers after which a seat could not tell two really different games apart. */
  compared: number
  /**
   * The number of answers that revealed something to the seat in one of two games, and of those that showed the same in
   * both.
   */
  reveals: number
  shownTheSame: number
}

export function newTally(): Tally {
  return { games: 0, hidden: 0, imagined: 0, untrue: 0, compared: 0, reveals: 0, shownTheSame: 0 }
}

export type Begin<T extends Shape> = (game: Game<T>, options: T['options'], dice: Dice, watcher: Watcher<T>) => Match<T>

/** One game of a law: everything in it follows from its options and its seed. */
export class Trial<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: number
  readonly tally: Tally
  readonly #begin: Begin<T>
  #match: Match<T> | undefined

  constructor(game: Game<T>, options: T['options'], seed: number, tally = newTally(), begin: Begin<T> = newMatch) {
    this.game = game
    this.options = options
    this.seed = seed
    this.tally = tally
    this.#begin = begin
  }

  /** Gives dice of their own for each purpose, so that one more draw here changes nothing there. */
  dice(purpose: string): FastDice {
    return new FastDice(`${this.seed} ${purpose}`)
  }

  /** Begins the match of the trial: it is shown when a law is broken. */
  match(dice: Dice = this.dice('table'), watcher: Watcher<T> = {}): Match<T> {
    this.#match = this.#begin(this.game, this.options, dice, watcher)
    return this.#match
  }

  /** Gives the game so far, as the lines of a record. */
  record(): string[] {
    const match = this.#match
    return match === undefined ? [] : recordLines(match)
  }

  header(): string[] {
    return [`options ${sayOptions(this.options).join(' ')}`.trimEnd(), `seed ${this.seed}`]
  }
}

function newMatch<T extends Shape>(game: Game<T>, options: T['options'], dice: Dice, watcher: Watcher<T>): Match<T> {
  return new Match(game, options, dice, watcher)
}

export function recordLines<T extends Shape>(match: Match<T>): string[] {
  const { game, options, setupDraws, steps } = match
  const seats = game.seats(options)
  const draws = (drawn: readonly { readonly shows: number }[]): string =>
    drawn.length === 0 ? '' : ` = ${drawn.map(draw => draw.shows).join(' ')}`
  return [
    `setup${draws(setupDraws)}`,
    ...steps.map(step => `${seats[step.seat]?.name} ${sayChoice(game.words, step.choice)}${draws(step.draws)}`),
  ]
}
