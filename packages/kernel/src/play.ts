import type { Dice } from './dice.ts'
import type { Decision, EventId, Game, Secret, Shape, Table, Taken, Together } from './game.ts'
import { type Ask, OfferSheet, type Shown } from './offers.ts'
import { NO_PHASE, type Prepared, prepare } from './prepared.ts'
import { ContractError } from './result.ts'
import type { Audience, Seat } from './seats.ts'
import { type AnyChoice, sameData } from './words.ts'

/** Writes down what happens: a match has one, a playout has none, and then telling costs nothing. */
export interface Witness<T extends Shape> {
  chose(seat: Seat, choice: T['choice'], ask: Ask<T>, how: 'chosen' | 'forced' | 'pending'): void
  together(answers: readonly (T['choice'] | undefined)[], asked: readonly Ask<T>[]): void
  rolled(sides: number, face: number, label: string): void
  /** The faces belong to the rules, which may change them: a witness that keeps them copies them. */
  thrown(sides: number, faces: readonly number[], label: string): void
  picked(below: number, index: number, label: string): void
  told(event: T['event'], secret: Secret<T['event']> | undefined, because: EventId | undefined): EventId
  revealed(rule: T['rule'], to: Audience, what: unknown): void
  used(content: string): void
}

/** Hears only what content did something. Events, which are half of the cost of a witness, are not made for it. */
export type ContentWitness = Pick<Witness<Shape>, 'used'>

/** The limit on steps in a row that ask nobody: a game that reaches it runs in a circle. */
const ENDLESS = 100_000

const NO_ASKS: readonly never[] = []

/**
 * A game that is being played. It runs steps until a seat must be asked or the game has an outcome. It trusts the
 * answers that it is given; a `Match` checks them.
 */
export class Play<T extends Shape> implements Table<T> {
  readonly game: Game<T>
  state: T['state']
  /** The open questions, as they were offered. Read them before the next answer, because the objects are used again. */
  readonly asks: readonly Ask<T>[]
  /** The answers of a Together that is not complete, by seat. The list is empty at any other time. */
  readonly pending: (T['choice'] | undefined)[] = []
  readonly #dice: Dice
  readonly #witness: Witness<T> | undefined
  readonly #ofContent: ContentWitness | undefined
  readonly #phases: { readonly [phase: string]: Prepared<T> }
  readonly #sheet = new OfferSheet<T>()
  /** The phase that asks; its frame is on top of the stack. */
  #phase: Prepared<T> = NO_PHASE
  /** The questions of the open Together, with those that have been answered. */
  #together: readonly Ask<T>[] = []

  constructor(game: Game<T>, state: T['state'], dice: Dice, witness?: Witness<T> | ContentWitness) {
    this.game = game
    this.state = state
    this.asks = this.#sheet.asks
    this.#dice = dice
    this.#witness = witness !== undefined && 'told' in witness ? witness : undefined
    this.#ofContent = witness
    this.#phases = prepare(game)
  }

  /** Sets a game up and plays to its first question. */
  static start<T extends Shape>(
    game: Game<T>,
    options: T['options'],
    dice: Dice,
    witness?: Witness<T> | ContentWitness,
  ): Play<T> {
    const play = new Play<T>(game, undefined as never, dice, witness) // `restart` gives it its state
    play.restart(options)
    return play
  }

  /** Sets up another game with the same dice: many playouts need only one `Play`. */
  restart(options: T['options']): void {
    this.pending.length = 0 // the game before may have been left while some had answered
    this.state = this.game.setup(options, this)
    this.settle()
  }

  /** Replaces the state and asks what it asks. No step runs. */
  resume(state: T['state'], pending: readonly (T['choice'] | undefined)[] = []): void {
    this.state = state
    this.pending.splice(0, this.pending.length, ...pending)
    const frame = state.outcome === undefined ? state.frames[state.frames.length - 1] : undefined
    if (frame === undefined) this.#close()
    else this.#ask(frame, this.#prepared(frame))
  }

