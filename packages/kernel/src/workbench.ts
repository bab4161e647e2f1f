import { type Dice, FastDice } from './dice.ts'
import type { Game, Shape } from './game.ts'
import { Match } from './match.ts'
import { type GameRecord, readRecord, writeRecord } from './record.ts'
import { replay, sayRefusal } from './replay.ts'
import type { Seat } from './seats.ts'
import type { AnyChoice } from './words.ts'

/** Dice that show what is dictated, counted from 1 as on a die, and random faces where nothing is dictated. */
class DictatedDice implements Dice {
  readonly dictated: number[] = []
  readonly #chance: Dice

  constructor(seed: string) {
    this.#chance = new FastDice(seed)
  }

  below(n: number): number {
    const next = this.dictated.shift()
    return next === undefined || next < 1 || next > n ? this.#chance.below(n) : next - 1
  }
}

/** The result of a wish: nothing if it was done, else the reason why not. */
type Refused = string | undefined

/** A game that its author plays for every seat, forwards and backwards, with the dice that are wanted. */
export class Workbench {
  match: Match<Shape>
  readonly dice: DictatedDice
  readonly #game: Game
  /** The whole game, of which the match is a beginning. */
  #record: GameRecord

  private constructor(game: Game, match: Match<Shape>, dice: DictatedDice, record?: GameRecord) {
    this.#game = game
    this.match = match
    this.dice = dice
    this.#record = record ?? this.#written()
  }

  static begin(game: Game, options: object, seed: string): Workbench {
    const dice = new DictatedDice(seed)
    return new Workbench(game, new Match(game, options, dice), dice)
  }

  /** Opens a recorded game at its end; a string says which line of it is wrong, and why. */
  static open(
    game: Game,
    record: GameRecord,
    seed: string,
  ): Workbench | { readonly line: number; readonly message: string } {
    const dice = new DictatedDice(seed)
    const played = replay(game, record, { goOnWith: dice })
    return played.ok ? new Workbench(game, played.value, dice, record) : played.error
  }

  get step(): number {
    return this.match.steps.length
  }

  /** The number of steps of the whole game, with those that lie ahead after going back. */
  get steps(): number {
    return this.#record.steps.length
  }

  /** Takes an answer and forgets what lay ahead. */
  take(seat: Seat, choice: AnyChoice): Refused {
    const answer = this.match.answer(seat, choice)
    if (!answer.ok) return sayRefusal(answer)
    this.#record = this.#written()
    return undefined
  }

  /** Goes to the position after so many steps, backwards or forwards. */
  goTo(step: number): Refused {
    if (step < 0 || step > this.steps) return `there are the steps 0 to ${this.steps}`
    const played = replay(this.#game, this.#record, { at: step, goOnWith: this.dice })
    if (!played.ok) return `line ${played.error.line}: ${played.error.message}`
    this.match = played.value
    return undefined
  }

  /** Gives the record up to here, as text. */
  text(): string {
    const seats = this.#game.seats(this.match.options)
    return writeRecord(this.match, {
      players: seats.map(({ name }) => ({ kind: 'person', player: name })),
      dice: { kind: 'plain' },
    })
  }

  #written(): GameRecord {
    const read = readRecord(this.text())
    if (!read.ok) throw new Error(read.error.message) // what has just been written can be read
    return read.value
  }
}
