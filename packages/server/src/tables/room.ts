import {
  type AnyChoice,
  type Broken,
  fail,
  type Game,
  type Heard,
  Match,
  type OpenAsk,
  type Outcome,
  ok,
  type RecordHead,
  type Result,
  readChoice,
  type Seat,
  type Seen,
  type Shape,
  type Sight,
  type StandingOrder,
  sayChoice,
  sightOf,
  standingAnswer,
  type Viewer,
  writeRecord,
} from '@undercroft/kernel'
import type { AnsweredBy, Entry, Happening, SavedPosition, Snapshot, TableRecord } from '../store/records.ts'
import { RoomDice } from './room-dice.ts'

export interface Asked extends Pick<OpenAsk<Shape>, 'phase' | 'within'> {
  readonly seat: Seat
  readonly ticket: number
}

/** What a bot gets: the view of its seat, and its ask. */
export interface BotTask extends Pick<Asked, 'seat' | 'ticket'> {
  readonly seen: Seen<Shape>
  readonly ask: OpenAsk<Shape>
}

export type Refused =
  | { readonly kind: 'malformed' | 'stale'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly broken: readonly Broken<Shape>[] }

/** Separates tickets before a rewind from those after it. */
const TICKETS_OF_ONE_COURSE = 1_000_000

/** The log does not fit the rules: a bug, other rules or an edited database. */
class LogError extends Error {
  override readonly name = 'LogError'
}

interface Past {
  /** A position that other versions of the rules may continue from. */
  readonly position: SavedPosition
  readonly views: {
    readonly [viewer: string]: { readonly seen: Seen<Shape>; readonly events: readonly Heard<Shape>[] }
  }
}

/**
 * The match of one table, rebuilt from its log, and the one place that touches the kernel's match. Its steps count only once
 * they are committed; if a commit fails, the room is discarded.
 */
export class Room {
  readonly #game: Game
  #match: Match<Shape>
  readonly #dice: RoomDice
  readonly #words: readonly string[]
  /** Whether it has been played from its beginning by one set of rules: only then it has a record, and a way back. */
  isWhole = true
  /** For each viewer: how often events that it was told were taken back. Event numbers start again from there. */
  readonly #epochs = new Map<Viewer, number>()
  /** What is added to every ticket. */
  #shift = 0

  private constructor(game: Game, match: Match<Shape>, dice: RoomDice, words: readonly string[]) {
    this.#words = words
    this.#game = game
    this.#match = match
    this.#dice = dice
  }

  /** Sets the game up; its draws follow from the seal. */
  static begin(
    game: Game,
    { options, secret }: TableRecord,
    words: readonly string[],
  ): { room: Room; happening: Happening } {
    const dice = new RoomDice({ secret, words })
    const match = new Match<Shape>(game, options, dice)
    const draws = match.setupDraws.map(draw => draw.shows)
    return { room: new Room(game, match, dice, words), happening: { kind: 'started', words, draws } }
  }

  /** Goes on from a saved position, whatever rules it was reached by; throws if these cannot. */
  static resume(game: Game, { options, secret }: TableRecord, { state, pending, drawn, words }: SavedPosition): Room {
    const dice = new RoomDice({ secret, words }, drawn)
    const position = {
      state: state as Shape['state'],
      pending: pending.map(choice => (choice ?? undefined) as AnyChoice),
    }
    const match = Match.resume<Shape>(game, options, position, dice)
    const unsound = game.sound(match.state)
    if (unsound.length > 0) throw new LogError(`a saved position is not sound: ${unsound.join('; ')}`)
    return new Room(game, match, dice, words)
  }

