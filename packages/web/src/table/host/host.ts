import { ADVICE_MS, type Answering, bots, pauseOf } from '@undercroft/bots'
import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  FastDice,
  fail,
  type Game,
  type Limits,
  limitsNow,
  type OpenAsk,
  ok,
  type Result,
  readRecord,
  type Seat,
  type Seen,
  type Shape,
  type StandingOrder,
  sameData,
  sayVerified,
  sightOf,
  standingAnswer,
  type Viewer,
  verify,
} from '@undercroft/kernel'
import type { Sitting, TableBook, TableCard } from '../../store/tables.ts'
import { capital } from '../capital.ts'
import { namesOf } from '../names.ts'
import type { Beat, Failure, Report, Snapshot } from '../protocol.ts'
import { type ThinkingTask, taskOf } from '../thinking/task.ts'
import { type Begun, begin, wentBack, write } from './books.ts'
import { facesOf } from './limits.ts'
import { type NextBot, pauseOfBot, thinkingNow, toThink } from './next-bot.ts'
import { lookBack, Sight } from './sight.ts'

/** A question, and what the table answers to it for whoever sits there. */
interface Standing {
  readonly ask: OpenAsk<Shape>
  readonly choice: AnyChoice
}

/** One table: a match, who sits at it, and through whose eyes the page looks. Knows no worker and no storage. */
export class TableHost {
  readonly game: Game
  readonly #begun: Begun
  #card: TableCard
  /** What each seat has answered without being asked; nothing for those who have never said. */
  #orders: readonly (readonly StandingOrder[] | undefined)[]
  #limits: Limits
  #sight: Sight
  #secretive = false
  /** Who answered last of those whose answers are seen. */
  #mover: Seat | undefined
  readonly #whims = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

  constructor(
    game: Game,
    card: TableCard,
    begun: Begun,
    { orders = [], limits = [] }: Pick<TableBook, 'orders' | 'limits'> = {},
  ) {
    this.game = game
    this.#card = card
    this.#orders = orders
    this.#limits = limits
    this.#begun = begun
    this.#sight = this.#seenBy(this.#whoBegins())
  }

  static open(game: Game, card: TableCard, book: TableBook): Result<TableHost, Failure> {
    const begun = begin(game, card, book)
    return begun.ok ? ok(new TableHost(game, card, begun.value, book)) : fail(begun.error)
  }

  get viewer(): Viewer {
    return this.#sight.viewer
  }

