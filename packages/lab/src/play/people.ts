import { type Game, type Match, Play, ScriptedDice, type Shape } from '@undercroft/kernel'
import { EXTRAS, type Extra } from '../experiment/experiment.ts'
import { Emitter } from '../measure/emit.ts'
import { type ArmSums, addTerms, emptyChunk } from '../measure/sums.ts'
import { count } from './chunk.ts'
import { type Noted, Observer } from './observe.ts'

/** A finished game that was played at a table. */
export interface TableGame {
  readonly match: Match<Shape>
  /** Who sat where: a bot's name, or `person`. */
  readonly players: readonly string[]
}

/** What the games of people add up to. */
export interface People {
  readonly sums: ArmSums
  /** The options of the last game: its seats name the rows. */
  readonly options: object
  readonly players: readonly string[]
}

/** What can be seen without playing a game once more. */
const SEEN: readonly Extra[] = EXTRAS.filter(extra => !['skill', 'decisions', 'luck'].includes(extra))

/** Adds up the games of people as those of bots are. */
export class PeopleCount {
  readonly #game: Game
  readonly #sums = emptyChunk(1).arms[0] as ArmSums
  readonly #players = new Set<string>()
  #options: object | undefined

  constructor(game: Game) {
    this.#game = game
  }

  add({ match, players }: TableGame): void {
    const noted = noteOf(this.#game, match, players, this.#sums.games)
    addTerms(this.#sums, new Emitter(this.#game, match.options, SEEN).emit(noted))
    count(this.#sums, noted)
    this.#options = match.options
    for (const player of players) this.#players.add(player)
  }

  /** Nothing, if there was no game. */
  get people(): People | undefined {
    if (this.#options === undefined) return undefined
    return { sums: this.#sums, options: this.#options, players: [...this.#players].sort() }
  }
}

function noteOf(
  game: Game,
  { options, steps, setupDraws }: Match<Shape>,
  players: readonly string[],
  index: number,
): Noted {
  const observer = new Observer(game, SEEN)
  const draws = [...setupDraws, ...steps.flatMap(step => step.draws)]
  const dice = new ScriptedDice().dictate(draws.map(draw => draw.shows))
  const play = Play.start(game, options, dice, observer.witness)
  let answers = 0
  for (const { seat, choice, aside } of steps) {
    if (aside) play.aside(seat, choice)
    else {
      const ask = play.asks.find(each => each.seat === seat)
      if (ask !== undefined) observer.asked(play, ask)
      play.take(seat, choice)
      answers++
    }
  }
  return observer.noted(play.state, { index, bots: players, answers }, {})
}
