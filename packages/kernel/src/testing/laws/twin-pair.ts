import { type Ask, type Dice, imagine, Match, type Seat, type Shape } from '../../index.ts'
import { areAlike, firstDifference, say } from '../compare.ts'
import type { Sayable } from '../sayable.ts'
import { known } from './known.ts'
import { recordLines, type Trial } from './trial.ts'
import { SameDraws } from './twin-dice.ts'
import { Shown } from './twin-shown.ts'
import { any, randomAnswer, type Walk } from './walk.ts'

/** The true game and one that the seat holds for possible, played on side by side. */
export class Pair<T extends Shape> {
  /** A close twin has the same hidden draws and secret answers where it can: then reveals often show the same. */
  readonly isClose: boolean
  readonly #truth: Match<T>
  readonly #twin: Match<T>
  readonly #seat: Seat
  readonly #luck: Dice
  readonly #sayable: Sayable
  /** What the answer just given revealed to the seat in either game. */
  readonly #shownInTruth: Shown
  readonly #shownInTwin: Shown
  #heard = 0

  constructor({ match, luck }: Walk<T>, { game, options }: Trial<T>, seat: Seat, sayable: Sayable) {
    const drawn = new Map<string, number[]>()
    const isClose = luck.below(2) === 0
    const truth = { state: game.clone(match.state), pending: match.play.pending.slice() }
    const twin = imagine(game, match.see(seat), seat, luck)
    this.#shownInTruth = new Shown(seat)
    this.#shownInTwin = new Shown(seat)
    this.#truth = Match.resume(game, options, truth, new SameDraws(drawn, luck, isClose), this.#shownInTruth)
    this.#twin = Match.resume(game, options, twin, new SameDraws(drawn, luck, isClose), this.#shownInTwin)
    this.#seat = seat
    this.#luck = luck
    this.#sayable = sayable
    this.isClose = isClose
  }

  /** Whether anything that the seat does not know is different in the two. */
  get areDifferent(): boolean {
    const [truth, twin] = [this.#truth, this.#twin]
    return !areAlike([truth.state, truth.play.pending], [twin.state, twin.play.pending])
  }

  get wasShownTheSame(): boolean {
    return this.#shownInTruth.isLike(this.#shownInTwin)
  }

  /** Says what is wrong with the reveals of the last answer themselves. */
  badReveal(): string | undefined {
    const fault = this.#shownInTruth.fault() ?? this.#shownInTwin.fault()
    if (fault !== undefined || this.wasShownTheSame || this.difference() !== undefined) return fault
    return this.#shownInTruth.tooMuch(this.#shownInTwin)
  }

  /** The first thing by which the seat could tell the two apart. */
  difference(): string | undefined {
    const strange = this.#strange()
    const [truth, twin] = [this.#knownIn(this.#truth, strange), this.#knownIn(this.#twin, strange)]
    this.#heard += truth.heard.length
    const found = firstDifference(truth, twin)
    return found && `${found.path} is ${say(found.left)} in truth and ${say(found.right)} in a twin`
  }

  /**
   * Answers one question in both: the seat's own and open ones alike, another seat's secret one in any way. Says
   * whether that revealed anything to the seat in either game, and `stuck` if there is no answer for both.
   */
  answer(): 'stuck' | 'quiet' | 'reveal' {
    this.#shownInTruth.reveals.length = 0
    this.#shownInTwin.reveals.length = 0
    if (!this.#answerBoth()) return 'stuck'
    return this.#shownInTruth.reveals.length + this.#shownInTwin.reveals.length > 0 ? 'reveal' : 'quiet'
  }

  /** What was played since the twin was imagined. */
  story(): string[] {
    const [truth, twin] = [recordLines(this.#truth), recordLines(this.#twin)]
    return [
      'since then:',
      ...truth.slice(1).map((line, i) => (line === twin[i + 1] ? `  ${line}` : `  ${line} | ${twin[i + 1]}`)),
    ]
  }

  #answerBoth(): boolean {
    const [truth, twin] = [this.#truth, this.#twin]
    const asked = any([...truth.play.asks, ...twin.play.asks], this.#luck)
    if (asked === undefined) return false
    const { seat, shown } = asked
    const [here, there] = [askOf(truth, seat), askOf(twin, seat)]
    const mayDiffer = seat !== this.#seat && shown !== 'open'
    const choice = here && (this.isClose || !mayDiffer) ? this.#legalInBoth(here) : undefined
    if (choice !== undefined && there !== undefined)
      return truth.answer(seat, choice).ok && twin.answer(seat, choice).ok
    return mayDiffer && this.#freely(truth, here) && this.#freely(twin, there)
  }

  /** Gives any answer to a question, if it is asked. */
  #freely(match: Match<T>, ask: Ask<T> | undefined): boolean {
    return ask === undefined || match.answer(ask.seat, randomAnswer(match.play, ask, this.#luck)).ok
  }

  #legalInBoth(ask: Ask<T>): T['choice'] | undefined {
    for (let i = 0; i < 12; i++) {
      const choice = randomAnswer(this.#truth.play, ask, this.#luck)
      if (this.#twin.broken(ask.seat, choice).length === 0) return choice
    }
    return undefined
  }

  /**
   * A choice that a person might try and that no phase names: the rule that forbids it must not tell anything either.
   */
  #strange(): T['choice'] | undefined {
    for (const ask of this.#truth.play.asks) if (ask.seat === this.#seat) this.#sayable.meet(ask)
    return this.#sayable.any(this.#luck)
  }

  #knownIn(match: Match<T>, strange: T['choice'] | undefined) {
    const seat = this.#seat
    return {
      ...known(match.play, seat),
      broken: strange && match.broken(seat, strange),
      heard: match.heard(seat, this.#heard),
      undo: match.mayUndo(seat),
    }
  }
}

function askOf<T extends Shape>({ play }: Match<T>, seat: Seat): Ask<T> | undefined {
  return play.asks.find(ask => ask.seat === seat)
}
