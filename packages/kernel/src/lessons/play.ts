import { type Dice, ScriptedDice } from '../dice.ts'
import type { Broken, Game, Shape } from '../game.ts'
import type { Match } from '../match.ts'
import { type Line, playLine, readLine, readSeat } from '../scripted/line.ts'
import { messageOf, openScripted } from '../scripted/opening.ts'
import type { Seat } from '../seats.ts'
import { sameData } from '../words.ts'
import { type Lesson, LessonFault, type LessonStep, type LookStep, type WordStep } from './lesson.ts'

/** What the coach says now. */
export interface LessonWord<T extends Shape = Shape> {
  readonly says: string
  /** The answers whose places glow. */
  readonly light: readonly T['choice'][]
  /** The answers that go on. Where there are none, `next` goes on. */
  readonly wants: readonly T['choice'][]
  /** Every legal answer goes on; `wants` are examples. */
  readonly free: boolean
  /** An answer may go on: one of this word, or of those that it may be passed by. */
  readonly answerable: boolean
  /** What the next word wants, if nobody else plays before it: one click at a board may do both. */
  readonly afterwards?: T['choice']
}

/** What became of a try of the learner. Only `went-on` has changed anything. */
export type Attempt<T extends Shape = Shape> =
  | { readonly kind: 'went-on' }
  | { readonly kind: 'other'; readonly says: string }
  | { readonly kind: 'refused'; readonly says?: string; readonly refusals: readonly Broken<T>[] }

const OTHER = 'That is allowed too. For now, do what glows.'
const READ_ON = 'In a moment. First read on.'

/**
 * Plays a chapter: it holds the match, dictates its draws, and takes from the learner only what the chapter wants. It
 * throws a `LessonFault` where the chapter does not fit the game.
 */
export class LessonPlay<T extends Shape> {
  readonly lesson: Lesson
  readonly match: Match<T>
  /** The learner's seat. */
  readonly seat: Seat
  readonly #dice: ScriptedDice
  readonly #names: readonly string[]
  readonly #look: ((step: LookStep, play: LessonPlay<T>) => void) | undefined
  #step = 0

