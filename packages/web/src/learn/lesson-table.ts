import type { Refusal } from '@undercroft/games/board'
import { type AnyChoice, type Game, type Seen, type Shape, sightOf } from '@undercroft/kernel'
import type { LessonPlay, LessonWord } from '@undercroft/kernel/lessons'
import { getSettings } from '../settings/settings.ts'
import type { Sitting, TableCard } from '../store/tables.ts'
import { Sight } from '../table/host/sight.ts'
import { WatchedDice } from '../table/host/watched-dice.ts'
import { namesOf } from '../table/names.ts'
import { Playback, type Shows, type Stage } from '../table/playback.ts'
import { type Beat, type Snapshot, USUAL_PAUSE } from '../table/protocol.ts'
import type { Explained, OpenState, TableSource } from '../table/source.ts'
import { plainRule } from '../words/plain-rules.ts'

/** What the coach says to a try that did not go on. */
export interface Reply {
  readonly says: string
  /** The rule that forbids it, if one does. */
  readonly rule?: string
  /** Counts the tries: the same said again is said again. */
  readonly n: number
}

/** What the coach has to say now. */
export interface CoachState {
  /** Nothing while others play, and at the end. */
  readonly word: LessonWord | undefined
  readonly reply: Reply | undefined
  /** The number of this word among all of the chapter. */
  readonly at: number
  readonly of: number
  readonly done: boolean
}

export interface LessonState extends OpenState {
  readonly coach: CoachState
}

/** What is played at a table with a coach: a chapter, or what is like one. */
export interface Coached
  extends Pick<
    LessonPlay<Shape>,
    'match' | 'seat' | 'step' | 'done' | 'word' | 'next' | 'attempt' | 'others' | 'playOther' | 'skip'
  > {
  readonly lesson: { readonly steps: readonly { readonly kind: string }[] }
  /** What was seen before each answer so far; without it the game begins here. */
  readonly before?: readonly Seen<Shape>[]
  /** What glows when nothing is left to say. */
  shown?(): readonly AnyChoice[]
}

interface LessonWish {
  readonly game: Game
  /** Begins what is played, with dice that are watched. */
  readonly begin: (dice: WatchedDice) => Coached
  /** The step to go on with. */
  readonly from: number
  readonly still: () => boolean
  /** How the game is shown. */
  readonly look: Shows
  /** The step that waits, each time there is a new one; at the end nothing. */
  readonly onStep: (step: number | undefined) => void
}

/** How long each of several places glows before the next does, in milliseconds. */
const GLOW_MS = 1600

/**
 * A table at which a coach teaches: it holds the chapter's match, takes what the chapter wants, and lets others play at
 * the usual pace. It throws where the chapter does not fit its game.
 */
export class LessonTable implements TableSource {
  readonly #play: Coached
  readonly #sight: Sight
  readonly #playback: Playback
  readonly #card: TableCard
  readonly #onStep: LessonWish['onStep']
  readonly #still: () => boolean
  readonly #listeners = new Set<() => void>()
  #state: LessonState
  #word: LessonWord | undefined
  #reply: Reply | undefined
  #tries = 0
  #others: ReturnType<typeof setTimeout> | undefined
  #glow: ReturnType<typeof setInterval> | undefined

  constructor({ game, begin, from, still, look, onStep }: LessonWish) {
    this.#onStep = onStep
    this.#still = still
    const dice = new WatchedDice()
    this.#play = begin(dice)
    const { match, seat } = this.#play
    const sittings = sittingsOf(game.seats(match.options).length, seat)
    const options = match.options as TableCard['options']
    this.#card = { id: 'lesson', game: game.id, options, sittings, made: 0, played: 0, steps: 0 }
    this.#sight = new Sight(game, { match, dice }, namesOf(sittings), seat, this.#play.before ?? [])
    while (!this.#play.done && this.#play.step < from) this.#sight.during(() => this.#play.skip())
    this.#playback = new Playback(
      (stage, now) => this.#staged(stage, now),
      () => getSettings().speed,
      still,
      () => look,
    )
    this.#word = this.#play.word()
    const now = this.#snapshot([])
    const stage: Stage = { seen: now.seen, showing: [], told: now.lines.length, busy: false, again: false }
    this.#state = this.#stateOf(stage, now)
    this.#playback.add(now)
    this.#glowOn()
  }

