import { type Game, type Match, Play, ScriptedDice, type Shape } from '@undercroft/kernel'
import { EXTRAS, type Extra } from '../experiment/experiment.ts'
import { Emitter } from '../measure/emit.ts'
import { type ArmSums, addTerms, emptyChunk } from '../measure/sums.ts'
import { likenessOf } from './alike.ts'
import { count } from './chunk.ts'
import { type Noted, Observer } from './observe.ts'

/** A finished game that was played at a table. */
export interface TableGame {
  readonly match: Match<Shape>
  /** Who sat where: a bot's name, or `person`. */
  readonly players: readonly string[]
}

/** What those games of people add up to that are alike. */
export interface People {
  readonly sums: ArmSums
  /** The options of the first game: its seats name the rows. */
  readonly options: object
  /** What the options have in common, in words. */
  readonly alike: readonly string[]
  readonly players: readonly string[]
}

/** The same while games come. */
interface Tally extends Omit<People, 'players'> {
  readonly seen: Set<string>
}

/** What can be seen without playing a game once more. */
const SEEN: readonly Extra[] = EXTRAS.filter(extra => !['skill', 'decisions', 'luck'].includes(extra))

/** Adds up the games of people as those of bots are: those with other options or other content apart. */
export class PeopleCount {
  readonly #game: Game
  readonly #tallies = new Map<string, Tally>()

  constructor(game: Game) {
    this.#game = game
  }

  add({ match, players }: TableGame): void {
    const { sums, seen } = this.#tallyFor(match.options)
    const noted = noteOf(this.#game, match, players, sums.games)
    addTerms(sums, new Emitter(this.#game, match.options, SEEN).emit(noted))
    count(sums, noted)
    for (const player of players) seen.add(player)
  }

  /** Those of whom there are most games first. */
  get people(): readonly People[] {
    const all = [...this.#tallies.values()].sort(
      (a, b) => b.sums.games - a.sums.games || (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    return all.map(({ sums, options, alike, seen }) => ({ sums, options, alike, players: [...seen].sort() }))
  }

  #tallyFor(options: object): Tally {
    const alike = likenessOf(this.#game, options)
    const known = this.#tallies.get(nameOf({ alike }))
    if (known !== undefined) return known
    const tally = { sums: emptyChunk(1).arms[0] as ArmSums, options, alike, seen: new Set<string>() }
    this.#tallies.set(nameOf(tally), tally)
    return tally
  }
}

function nameOf({ alike }: Pick<People, 'alike'>): string {
  return alike.join(' ')
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
