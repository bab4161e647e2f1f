import type { Dice } from './dice.ts'
import type { Broken, Facts, Game, Outcome, Shape } from './game.ts'
import type { Ask } from './offers.ts'
import { offers, Play } from './play.ts'
import { brokenIn, factsOf } from './refusals.ts'
import { type Draw, Scribe, type Watcher } from './scribe.ts'
import type { Seat, Viewer } from './seats.ts'
import { type Seen, see } from './seen.ts'
import type { Heard } from './story.ts'
import { checkChoice, sameData } from './words.ts'

/** One answer that was taken, with the draws that came before the next one. Forced choices are not steps. */
export interface MatchStep<T extends Shape> {
  readonly seat: Seat
  readonly choice: T['choice']
  readonly draws: readonly Draw[]
  readonly aside: boolean
}

/** A question as a person or a program outside gets it: a copy, with a ticket to answer by. */
export interface OpenAsk<T extends Shape> extends Ask<T> {
  readonly ticket: number
  /** The phase that asks. */
  readonly phase: string
}

export type Answer<T extends Shape> =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: 'malformed'; readonly message: string }
  | { readonly ok: false; readonly kind: 'stale'; readonly message: string }
  | { readonly ok: false; readonly kind: 'refused'; readonly broken: readonly Broken<T>[] }

export type Undo<T extends Shape> =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly rule?: T['rule'] }

/** The position of a match before an answer. */
interface Before<T extends Shape> {
  readonly seat: Seat
  readonly state: T['state']
  readonly pending: readonly (T['choice'] | undefined)[]
  readonly steps: number
  readonly told: number
}

/**
 * A game that is played by its rules. A match checks every answer, writes everything down, and knows how far back a
 * seat may go.
 */