  close(): void {
    clearTimeout(this.#others)
    clearInterval(this.#glow)
    this.#playback.stop()
    this.#listeners.clear()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): LessonState => this.#state

  /** Goes on after a word that wants no answer. */
  next(): void {
    if (this.#state.stage.busy || this.#word === undefined || this.#word.wants.length > 0) return
    this.#go(() => this.#play.next())
  }

  /** Goes on without the learner: what is wanted is done by the coach. */
  pass(): void {
    if (this.#state.stage.busy) this.#playback.skip()
    else if (this.#word !== undefined) this.#go(() => this.#play.skip())
  }

  answer(choice: AnyChoice, goesOn = false): void {
    const { looking, stage } = this.#state
    if (looking !== undefined || stage.busy || (!goesOn && this.#playback.hasJustEnded)) return
    this.#attempt(choice)
  }

  aside(choice: AnyChoice): void {
    if (!this.#state.stage.busy) this.#attempt(choice)
  }

  /** The words at the table are the coach's: a try that is refused is answered by the coach. */
  explain(explained: Explained | undefined): void {
    if (explained === undefined) this.#say(undefined)
    else if (explained.pinned === true && explained.choice !== undefined) this.aside(explained.choice)
  }

  async explainByRules(choice: AnyChoice): Promise<void> {
    if ((await this.check(choice)).length > 0) this.aside(choice)
  }

  readonly check = async (choice: AnyChoice): Promise<readonly Refusal[]> =>
    this.#play.match.broken(this.#play.seat, choice)

  /** What is wanted glows once more, and is filled in again where it is a form. */
  advise(): void {
    const [first] = this.#lit()
    if (first !== undefined) this.#patch({ advice: [...first] })
  }

  lookAt(step: number | undefined): void {
    this.#playback.skip()
    if (step === undefined || step >= this.#state.now.steps) this.#patch({ looking: undefined })
    else this.#patch({ looking: { step, seen: this.#sight.at(step) } })
  }

  skip(): void {
    this.#playback.skip()
  }

  again(): void {
    if (this.#state.stage.busy) return
    this.lookAt(undefined)
    this.#playback.again()
  }

  // Nothing of this is done in a lesson: one goes back to the start of the chapter instead.
  undo(): void {}
  order(): void {}
  verify(): void {}
  sit(): void {}
  lookAs(): void {}
  download(): void {}

  #attempt(choice: AnyChoice): void {
    const { answer: became, beats } = this.#sight.during(() => this.#play.attempt(choice))
    if (became.kind === 'went-on') this.#went(beats)
    else if (became.kind === 'other') this.#say({ says: became.says })
    else {
      const [refusal] = became.refusals
      const { game } = this.#play.match
      const facts = [refusal?.facts?.says, refusal?.facts?.instead].filter(each => each !== undefined).join(' ')
      const says = became.says ?? (facts || (refusal && plainRule(game, refusal.rule))) ?? 'That cannot be done.'
      this.#say({ says, ...(refusal && { rule: refusal.rule }) })
    }
  }

  #go(act: () => void): void {
    this.#went(this.#sight.during(act).beats)
  }

  #went(beats: readonly Beat[]): void {
    this.#reply = undefined
    this.#word = this.#play.word()
    this.#glowOn()
    this.#onStep(this.#play.done ? undefined : this.#play.step)
    this.#playback.add(this.#snapshot(beats))
  }

  #say(reply: Omit<Reply, 'n'> | undefined): void {
    if (reply === undefined && this.#reply === undefined) return
    this.#reply = reply && { ...reply, n: ++this.#tries }
    this.#patch({ coach: this.#coach() })
  }

  /** Where several places glow, one after the other does. */
  #glowOn(): void {
    clearInterval(this.#glow)
    const lit = this.#lit()
    if (lit.length < 2 || this.#still()) return
    let n = 0
    this.#glow = setInterval(() => this.#patch({ advice: lit[++n % lit.length] }), GLOW_MS)
  }

  #lit(): readonly AnyChoice[] {
    if (this.#word === undefined) return this.#play.shown?.() ?? []
    return this.#word.light.length > 0 ? this.#word.light : this.#word.wants
  }

  #staged(stage: Stage, now: Snapshot): void {
    this.#set(this.#stateOf(stage, now))
    if (!this.#playback.idle || stage.busy) return
    clearTimeout(this.#others)
    if (this.#play.others() !== undefined) {
      this.#others = setTimeout(() => this.#go(() => this.#play.playOther()), USUAL_PAUSE[getSettings().speed])
    }
  }

  #stateOf(stage: Stage, now: Snapshot): LessonState {
    const before = this.#state
    const same = before?.now === now
    return {
      kind: 'open',
      now,
      stage,
      looking: same ? before.looking : undefined,
      newFrom: undefined,
      explained: undefined,
      advice: same ? before.advice : this.#lit()[0],
      afterwards: this.#word?.afterwards,
      verified: undefined,
      coach: this.#coach(),
    }
  }

  #coach(): CoachState {
    const { lesson, step, done } = this.#play
    const words = lesson.steps.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []))
    const at = Math.max(1, words.filter(index => index <= step).length)
    return { word: this.#word, reply: this.#reply, at, of: words.length, done }
  }

  #snapshot(beats: readonly Beat[]): Snapshot {
    const { match, seat } = this.#play
    const { seen, ask, refusals } = sightOf(match, seat)
    return {
      viewer: seat,
      card: this.#card,
      steps: this.#sight.settled(),
      seen: seen as Seen<Shape>,
      lines: this.#sight.lines(),
      beats,
      ask: this.#word?.answerable === true ? ask : undefined,
      refusals,
      asides: [],
      mayUndo: false,
      clocks: [],
      orders: [],
      waiting: [],
      secretive: false,
      outcome: match.outcome,
      seal: undefined,
      readOnly: false,
    }
  }

  #patch(change: Partial<LessonState>): void {
    this.#set({ ...this.#state, ...change })
  }

  #set(state: LessonState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The learner has one seat, Squires the others. */
function sittingsOf(seats: number, learner: number): readonly Sitting[] {
  const person: Sitting = { kind: 'person', name: getSettings().name || 'Wanderer' }
  return Array.from({ length: seats }, (_, seat) => (seat === learner ? person : { kind: 'bot', level: 'greedy' }))
}