  people(): Seat[] {
    if (this.#card.opened === true) return []
    return this.#card.sittings.flatMap((sitting, seat) => (sitting.kind === 'person' ? [seat] : []))
  }

  /** While a game runs nobody looks through a bot's eyes. */
  mayLookAs(viewer: Viewer): boolean {
    if (viewer === 'spectator' || this.#card.opened === true) return true
    return this.#begun.match.outcome !== undefined || this.people().includes(viewer)
  }

  lookAs(viewer: Viewer): void {
    this.#sight = this.#seenBy(viewer)
  }

  sit(sittings: readonly Sitting[]): void {
    const { opened: _, ...card } = this.#card
    this.#card = { ...card, sittings }
    this.lookAs(this.#whoBegins())
  }

  /** Takes an answer of the viewer's seat, and says what it brought about or why it is refused. */
  answer(choice: AnyChoice, ticket: number | undefined): Result<readonly Beat[], Report> {
    const { viewer } = this
    if (viewer === 'spectator') return fail({ kind: 'notice', message: 'Whoever only watches cannot answer.' })
    return this.#answer(viewer, choice, ticket)
  }

  /** The first bot that is asked answers, or says something before it does. `thought` is what it has thought of. */
  answerAsBot(thought?: AnyChoice): readonly Beat[] | undefined {
    const next = this.#nextBot()
    if (next === undefined) return undefined
    const { level, ask } = next
    const bot = bots[level === 'random' ? 'random' : 'greedy'](this.game, this.#whims)
    const seen = this.#begun.match.see(ask.seat)
    const choice = bot.remark?.(seen, ask.seat) ?? thought ?? bot.choose(seen, ask)
    const answered = this.#answer(ask.seat, choice, ask.ticket)
    return answered.ok ? answered.value : undefined
  }

  botAsked(): Seat | undefined {
    if (this.#card.opened === true) return undefined
    return this.#begun.match.play.asks.map(ask => ask.seat).find(seat => this.#card.sittings[seat]?.kind === 'bot')
  }

  /** Who answers next without a person being asked, for the pause before the answer. */
  answering(): Answering | undefined {
    const bot = this.botAsked()
    const seat = bot ?? this.#ordered()?.ask.seat
    const shown = seat === undefined ? undefined : this.#begun.match.asks(seat)[0]?.shown
    if (shown === undefined) return undefined
    return { isBot: bot !== undefined, shown, goesOn: seat === this.#mover, watched: this.people().length > 1 }
  }

  /** How long the next answer without a person is held back; nothing if there is none. */
  pause(usualMs: number): number | undefined {
    const answering = this.answering()
    const bot = this.#nextBot()
    return bot === undefined ? answering && pauseOf(answering, usualMs) : pauseOfBot(bot, usualMs)
  }

  /** What the bot that answers next thinks about; nothing where it answers at once. */
  toThink(): ThinkingTask | undefined {
    const bot = this.#nextBot()
    return bot && toThink(this.#begun.match, bot)
  }

  /** The first whose order stands is answered for. */
  answerByOrder(): readonly Beat[] | undefined {
    const ordered = this.#ordered()
    const answered = ordered && this.#answer(ordered.ask.seat, ordered.choice, ordered.ask.ticket)
    return answered?.ok === true ? answered.value : undefined
  }

  /** Times begin and end with what is asked now; whether any did. */
  keepTime(now: number): boolean {
    const before = this.#limits
    this.#limits = limitsNow(before, this.#begun.match, this.people(), this.viewer, now)
    return !sameData(facesOf(before), facesOf(this.#limits))
  }

  /** When the first who has only so much time has none left. */
  timeUpAt(): number | undefined {
    const ends = facesOf(this.#limits).map(({ endsAt }) => endsAt)
    return ends.length === 0 ? undefined : Math.min(...ends)
  }

  /** The first whose time is over is taken to have answered the default. */
  answerLate(now: number): readonly Beat[] | undefined {
    const seat = facesOf(this.#limits).find(({ endsAt }) => endsAt <= now)?.seat
    const ask = seat === undefined ? undefined : this.#begun.match.asks(seat)[0]
    const choice = ask?.options[ask.otherwise]
    if (ask === undefined || choice === undefined) return undefined
    const answered = this.#answer(ask.seat, choice, ask.ticket)
    return answered.ok ? answered.value : undefined
  }

  /** What the viewer's seat has answered without being asked, instead of what it had before. */
  order(orders: readonly StandingOrder[]): void {
    const { viewer } = this
    this.#orders = this.#card.sittings.map((_, seat) => (seat === viewer ? orders : this.#orders[seat]))
  }

  undo(): Report | undefined {
    const { viewer } = this
    if (viewer === 'spectator') return { kind: 'notice', message: 'There is nothing to take back.' }
    const undone = this.#begun.match.undo(viewer)
    if (!undone.ok) return { kind: 'notice', message: `${capital(undone.message)}.`, ...ruleOf(undone.rule) }
    wentBack(this.#begun)
    this.#sight.wentBack()
    return undefined
  }

  /** An earlier position, through the viewer's eyes. */
  lookAt(step: number): Seen<Shape> | undefined {
    return this.#sight.at(step)
  }

  check(choice: AnyChoice): readonly Refusal[] {
    const { viewer } = this
    return viewer === 'spectator' ? [] : this.#begun.match.broken(viewer, choice)
  }

  advise(): Report {
    const { match } = this.#begun
    const { viewer } = this
    const ask = viewer === 'spectator' ? undefined : match.asks(viewer)[0]
    if (ask === undefined) return { kind: 'notice', message: 'You are not asked anything now.' }
    const choice = bots.greedy(this.game, this.#whims).choose(match.see(viewer), ask)
    return { kind: 'advice', choice, ticket: ask.ticket }
  }

  /** What is thought about for better advice. */
  toAdvise(): { readonly task: ThinkingTask; readonly ticket: number } | undefined {
    const { viewer } = this
    const ask = viewer === 'spectator' ? undefined : this.#begun.match.asks(viewer)[0]
    if (ask === undefined) return undefined
    return { task: taskOf(this.game, this.#begun.match.see(viewer), ask, ADVICE_MS), ticket: ask.ticket }
  }

  verify(): Report {
    const record = readRecord(this.text())
    const verified = record.ok ? verify(this.game, record.value) : record
    if (!verified.ok) return { kind: 'verified', ok: false, message: `${capital(verified.error.message)}.` }
    return { kind: 'verified', ok: true, message: sayVerified(verified.value) }
  }

  text(): string {
    return write(this.#begun, this.#card)
  }

  /** What is to be saved now. */
  saved(): { card: TableCard; book: TableBook } {
    const { match, secret } = this.#begun
    const { outcome } = match
    const names = namesOf(this.#card.sittings)
    const winners = outcome?.winners.map(seat => names[seat] ?? '?')
    const card = {
      ...this.#card,
      played: Date.now(),
      steps: match.steps.length,
      asked: this.#isSecretive() ? [] : match.play.asks.map(({ seat }) => seat),
      ...(winners && { winners }),
      ...(outcome?.lost && { lost: true }),
      ...(outcome && { end: { by: outcome.by, winners: outcome.winners } }),
    }
    this.#card = card
    return { card, book: { id: card.id, record: this.text(), secret, orders: this.#orders, limits: this.#limits } }
  }

  snapshot(beats: readonly Beat[], readOnly: boolean): Snapshot {
    const { match, recordDice, secret } = this.#begun
    const { viewer } = this
    const { seen, ask, refusals, asides, mayUndo } = sightOf(match, viewer)
    const people = this.people()
    const over = match.outcome !== undefined
    const bot = this.#nextBot()
    return {
      viewer,
      card: this.#card,
      steps: this.#sight.settled(),
      seen,
      lines: this.#sight.lines(),
      beats,
      ask: readOnly ? undefined : ask,
      refusals: readOnly ? [] : refusals,
      asides: readOnly ? [] : asides,
      mayUndo: !readOnly && mayUndo,
      clocks: facesOf(this.#limits),
      thinking: readOnly || bot === undefined ? undefined : thinkingNow(bot),
      orders: viewer === 'spectator' ? [] : (this.#orders[viewer] ?? []),
      unsaid: viewer !== 'spectator' && people.length > 1 && this.#orders[viewer] === undefined,
      waiting: match.play.asks
        .map(each => each.seat)
        .filter(seat => people.includes(seat) && this.#standing(seat) === undefined),
      secretive: this.#isSecretive(),
      fork: this.#begun.fork?.steps,
      outcome: match.outcome,
      seal:
        recordDice.kind === 'sealed'
          ? { commitment: recordDice.commitment, words: recordDice.words, ...(over ? { secret } : {}) }
          : undefined,
      readOnly,
    }
  }

  #nextBot(): NextBot | undefined {
    const seat = this.botAsked()
    if (seat === undefined) return undefined
    const sitting = this.#card.sittings[seat]
    const ask = this.#begun.match.asks(seat)[0]
    const answering = this.answering()
    if (sitting?.kind !== 'bot' || ask === undefined || answering === undefined) return undefined
    return { level: sitting.level, ask, answering }
  }

  /** One person alone has the screen from the start. */
  #whoBegins(): Viewer {
    const people = this.people()
    return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator'
  }

  #seenBy(viewer: Viewer): Sight {
    const before = lookBack(this.#begun.match, write(this.#begun, this.#card), viewer)
    return new Sight(this.game, this.#begun, namesOf(this.#card.sittings), viewer, before)
  }

  /** What is answered for this seat without asking it. */
  #standing(seat: Seat): Standing | undefined {
    const ask = this.#begun.match.asks(seat)[0]
    const choice = ask && standingAnswer(this.game.words, ask, this.#orders[seat] ?? [])
    return choice && { ask, choice }
  }

  #ordered(): Standing | undefined {
    const people = this.people()
    for (const { seat } of this.#begun.match.play.asks) {
      const standing = people.includes(seat) ? this.#standing(seat) : undefined
      if (standing !== undefined) return standing
    }
    return undefined
  }

  #answer(seat: Seat, choice: AnyChoice, ticket: number | undefined): Result<readonly Beat[], Report> {
    const { match } = this.#begun
    const isSeen = match.asks(seat)[0]?.shown !== 'quiet'
    const { answer, beats } = this.#sight.during(() => match.answer(seat, choice, ticket))
    if (answer.ok && isSeen) this.#mover = seat
    if (answer.ok) return ok(beats)
    if (answer.kind === 'refused') return fail({ kind: 'refused', choice, refusals: answer.broken })
    return fail({ kind: 'notice', message: `${capital(answer.message)}.` })
  }

  /** Whether the people here may know different things: once seen, the screen is covered whenever it changes hands. */
  #isSecretive(): boolean {
    const people = this.people()
    if (this.#secretive || people.length < 2) return this.#secretive
    const { match } = this.#begun
    const views = people.map(seat => this.game.view(match.state, seat))
    this.#secretive = match.play.asks.some(ask => ask.shown !== 'open') || views.some(view => !sameData(view, views[0]))
    return this.#secretive
  }
}

function ruleOf(rule: string | undefined): { rule?: string } {
  return rule === undefined ? {} : { rule }
}