  private constructor(
    lesson: Lesson,
    match: Match<T>,
    dice: ScriptedDice,
    look: ((step: LookStep, play: LessonPlay<T>) => void) | undefined,
  ) {
    this.lesson = lesson
    this.match = match
    this.#dice = dice
    this.#look = look
    this.#names = match.game.seats(match.options).map(seat => seat.name)
    const seat = readSeat(this.#names, lesson.seat)
    if (!seat.ok) throw new LessonFault(lesson.file, lesson.lines.seat, seat.error)
    this.seat = seat.value
    this.#passLooks()
  }

  /**
   * Sets the chapter's position up. Steps that look are passed over, unless `look` is given, which gets each of them.
   * The match draws through what `watch` makes of the dice.
   */
  static begin<T extends Shape>(
    game: Game<T>,
    lesson: Lesson,
    look?: (step: LookStep, play: LessonPlay<T>) => void,
    watch: (dice: Dice) => Dice = dice => dice,
  ): LessonPlay<T> {
    const dice = new ScriptedDice()
    const match = openScripted(game, lesson, dice, watch(dice))
    if (match.ok) return new LessonPlay(lesson, match.value, dice, look)
    const { part, messages } = match.error
    throw new LessonFault(lesson.file, lesson.lines[part], messages.join('; '))
  }

  /** The index of the step that waits, in the lesson's list; the length of the list at the end. */
  get step(): number {
    return this.#step
  }

  get done(): boolean {
    return this.#step >= this.lesson.steps.length
  }

  /** Gives what the coach says now; nothing while another seat plays, and at the end. */
  word(): LessonWord<T> | undefined {
    const step = this.#now
    if (step?.kind !== 'word') return undefined
    const wants = this.#wanted(step).map(line => line.choice)
    const light = step.light.map(text => this.#own(text, step).choice)
    const afterwards = this.#afterwards
    return {
      says: step.say,
      light,
      wants,
      free: step.free,
      answerable: this.#answering !== undefined,
      ...(afterwards === undefined ? {} : { afterwards }),
    }
  }

  /** Goes on after a word that wants no answer. */
  next(): void {
    const step = this.#now
    if (step?.kind === 'word' && step.do.length === 0) this.#goOn()
  }

  /** Tries an answer of the learner. What is not wanted changes nothing. */
  attempt(choice: T['choice']): Attempt<T> {
    const refusals = this.match.broken(this.seat, choice)
    const step = this.#now
    if (refusals.length > 0) {
      const says = step?.kind === 'word' ? step.wrong : undefined
      return { kind: 'refused', refusals, ...(says === undefined ? {} : { says }) }
    }
    const answer = this.#answerTo(choice)
    if (answer !== undefined) {
      this.#step = answer.index
      this.#play({ ...answer.line, choice }, answer.step)
      return { kind: 'went-on' }
    }
    if (step?.kind !== 'word' || step.do.length === 0) return { kind: 'other', says: READ_ON }
    const aside = this.match.game.asides?.on[choice[0] as T['choice'][0]] !== undefined
    return { kind: 'other', says: aside ? OTHER : (step.other ?? OTHER) }
  }

  /** Says whether the chapter would go on by this answer of the learner. */
  takes(choice: T['choice']): boolean {
    return this.#answerTo(choice) !== undefined && this.match.broken(this.seat, choice).length === 0
  }

  /** Gives what another seat does next, if it is its turn to. */
  others(): { readonly seat: Seat; readonly choice: T['choice'] } | undefined {
    const step = this.#now
    if (step?.kind !== 'play') return undefined
    const { seat, choice } = this.#line(step.play, step)
    return { seat, choice }
  }

  /** Lets the other seat do it. */
  playOther(): void {
    const step = this.#now
    if (step?.kind === 'play') this.#play(this.#line(step.play, step), step)
  }

  /** Goes past the step that waits by the chapter's own answer, whatever the step is. */
  skip(): void {
    const step = this.#now
    const line = step?.kind === 'word' ? this.#wanted(step)[0] : undefined
    if (step !== undefined && line !== undefined) this.#play(line, step)
    else if (step?.kind === 'word') this.#goOn()
    else this.playOther()
  }

  /** Skips until this step waits: a chapter that was left is taken up again. */
  skipTo(step: number): void {
    while (!this.done && this.#step < step) this.skip()
  }

  get #now(): LessonStep | undefined {
    return this.lesson.steps[this.#step]
  }

  /** The word that takes answers now: words that only wait for a button may be passed by what the next words want. */
  get #answering(): { readonly index: number; readonly step: WordStep } | undefined {
    let index = this.#step
    let step = this.#now
    while (step?.kind === 'word' && step.do.length === 0) step = this.lesson.steps[++index]
    return step?.kind === 'word' ? { index, step } : undefined
  }

  /** Finds the step that wants this answer. */
  #answerTo(choice: T['choice']): { index: number; step: WordStep; line: Line<T> } | undefined {
    if (this.#answering === undefined) return undefined
    const { index, step } = this.#answering
    const wanted = this.#wanted(step)
    const line = wanted.find(each => sameData(each.choice, choice))
    if (line !== undefined) return { index, step, line }
    return step.free && index === this.#step && wanted[0] ? { index, step, line: wanted[0] } : undefined
  }

  /** The first answer that the word after this one wants. */
  get #afterwards(): T['choice'] | undefined {
    const next = this.lesson.steps.slice(this.#step + 1).find(({ kind }) => kind !== 'look')
    return next?.kind === 'word' ? this.#wanted(next)[0]?.choice : undefined
  }

  #wanted(step: WordStep): Line<T>[] {
    return step.do.map(text => this.#own(text, step))
  }

  /** Reads what the learner's seat does, which is written without the seat. */
  #own(text: string, step: LessonStep): Line<T> {
    return this.#line(`${this.lesson.seat} ${text}`, step)
  }

  #line(text: string, step: LessonStep): Line<T> {
    const line = readLine(this.match.game, this.#names, text)
    if (!line.ok) throw this.#fault(step, line.error)
    if (line.value.mark === '!') throw this.#fault(step, `"!" has no place in a lesson: ${text}`)
    return line.value
  }

  #play(line: Line<T>, step: LessonStep): void {
    let problem: string | undefined
    try {
      problem = playLine(this.match, this.#dice, line)
    } catch (error) {
      problem = messageOf(error)
    }
    if (problem !== undefined) throw this.#fault(step, problem)
    this.#goOn()
  }

  #goOn(): void {
    this.#step++
    this.#passLooks()
  }

  #passLooks(): void {
    for (let step = this.#now; step?.kind === 'look'; step = this.#now) {
      this.#look?.(step, this)
      this.#step++
    }
  }

  #fault(step: LessonStep, says: string): LessonFault {
    return new LessonFault(this.lesson.file, step.line, says)
  }
}
