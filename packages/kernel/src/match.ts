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

/** One answer that was taken, with what was drawn before the next one. Forced choices are not steps. */
export interface MatchStep<T extends Shape> {
  readonly seat: Seat
  readonly choice: T['choice']
  readonly draws: readonly Draw[]
  readonly aside: boolean
}

/** A question as a person or a program outside gets it: its own copy, with a ticket to answer by. */
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

/** Where a match stood before an answer. */
interface Before<T extends Shape> {
  readonly seat: Seat
  readonly state: T['state']
  readonly pending: readonly (T['choice'] | undefined)[]
  readonly steps: number
  readonly told: number
}

/** A game played by its rules: checks every answer, writes everything down, and knows how far back a seat may go. */
export class Match<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly setupDraws: readonly Draw[]
  readonly steps: MatchStep<T>[] = []
  readonly play: Play<T>
  readonly #scribe: Scribe<T>
  /** Asks that each seat has had; the last one is its ticket. Counted by seat, or quiet asks of others could be counted. */
  readonly #tickets: number[]
  #undo: Before<T>[] = []
  /** Before the first answer of the Together that is open. */
  #began: Before<T> | undefined
  /** Steps up to the last position: answers that wait for others do not count, or one could count who has answered. */
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
    this.play = new Play<T>(game, undefined as never, dice, this.#scribe) // its beginning gives it its state
    begin(this.play)
    this.setupDraws = this.#scribe.draws
    this.#stampTickets([])
    if (this.play.pending.length > 0) this.#began = this.#now(0)
    this.#tellEnd()
  }

  /** A match from a written position: steps on top of its agenda run first, as they would in play. */
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

  /** A match from a state that was taken while its question was open: asks it again, and nothing runs. */
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

  /** The open questions of one seat, or of all, with every refusal. */
  asks(seat?: Seat): OpenAsk<T>[] {
    const phase = this.play.asking?.frame.phase ?? ''
    return this.play
      .explain()
      .filter(ask => seat === undefined || ask.seat === seat)
      .map(ask => ({ ...ask, ticket: this.#tickets[ask.seat] ?? 0, phase }))
  }

  /** What a seat may do aside from being asked. */
  asides(seat: Seat): Ask<T> | undefined {
    return this.play.explainAsides(seat)
  }

  /** Takes an answer, or says why not; a refused one changes nothing. */
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

  /** Why this choice is not legal now, with the facts; nothing if it is. */
  broken(seat: Seat, choice: T['choice']): readonly Broken<T>[] {
    return this.#isAside(choice) ? this.#brokenByAside(seat, choice) : brokenIn(this.play, seat, choice)
  }

  /** What made a rule forbid a choice. */
  facts(seat: Seat, choice: T['choice'], rule: T['rule']): Facts | undefined {
    return factsOf(this.play, seat, choice, rule)
  }

  mayUndo(seat: Seat): boolean {
    return this.#withdrawal(seat) === 'free' || this.#undo.at(-1)?.seat === seat
  }

  /** Takes the seat's last answer back, as far as nothing was learned since. */
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

  /** What was taken or told since is as if it had never been. */
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

  /** After this an undo would stop being possible when one of them answers, and so tell that somebody did. */
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

  /** Gives every seat that is asked anew its next ticket. */
  #stampTickets(askedStill: readonly Seat[]): void {
    for (const { seat } of this.play.asks) {
      if (!askedStill.includes(seat)) this.#tickets[seat] = (this.#tickets[seat] ?? 0) + 1
    }
  }

  /** Whether the question with this ticket still waits for the seat's answer; one that somebody answered in its place does not. */
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

  /** Whether the seat has an answer pending that it may take back. */
  #withdrawal(seat: Seat): 'free' | 'none' | { readonly barredBy: T['rule'] } {
    if (this.play.pending[seat] === undefined) return 'none'
    const phase = this.play.asking?.phase
    return phase !== undefined && 'all' in phase && phase.final !== undefined ? { barredBy: phase.final } : 'free'
  }

  /** A pending answer goes back: what others answered and did aside meanwhile is done again without it, as a replay would. */
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
