import { type AnyChoice, FastDice, type Game, type Shape, sameData, sayChoice, type Viewer } from '../../index.ts'
import { type Lesson, LessonFault, type LessonStep, type LookStep } from '../../lessons/lesson.ts'
import { LessonPlay } from '../../lessons/play.ts'
import { firstDifference, say } from '../compare.ts'
import { Sayable } from '../sayable.ts'
import { Checker } from '../scenario/check.ts'
import { heardSoFar, snapshot } from '../snapshot.ts'
import { type ReadLesson, readLessons } from './read.ts'

/** How many tries that the rules refuse are made at each step: of those that are refused by name, and of any other. */
const REFUSED = 20
/** How many forms are invented at each step, and how many free answers are followed to the end. */
const INVENTED = 5

/** Reads and checks the chapters of a game in their order. */
export function checkLessons<T extends Shape>(game: Game<T>, folder: string): ReadLesson[] {
  const ids = new Set<string>()
  return readLessons(folder).map(({ lesson, faults }) => {
    const twice = ids.has(lesson.id) ? [new LessonFault(lesson.file, 1, `there are two chapters "${lesson.id}"`)] : []
    ids.add(lesson.id)
    return { lesson, faults: faults.length > 0 ? faults : [...twice, ...checkLesson(game, lesson)] }
  })
}

/**
 * Plays a chapter to its end by its own answers, each alternative once. At each step every legal other answer and a
 * sample of refused ones are tried, and nothing may change by them.
 */
export function checkLesson<T extends Shape>(game: Game<T>, lesson: Lesson): LessonFault[] {
  return new LessonChecker(game, lesson).faults()
}

class LessonChecker<T extends Shape> {
  readonly #game: Game<T>
  readonly #lesson: Lesson
  readonly #sayable: Sayable
  readonly #luck = new FastDice('lessons')
  readonly #faults: LessonFault[] = []
  #heard: ReadonlyMap<Viewer, number> = new Map()

  constructor(game: Game<T>, lesson: Lesson) {
    this.#game = game
    this.#lesson = lesson
    this.#sayable = new Sayable(game.words)
  }

