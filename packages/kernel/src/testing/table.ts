import { type Game, Match, narrate, readOptions, ScriptedDice, type Shape } from '../index.ts'
import { Runner } from './scenario/run.ts'

export interface TableWish<T extends Shape> {
  readonly options?: Partial<T['options']>
  /** The position in the words of the game's `scene`. Without it the game is set up as always. */
  readonly position?: unknown
  readonly dice?: readonly number[]
}

/** A match for tests that read as play: `at(pig).plays('P1 roll = 6', 'P1 hold', 'P1 roll ! PG-1.1')`. */
export function at<T extends Shape>(game: Game<T>, wish: TableWish<T> = {}): TestTable<T> {
  return new TestTable(game, wish)
}

export class TestTable<T extends Shape> {
  readonly match: Match<T>
  readonly #runner: Runner<T>
  readonly #names: readonly string[]

  constructor(game: Game<T>, { options: given, position, dice = [] }: TableWish<T>) {
    const options = readOptions(game.options, given)
    if (!options.ok) throw new Error(options.error.join('; '))
    const scripted = new ScriptedDice().dictate(dice)
    this.match =
      position === undefined
        ? new Match(game, options.value, scripted)
        : Match.from(game, options.value, game.scene.read(position, options.value), scripted)
    this.#runner = new Runner(this.match, scripted)
    this.#names = game.seats(options.value).map(seat => seat.name)
  }

  /** Plays lines as in a scenario: a choice with its draws after `=`, or with the rules that forbid it after `!`. */
  plays(...lines: readonly string[]): this {
    for (const value of lines) this.#run({ kind: 'choice', line: 0, value })
    return this
  }

  /** Takes an answer back: `A`, or `A ! part of the message` where that is refused. */
  undoes(value: string): this {
    this.#run({ kind: 'undo', line: 0, value })
    return this
  }

  /** Gives the seats that are asked, with the verbs that each is offered. */
  get asked(): { readonly [name: string]: readonly string[] } {
    const verbs = this.match
      .asks()
      .map(({ seat, options }) => [this.#names[seat] ?? seat, [...new Set(options.map(option => option[0]))]])
    return Object.fromEntries(verbs)
  }

  /** Gives all that a seat, or `spectator`, has heard so far, in words. */
  hears(name: string): string[] {
    const viewer = name === 'spectator' ? name : this.seat(name)
    return this.match.heard(viewer).map(({ event }) => narrate(this.match.game, event, this.#names))
  }

  seat(name: string): number {
    const seat = this.#names.indexOf(name)
    if (seat < 0) throw new Error(`there is no seat "${name}"`)
    return seat
  }

  #run(entry: Parameters<Runner<T>['entry']>[0]): void {
    const { problems } = this.#runner.entry(entry)
    if (problems.length > 0) throw new Error(`${String(entry.value)}: ${problems.join('; ')}`)
  }
}