  /** Plays a log again; nothing if play has not begun. */
  static replay(game: Game, table: TableRecord, log: readonly Entry[]): Room | undefined {
    const { options, secret } = table
    const started = log.findLastIndex(({ happening }) => happening.kind === 'started' || happening.kind === 'renewed')
    const happening = log[started]?.happening
    if (happening?.kind === 'renewed') {
      const renewed = Room.resume(game, table, happening.position)
      renewed.isWhole = false
      renewed.follow(log.slice(started + 1))
      return renewed
    }
    if (happening?.kind !== 'started') return undefined
    const dice = new RoomDice({ secret, words: happening.words })
    dice.dictate(happening.draws)
    const room = new Room(game, new Match<Shape>(game, options, dice), dice, happening.words)
    if (!dice.spent) throw new LogError('the draws of the setup are not those of the log')
    dice.goOn()
    room.follow(log.slice(started + 1))
    return room
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome
  }

  /** The questions of all seats. For the server alone, never for a viewer. */
  asked(): Seat[] {
    return this.#match.play.asks.map(ask => ask.seat)
  }

  tickets(): Asked[] {
    return this.#match
      .asks()
      .map(({ seat, ticket, phase, within }) => ({ seat, ticket: ticket + this.#shift, phase, within }))
  }

  /** Whether a question that is open has a limit of time of its own. */
  get isLimited(): boolean {
    return this.#match.play.asks.some(ask => ask.within !== undefined)
  }

  /** Plays on what others have committed. */
  follow(entries: readonly Entry[]): void {
    for (const { seq, happening } of entries) {
      if (happening.kind === 'undone') this.#undo(happening.seat)
      if (happening.kind === 'rewound') this.rewind(happening.steps)
      if (happening.kind !== 'answered') continue
      this.#dice.dictate(happening.draws)
      const choice = readChoice(this.#game.words, happening.choice)
      const answer = choice.ok ? this.#match.answer(happening.seat, choice.value) : undefined
      if (answer?.ok !== true || !this.#dice.spent) throw new LogError(`entry ${seq} cannot be played again`)
      this.#dice.goOn()
    }
  }

  /** Takes a choice, as data or in the game's notation. */
  answer(seat: Seat, given: unknown, ticket: number | undefined, by: AnsweredBy): Result<Happening, Refused> {
    const read = typeof given === 'string' ? readChoice(this.#game.words, given) : ok(given)
    if (!read.ok) return fail({ kind: 'malformed', message: read.error })
    const answer = this.#match.answer(seat, read.value, ticket === undefined ? undefined : ticket - this.#shift)
    if (!answer.ok) {
      if (answer.kind !== 'refused') return fail({ kind: answer.kind, message: answer.message })
      return fail({ kind: 'refused', message: 'the rules do not allow this now', broken: answer.broken })
    }
    const step = this.#match.steps.at(-1)
    const choice = sayChoice(this.#game.words, read.value as AnyChoice)
    return ok({ kind: 'answered', seat, choice, draws: step?.draws.map(draw => draw.shows) ?? [], by })
  }

  undo(seat: Seat): Result<Happening, Refused> {
    const undone = this.#undo(seat)
    if (!undone.ok) {
      const broken = undone.rule === undefined ? [] : [{ rule: undone.rule }]
      return fail({ kind: 'refused', message: undone.message, broken })
    }
    return ok({ kind: 'undone', seat })
  }

  /** How many answers would be left without this seat's last one and all that came after it. */
  stepsBefore(seat: Seat): number | undefined {
    if (!this.isWhole) return undefined
    const last = this.#match.steps.findLastIndex(step => step.seat === seat && !step.aside)
    return last < 0 ? undefined : last
  }

  /** Goes back to an earlier position, by consent. The sealed dice fall as they did: that is what was agreed to. */
  rewind(steps: number): Happening {
    const { setupDraws, options, steps: played } = this.#match
    this.#dice.restart()
    this.#dice.dictate(setupDraws.map(draw => draw.shows))
    this.#match = new Match<Shape>(this.#game, options, this.#dice)
    for (const { seat, choice, draws } of played.slice(0, steps)) {
      this.#dice.dictate(draws.map(draw => draw.shows))
      if (!this.#match.answer(seat, choice).ok) throw new LogError('an earlier position cannot be reached again')
    }
    this.#dice.goOn()
    this.#shift += TICKETS_OF_ONE_COURSE
    for (const viewer of this.#viewers()) this.#epochs.set(viewer, this.epoch(viewer) + 1)
    return { kind: 'rewound', steps }
  }

  sight(viewer: Viewer, refusals: boolean): Sight<Shape> {
    const sight = sightOf(this.#match, viewer, refusals)
    return sight.ask === undefined || this.#shift === 0 ? sight : { ...sight, ask: this.#shifted(sight.ask) }
  }

  /** What this viewer has heard, from the viewer's event number `from` on. */
  heard(viewer: Viewer, from = 0): Heard<Shape>[] {
    return this.#match.heard(viewer, from)
  }

  epoch(viewer: Viewer): number {
    return this.#epochs.get(viewer) ?? 0
  }

  /** What the bot in this seat is to think about. */
  task(seat: Seat): BotTask | undefined {
    const ask = this.#ask(seat)
    return ask && { seat, ticket: ask.ticket, seen: this.#match.see(seat), ask }
  }

  /** What the table answers for this seat without asking it. */
  standing(seat: Seat, orders: readonly StandingOrder[]): AnyChoice | undefined {
    const open = this.#match.play.asks.find(ask => ask.seat === seat)
    if (open === undefined || (orders.length === 0 && open.shown !== 'quiet')) return undefined
    const ask = this.#ask(seat)
    return ask && standingAnswer(this.#game.words, ask, orders)
  }

  /** The whole game as text, secrets included: for when it is over. */
  record(head: RecordHead): string {
    return writeRecord(this.#match, head)
  }

  /** What every viewer sees, for rules that will have changed; `story`: with all that they have heard. */
  snapshot(seq: number, story: boolean): Snapshot {
    const views = this.#viewers().map(viewer => {
      return [viewer, { seen: this.#match.see(viewer), events: story ? this.heard(viewer) : [] }]
    })
    const past: Past = { position: this.position(), views: Object.fromEntries(views) }
    return { seq, version: this.#game.version, body: JSON.stringify(past) }
  }

  position(): SavedPosition {
    const { state, pending } = this.#match.play
    return {
      state,
      pending: Array.from(pending, choice => choice ?? null),
      drawn: this.#dice.drawn,
      words: this.#words,
    }
  }

  #ask(seat: Seat): OpenAsk<Shape> | undefined {
    const ask = this.#match.asks(seat)[0]
    return ask && this.#shifted(ask)
  }

  #shifted(ask: OpenAsk<Shape>): OpenAsk<Shape> {
    return { ...ask, ticket: ask.ticket + this.#shift }
  }

  #viewers(): Viewer[] {
    return ['spectator', ...this.#game.seats(this.#match.options).keys()]
  }

  #undo(seat: Seat) {
    const viewers = this.#viewers()
    const before = viewers.map(viewer => this.heard(viewer).length)
    const undone = this.#match.undo(seat)
    for (const [i, viewer] of viewers.entries()) {
      if (this.heard(viewer).length < (before[i] ?? 0)) this.#epochs.set(viewer, this.epoch(viewer) + 1)
    }
    return undone
  }
}

/** Where the match stood when a snapshot was taken. */
export function savedPosition({ body }: Snapshot): SavedPosition {
  return (JSON.parse(body) as Past).position
}

/** A viewer's last view under older rules; it can be read, and nothing can be answered. */
export function pastSight(
  { body }: Snapshot,
  viewer: Viewer,
): { sight: Sight<Shape>; events: readonly Heard<Shape>[] } | undefined {
  const past = (JSON.parse(body) as Past).views[String(viewer)]
  return past && { sight: { viewer, seen: past.seen, refusals: [], asides: [], mayUndo: false }, events: past.events }
}