  faults(): LessonFault[] {
    this.#catch(() => {
      this.#checkWords()
      const branches: { readonly step: number; readonly choice: T['choice'] }[] = []
      this.#toEnd(this.#begin(), play => {
        this.#probe(play)
        branches.push(...this.#branches(play).map(choice => ({ step: play.step, choice })))
      })
      for (const { step, choice } of branches) this.#catch(() => this.#follow(step, choice))
    })
    return this.#faults
  }

  #catch(run: () => void): void {
    try {
      run()
    } catch (error) {
      if (!(error instanceof LessonFault)) throw error
      if (!this.#faults.some(({ message }) => message === error.message)) this.#faults.push(error)
    }
  }

  /** Players read no ids of rules, and a chapter in which nothing is done teaches nothing. */
  #checkWords(): void {
    const { steps } = this.#lesson
    const words = steps.flatMap(step => (step.kind === 'word' ? [step] : []))
    if (!words.some(word => word.do.length > 0))
      throw this.#fault(steps[0], 'no step has a "do": the learner does nothing')
    const id = new RegExp(`\\b${this.#game.rulebook.prefix}-\\d[\\d.]*`)
    for (const word of words) {
      for (const said of [word.say, word.other, word.wrong, word.picture?.says]) {
        const found = id.exec(said ?? '')?.[0]
        if (found !== undefined) throw this.#fault(word, `the coach names no ids of rules, such as ${found}`)
      }
      const { chapter } = word.picture ?? {}
      if (chapter !== undefined && !this.#game.rulebook.sections.some(({ title }) => title === chapter))
        throw this.#fault(word, `the rulebook has no chapter "${chapter}"`)
    }
  }

  #begin(): LessonPlay<T> {
    this.#heard = new Map()
    return LessonPlay.begin(this.#game, this.#lesson, (step, play) => this.#look(step, play))
  }

  #toEnd(play: LessonPlay<T>, before: (play: LessonPlay<T>) => void = () => {}): void {
    while (!play.done) {
      before(play)
      this.#heard = heardSoFar(play.match)
      play.skip()
    }
  }

  /** Plays to a step by the chapter's answers, answers otherwise there, and plays on to the end. */
  #follow(step: number, choice: T['choice']): void {
    const play = this.#begin()
    while (play.step < step) {
      this.#heard = heardSoFar(play.match)
      play.skip()
    }
    this.#heard = heardSoFar(play.match)
    play.attempt(choice)
    this.#toEnd(play)
  }

  #look(step: LookStep, { match }: LessonPlay<T>): void {
    const names = this.#game.seats(match.options).map(seat => seat.name)
    const problems = new Checker(match, names, this.#heard)[step.look](step.value)
    if (problems.length > 0) throw this.#fault(step, problems.join('; '))
  }

  /** Gives the answers besides the first that go on from here, each of which must lead to the end. */
  #branches(play: LessonPlay<T>): T['choice'][] {
    const word = play.word()
    if (word === undefined || word.wants.length === 0) return []
    const [, ...more] = word.wants
    if (!word.free) return more
    const others = this.#legal(play).filter(choice => !word.wants.some(wanted => sameData(wanted, choice)))
    return [...more, ...spread(others, INVENTED)]
  }

  #probe(play: LessonPlay<T>): void {
    const here = this.#lesson.steps[play.step]
    const word = play.word()
    const illegal = [...(word?.wants ?? []), ...(word?.light ?? [])].find(choice => this.#broken(play, choice))
    if (illegal !== undefined)
      throw this.#fault(here, `"${this.#say(illegal)}" is not offered to ${this.#lesson.seat} here`)
    const twice = word?.wants.find((choice, i) => word.wants.slice(0, i).some(other => sameData(other, choice)))
    if (twice !== undefined) throw this.#fault(here, `"${this.#say(twice)}" stands in "do" twice`)
    const before = snapshot(play.match)
    const step = play.step
    for (const choice of this.#legal(play)) if (!play.takes(choice)) this.#try(play, choice, 'other', here)
    for (const choice of this.#refused(play)) this.#try(play, choice, 'refused', here)
    const changed = firstDifference(before, snapshot(play.match))
    if (changed === undefined && play.step === step) return
    throw this.#fault(here, `a try that was not taken changed ${changed?.path ?? 'the step'}: ${say(changed)}`)
  }

  #try(play: LessonPlay<T>, choice: T['choice'], wanted: 'other' | 'refused', here: LessonStep | undefined): void {
    const { kind } = play.attempt(choice)
    if (kind !== wanted) throw this.#fault(here, `"${this.#say(choice)}" is ${kind}, and should be ${wanted}`)
  }

  /** Gives everything that the learner may answer, with some forms that are filled in at random. */
  #legal({ match, seat }: LessonPlay<T>): T['choice'][] {
    const asks = [...match.asks(seat), match.asides(seat)].flatMap(ask => ask ?? [])
    const asking = match.play.asking
    const asked = match.play.asks.some(ask => ask.seat === seat && ask.form !== undefined)
    const invent = asked ? asking?.phase.invent : undefined
    const forms = Array.from({ length: INVENTED }, () =>
      asking === undefined ? undefined : invent?.({ s: match.state, f: asking.frame, seat, dice: this.#luck }),
    )
    for (const ask of asks) this.#sayable.meet(ask)
    return [...asks.flatMap(ask => ask.options), ...forms.flatMap(form => (form === undefined ? [] : [form]))]
  }

  /** Gives a sample of what the learner may not answer. */
  #refused(play: LessonPlay<T>): T['choice'][] {
    const named = play.match.asks(play.seat).flatMap(ask => ask.refused.map(each => each.choice))
    const any = Array.from({ length: REFUSED }, () => this.#sayable.any(this.#luck)).filter(isChoice)
    return [...spread(named, REFUSED), ...any].filter(choice => this.#broken(play, choice))
  }

  #broken({ match, seat }: LessonPlay<T>, choice: AnyChoice): boolean {
    return match.broken(seat, choice).length > 0
  }

  #say(choice: AnyChoice): string {
    return sayChoice(this.#game.words, choice)
  }

  #fault(step: LessonStep | undefined, says: string): LessonFault {
    return new LessonFault(this.#lesson.file, step?.line ?? 1, says)
  }
}

/** The type is the game's, because its own words have said it. */
function isChoice<T extends Shape>(choice: AnyChoice | undefined): choice is T['choice'] {
  return choice !== undefined
}

/** Takes so many of a list, evenly. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const apart = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, i) => items[Math.floor(i * apart)] as Item)
}