export class Match<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly setupDraws: readonly Draw[]
  readonly steps: MatchStep<T>[] = []
  readonly play: Play<T>
  readonly #scribe: Scribe<T>
  /**
   * The number of asks that each seat has had; the last one is its ticket. One count for all seats would let a seat
   * count the quiet asks of others.
   */
  readonly #tickets: number[]
  #undo: Before<T>[] = []
  /** The position before the first answer of the Together that is open. */
  #began: Before<T> | undefined
  /**
   * The number of steps up to the last position. Answers that wait for others do not count, because a viewer could
   * count them.
   */
  #settled = 0

  /** Sets a game up and plays to its first question, unless another beginning is given. */
  constructor(
    game: Game<T>,
    options: T['options'],
    dice: Dice,
    watcher: Watcher<T> = {},
    begin: (play: Play<T>) => void = play => play.restart(options),
  ) {
    this.game = game
    this.options = options
    this.#scribe = new Scribe(watcher)
    this.#tickets = game.seats(options).map(() => 0)
    this.play = new Play<T>(game, undefined as never, dice, this.#scribe) // `begin` gives it its state
    begin(this.play)
    this.setupDraws = this.#scribe.draws
    this.#stampTickets([])
    if (this.play.pending.length > 0) this.#began = this.#now(0)
    this.#tellEnd()
  }

  /** Begins a match from a written position: steps on top of its agenda run first, as they would in play. */
  static from<T extends Shape>(
    game: Game<T>,
    options: T['options'],
    state: T['state'],
    dice: Dice,
    watcher: Watcher<T> = {},
  ): Match<T> {
    return new Match(game, options, dice, watcher, play => {
      play.state = state
      play.settle()
    })
  }

  /**
   * Begins a match from a state that was taken while its question was open: the question is asked again, and no step
   * runs.
   */
  static resume<T extends Shape>(
    game: Game<T>,
    options: T['options'],
    { state, pending }: Pick<Play<T>, 'state' | 'pending'>,
    dice: Dice,
    watcher: Watcher<T> = {},
  ): Match<T> {
    return new Match(game, options, dice, watcher, play => play.resume(state, pending))
  }

  get state(): T['state'] {
    return this.play.state
  }

  get outcome(): Outcome<T['rule']> | undefined {
    return this.play.state.outcome
  }

  see(viewer: Viewer): Seen<T> {
    return see(this.play, viewer)
  }

  heard(viewer: Viewer, from = 0): Heard<T>[] {
    return this.#scribe.story.heard(viewer, from)
  }

  /** Gives the open questions of one seat, or of all, with every refusal. */
  asks(seat?: Seat): OpenAsk<T>[] {
    const phase = this.play.asking?.frame.phase ?? ''
    return this.play
      .explain()
      .filter(ask => seat === undefined || ask.seat === seat)
      .map(ask => ({ ...ask, ticket: this.#tickets[ask.seat] ?? 0, phase }))
  }

  /** Gives the open question of a seat as it was offered, with no refusal: working these out takes longer than all else. */
  question(seat: Seat): OpenAsk<T> | undefined {
    const { asks, asking } = this.play
    const ask = asks.find(each => each.seat === seat)
    if (ask === undefined) return undefined
    const { options } = ask
    const phase = asking?.frame.phase ?? ''
    return { ...ask, options: options.slice(), refused: [], ticket: this.#tickets[seat] ?? 0, phase }
  }

  /** Gives the asides of a seat. */
  asides(seat: Seat): Ask<T> | undefined {
    return this.play.explainAsides(seat)
  }

  /** Takes an answer, or says why not. A refused answer changes nothing. */
  answer(seat: Seat, data: unknown, ticket?: number): Answer<T> {
    const checked = checkChoice(this.game.words, data)
    if (!checked.ok) return { ok: false, kind: 'malformed', message: checked.error }
    const choice = checked.value as T['choice']
    const aside = this.#isAside(choice)
    if (!aside && ticket !== undefined && !this.#isOpen(seat, ticket)) {
      return { ok: false, kind: 'stale', message: 'the question has changed since; this answer was to an earlier one' }
    }
    const broken = this.broken(seat, choice)
    if (broken.length > 0) return { ok: false, kind: 'refused', broken }
    if (aside) this.#takeAside({ seat, choice, draws: [], aside: true })
    else this.#take(seat, choice)
    this.#tellEnd()
    return { ok: true }
  }

  /** Gives the rules that this choice breaks now, with the facts; none if it is legal. */
  broken(seat: Seat, choice: T['choice']): readonly Broken<T>[] {
    return this.#isAside(choice) ? this.#brokenByAside(seat, choice) : brokenIn(this.play, seat, choice)
  }

  /** Gives the facts that made a rule forbid a choice. */
  facts(seat: Seat, choice: T['choice'], rule: T['rule']): Facts | undefined {
    return factsOf(this.play, seat, choice, rule)
  }

  mayUndo(seat: Seat): boolean {
    return this.#withdrawal(seat) === 'free' || this.#undo.at(-1)?.seat === seat
  }

  /** Takes the seat's last answer back, if nothing was learned since. */
  undo(seat: Seat): Undo<T> {
    const withdrawal = this.#withdrawal(seat)
    if (withdrawal === 'free') return this.#withdraw(seat)
    if (withdrawal !== 'none') return { ok: false, message: 'that answer is final', rule: withdrawal.barredBy }
    const before = this.#undo.at(-1)
    if (before === undefined || before.seat !== seat) {
      return { ok: false, message: 'nothing can be taken back: a die, a secret or another player came in between' }
    }
    this.#undo.pop()
    const asides = this.steps.slice(before.steps).filter(step => step.aside)
    this.#goBackTo(before)
    this.#stampTickets([])
    for (const step of asides) if (this.#brokenByAside(step.seat, step.choice).length === 0) this.#takeAside(step)
    return { ok: true }
  }

  #now(seat: Seat): Before<T> {
    const { state, pending } = this.play
    const told = this.#scribe.story.length
    return { seat, state: this.game.clone(state), pending: pending.slice(), steps: this.steps.length, told }
  }

  /** Forgets the steps and the events since that position. */
  #goBackTo({ state, pending, steps, told }: Before<T>): void {
    this.steps.length = steps
    this.#settled = steps
    this.#scribe.newStep(steps)
    this.#scribe.story.cut(told)
    this.play.resume(state, pending)
  }

  #take(seat: Seat, choice: T['choice']): void {
    const open = this.play.asks.map(ask => ask.seat)
    const together = open.length > 1 || this.play.pending.length > 0
    const before = this.#now(seat)
    const halfway = together && open.length > 1
    if (halfway && before.pending.length === 0) this.#began = before
    this.#scribe.newStep(halfway ? this.#settled : this.steps.length + 1)
    this.steps.push({ seat, choice, draws: this.#scribe.draws, aside: false })
    this.play.take(seat, choice)
    if (!halfway) this.#settled = this.steps.length
    this.#stampTickets(halfway ? open.filter(each => each !== seat) : [])
    const barred = together || this.#scribe.learned || this.#asksOthersQuietly(seat)
    if (barred || this.#undo.at(-1)?.seat !== seat) this.#undo = []
    if (!barred) this.#undo.push(before)
  }

  /**
   * Says whether another seat is asked quietly. The undo would then be lost when that seat answers, which would tell
   * that it did.
   */
  #asksOthersQuietly(seat: Seat): boolean {
    return this.play.asks.some(ask => ask.shown === 'quiet' && ask.seat !== seat)
  }

  /** An aside bars nobody's undo, unless it shows something that was hidden. */
  #takeAside(step: MatchStep<T>): void {
    this.steps.push(step)
    if (this.play.pending.length === 0) this.#settled = this.steps.length
    this.#scribe.newStep(this.#settled)
    this.#scribe.story.tellCause({ what: 'chose', seat: step.seat, choice: step.choice }, this.#settled)
    this.play.aside(step.seat, step.choice)
    if (this.#scribe.learned) this.#undo = []
  }

  #tellEnd(): void {
    const outcome = this.outcome
    if (outcome === undefined) return
    this.#undo = []
    this.#settled = this.steps.length
    this.#scribe.story.tell({ what: 'ended', outcome }, this.#settled)
  }

  /** Gives a new ticket to every seat that has a new question. */
  #stampTickets(askedStill: readonly Seat[]): void {
    for (const { seat } of this.play.asks) {
      if (!askedStill.includes(seat)) this.#tickets[seat] = (this.#tickets[seat] ?? 0) + 1
    }
  }

  /**
   * Says whether the question with this ticket still waits for the seat's answer. A question that somebody answered in
   * the seat's place does not.
   */
  #isOpen(seat: Seat, ticket: number): boolean {
    return ticket === this.#tickets[seat] && this.play.asks.some(ask => ask.seat === seat)
  }

  #isAside(choice: T['choice']): boolean {
    return this.game.asides?.on[choice[0] as T['choice'][0]] !== undefined
  }

  #brokenByAside(seat: Seat, choice: T['choice']): readonly Broken<T>[] {
    const ask = this.play.explainAsides(seat)
    if (ask === undefined) return [{ rule: this.game.outOfTurn }]
    if (offers(ask, choice)) return []
    return [{ rule: ask.refused.find(each => sameData(each.choice, choice))?.rule ?? this.game.outOfStep }]
  }

  /** Says whether the seat has a pending answer that it may take back. */
  #withdrawal(seat: Seat): 'free' | 'none' | { readonly barredBy: T['rule'] } {
    if (this.play.pending[seat] === undefined) return 'none'
    const phase = this.play.asking?.phase
    return phase !== undefined && 'all' in phase && phase.final !== undefined ? { barredBy: phase.final } : 'free'
  }

  /**
   * Takes a pending answer back. Answers and asides of others since then are played again without it, as a replay
   * would.
   */
  #withdraw(seat: Seat): Undo<T> {
    const open = this.play.asks.map(ask => ask.seat)
    const began = this.#began ?? this.#now(seat)
    const since = this.steps.slice(began.steps)
    const index = since.findLastIndex(step => step.seat === seat && !step.aside)
    const others = index < 0 ? began.pending.with(seat, undefined) : began.pending
    this.#began = { ...began, pending: others.slice(0, others.findLastIndex(answer => answer !== undefined) + 1) }
    this.#goBackTo({ ...this.#began, state: this.game.clone(began.state) })
    for (const step of since.toSpliced(index, index < 0 ? 0 : 1)) {
      if (step.aside) this.#takeAside(step)
      else this.#take(step.seat, step.choice)
    }
    this.#stampTickets(open)
    return { ok: true }
  }
}