  /** Takes an answer that is known to be legal. */
  take(seat: Seat, choice: T['choice']): void {
    const phase = this.#phase
    if (phase.decision === undefined) {
      if (!this.#takePending(seat, choice)) return
    } else {
      if (this.#witness !== undefined) this.#witness.chose(seat, choice, this.asks[0] as Ask<T>, 'chosen')
      this.#decide(phase, seat, choice)
    }
    this.settle()
  }

  /** Does an aside that is known to be legal. */
  aside(seat: Seat, choice: T['choice']): void {
    const on = this.game.asides?.on[choice[0] as T['choice'][0]]
    if (on === undefined) throw new ContractError(`"${choice[0]}" is not an aside of ${this.game.id}`)
    on({ s: this.state, seat, choice: choice as never, t: this })
    if (this.state.outcome !== undefined) this.#close()
  }

  /** Gives the open questions with every refusal worked out, as new objects. */
  explain(): readonly Ask<T>[] {
    const asking = this.asking
    if (asking === undefined) return []
    const sheet = new OfferSheet<T>()
    sheet.open(true)
    asking.phase.offer(this.state, sheet, asking.frame)
    sheet.close()
    return sheet.asks.filter(ask => this.pending[ask.seat] === undefined)
  }

  /** Gives the asides of a seat, offered and refused. */
  explainAsides(seat: Seat): Ask<T> | undefined {
    if (this.game.asides === undefined || this.state.outcome !== undefined) return undefined
    const sheet = new OfferSheet<T>()
    sheet.open(true)
    sheet.ask(seat, '')
    this.game.asides.offer(this.state, sheet, seat)
    sheet.close()
    return sheet.asks[0]
  }

  /** The phase that asks now. */
  get asking(): { phase: Decision<T, T['frame']> | Together<T, T['frame']>; frame: T['frame'] } | undefined {
    const phase = this.#phase.decision ?? this.#phase.together
    const frame = this.state.frames[this.state.frames.length - 1]
    return phase === undefined || frame === undefined ? undefined : { phase, frame }
  }

  /** How the question of a Together that this seat has answered is shown to the other seats. */
  shownOf(seat: Seat): Shown | undefined {
    return this.#together.find(ask => ask.seat === seat)?.shown
  }

  /**
   * Runs the steps that ask nobody, answers the questions that leave no choice, and stops at the next question or at
   * the end. This is one long function so that the engine compiles it together with the game's own `offer`: a function
   * for the question would cost one more call.
   */
  settle(): void {
    for (let steps = 0; steps < ENDLESS; steps++) {
      const state = this.state
      if (state.outcome !== undefined) {
        this.#close()
        return
      }
      const frames = state.frames
      const frame = frames[frames.length - 1]
      if (frame === undefined) throw new ContractError(`${this.game.id}: nothing is left to do and there is no outcome`)
      const phase = this.#prepared(frame)
      const decision = phase.decision
      if (decision !== undefined) {
        if (decision.before !== undefined) {
          decision.before(state, this, frame)
          if (state.outcome !== undefined || state.frames[state.frames.length - 1] !== frame) continue
        }
        if (this.#phase !== phase) this.#phase = phase
        const sheet = this.#sheet
        sheet.open(false)
        decision.offer(state, sheet, frame)
        const asked = sheet.close()
        if (asked !== 1) throw new ContractError(`"${frame.phase}" is a decision and must ask one seat, not ${asked}`)
        if (sheet.leavesChoice) return
        this.#force(phase, frame)
      } else if (phase.step !== undefined) {
        frames.pop()
        phase.step.run(state, this, frame)
      } else if (phase.together !== undefined) {
        this.#ask(frame, phase)
        if (this.asks.length > 0) return
        this.#complete(phase.together, frame)
      }
    }
    const next = this.state.frames.at(-1)?.phase
    throw new ContractError(`${this.game.id}: ${ENDLESS} steps without a question; the next one is "${next}"`)
  }

  // The table, as the rules see it.

  roll(sides: number, label: string): number {
    const face = this.#dice.below(sides, label, 'roll') + 1
    if (this.#witness !== undefined) this.#witness.rolled(sides, face, label)
    return face
  }

  throw(count: number, sides: number, label: string): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.#dice.below(sides, label, 'roll') + 1)
    if (count > 0 && this.#witness !== undefined) this.#witness.thrown(sides, faces, label)
    return faces
  }

  pick(below: number, label: string): number {
    const index = this.#dice.below(below, label, 'pick')
    if (this.#witness !== undefined) this.#witness.picked(below, index, label)
    return index
  }

  tell(event: T['event'], secret?: Secret<T['event']>, because?: EventId): EventId {
    return this.#witness === undefined ? 0 : this.#witness.told(event, secret, because)
  }

  reveal(rule: T['rule'], to: Audience, what: unknown): void {
    if (this.#witness !== undefined) this.#witness.revealed(rule, to, what)
  }

  uses(content: string): void {
    if (this.#ofContent !== undefined) this.#ofContent.used(content)
  }

  #prepared(frame: T['frame']): Prepared<T> {
    const prepared = this.#phases[frame.phase]
    if (prepared === undefined) throw new ContractError(`${this.game.id} has no phase "${frame.phase}"`)
    return prepared
  }

  #ask(frame: T['frame'], phase: Prepared<T>): void {
    this.#phase = phase
    const asking = phase.decision ?? phase.together
    if (asking === undefined) return
    this.#sheet.open(false)
    asking.offer(this.state, this.#sheet, frame)
    this.#sheet.close()
    if (phase.together === undefined) return
    this.#together = this.asks.slice()
    for (const [seat, answer] of this.pending.entries()) if (answer !== undefined) this.#sheet.drop(seat)
  }

  /**
   * Calls the handler of the answer. The first two verbs have call sites of their own: most decisions have no more
   * verbs, and the processor predicts a call site that has always led to the same handler.
   */
  #decide(phase: Prepared<T>, seat: Seat, choice: T['choice']): void {
    const state = this.state
    const frame = state.frames.pop() as T['frame']
    const verb = choice[0]
    const taken = { s: state, f: frame, seat, choice: choice as never, t: this }
    if (verb === phase.firstVerb) phase.first(taken)
    else if (verb === phase.secondVerb) phase.second(taken)
    else this.#decideByName(phase, taken)
  }

  #decideByName(phase: Prepared<T>, taken: Taken<T, T['frame'], never>): void {
    const verb = (taken.choice as T['choice'])[0]
    const handler = phase.handlers[phase.verbs.indexOf(verb)]
    if (handler === undefined) throw new ContractError(`"${taken.f.phase}" offers "${verb}", but has no handler for it`)
    handler(taken)
  }

  /** Answers a question that leaves no choice. */
  #force(phase: Prepared<T>, frame: T['frame']): void {
    const ask = this.asks[0] as Ask<T>
    const only = ask.options[0]
    if (only === undefined) throw new ContractError(`"${frame.phase}" asks, but offers nothing`)
    if (this.#witness !== undefined) this.#witness.chose(ask.seat, only, ask, 'forced')
    this.#decide(phase, ask.seat, only)
  }

  /** Takes one answer of a Together and says whether it was the last. */
  #takePending(seat: Seat, choice: T['choice']): boolean {
    const { together } = this.#phase
    if (together === undefined) throw new ContractError('an answer was given, but nobody was asked')
    const ask = this.asks.find(each => each.seat === seat)
    if (ask === undefined) throw new ContractError(`seat ${seat} answered, but was not asked`)
    if (this.#witness !== undefined) this.#witness.chose(seat, choice, ask, 'pending')
    this.pending[seat] = choice
    this.#sheet.drop(seat)
    if (this.asks.length > 0) return false
    this.#complete(together, this.state.frames[this.state.frames.length - 1] as T['frame'])
    return true
  }

  #complete(phase: Together<T, T['frame']>, frame: T['frame']): void {
    const answers = this.pending.slice()
    this.pending.length = 0
    this.state.frames.pop()
    if (this.#witness !== undefined) this.#witness.together(answers, this.#together)
    this.#together = []
    phase.all(this.state, this, answers, frame)
  }

  #close(): void {
    this.#sheet.open(false)
    this.#sheet.close()
    if (this.pending.length > 0) this.pending.length = 0
    this.#together = NO_ASKS
    this.#phase = NO_PHASE
  }
}

/** Says whether an ask offers this very choice. */
export function offers<T extends Shape>(ask: Ask<T>, choice: AnyChoice): boolean {
  return ask.options.some(option => sameData(option, choice))
}
