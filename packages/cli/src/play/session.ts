import type { Bot, BotLevel } from '@undercroft/bots'
import {
  type AnyChoice,
  type Game,
  type Limits,
  limitEnd,
  limitsNow,
  type Match,
  type OpenAsk,
  type Seat,
  type Seen,
  type Shape,
  sameData,
  sayChoice,
  sayRefusal,
  type Viewer,
} from '@undercroft/kernel'
import { type Io, say, widthOf } from '../command.ts'
import { sayNews, sayPosition } from '../position.ts'
import { Progress } from '../sim/progress.ts'
import { LATE, type Lines } from './lines.ts'
import { sayAsk, sayTime } from './show.ts'
import type { Standing } from './standing.ts'
import type { Think } from './thinker.ts'

/** Who plays a seat: a person by name, or a bot by level. */
export type Sitter =
  | { readonly kind: 'person'; readonly player: string }
  | {
      readonly kind: 'bot'
      readonly player: BotLevel
      readonly bot: Bot<Shape>
      /** How it answers where it takes its time. */
      readonly think?: Think
    }

export interface Seated {
  readonly match: Match<Shape>
  readonly sitters: readonly Sitter[]
  /** What each seat is called in the log. */
  readonly names: readonly string[]
  /** What people want to be asked. */
  readonly standing: Standing
}

/** The result of a typed line. */
export type Next = 'ask again' | 'show again' | 'move on' | 'quit'

/** Carries out a typed line. */
export type Hear = (line: string, ask: OpenAsk<Shape>) => Next

const CLEAR = '\u001b[2J\u001b[3J\u001b[H' // the lines that have scrolled away too

/** One game at one terminal, from the first question to the end or until somebody stops it. */
export class Session {
  readonly #io: Io
  readonly #lines: Lines
  readonly #match: Match<Shape>
  readonly #game: Game
  readonly #sitters: readonly Sitter[]
  readonly #names: readonly string[]
  readonly #people: readonly Seat[]
  readonly #standing: Standing
  /** How much of the log each viewer has been shown. */
  readonly #read = new Map<Viewer, number>()
  /** Whose eyes are on the screen. */
  #viewer: Viewer
  #limits: Limits = []
  /** Who answered last of those whose answers are seen. */
  #mover: Seat | undefined

  constructor(io: Io, lines: Lines, { match, sitters, names, standing }: Seated) {
    this.#io = io
    this.#lines = lines
    this.#match = match
    this.#game = match.game
    this.#sitters = sitters
    this.#names = names
    this.#standing = standing
    this.#people = [...sitters.keys()].filter(seat => sitters[seat]?.kind === 'person')
    this.#viewer = this.#people[0] ?? 'spectator'
  }

  /** Plays on until the game is over; gives false if it was broken off before. */
  async play(hear: Hear): Promise<boolean> {
    const match = this.#match
    while (match.outcome === undefined) {
      if (this.#lines.interrupted.aborted) return false
      this.#keepTime()
      const asks = match.asks()
      const [first] = asks
      if (first === undefined) throw new Error(`${this.#game.id} has neither a question nor an outcome`)
      const forBot = asks.find(ask => this.#sitters[ask.seat]?.kind === 'bot')
      if (forBot !== undefined) await this.#botAnswers(forBot)
      else if (this.#tableAnswers(asks)) continue
      else if (!(await this.#personAnswers(first, hear))) return false
    }
    this.#news()
    say(this.#io, '', sayPosition(this.#game, match.see(this.#viewer), this.#names, widthOf(this.#io)))
    return true
  }

  async #botAnswers(ask: OpenAsk<Shape>): Promise<void> {
    const sitter = this.#sitters[ask.seat]
    if (sitter?.kind !== 'bot') return
    const seen = this.#match.see(ask.seat)
    const { bot, think } = sitter
    const said = bot.remark?.(seen, ask.seat)
    const choice = said ?? (think === undefined ? bot.choose(seen, ask) : await this.#thought(think, seen, ask))
    if (this.#lines.interrupted.aborted) return
    const answer = this.#match.answer(ask.seat, choice)
    if (!answer.ok) throw new Error(`the bot ${sitter.player} chose what is refused: ${sayRefusal(answer)}`)
    this.#moved(ask)
    if (this.#people.length > 0) return
    this.#news()
    await new Promise(setImmediate) // Ctrl-C must be heard in a game without people too
  }

  /** Lets a bot think, and says so meanwhile where that is no secret. */
  async #thought(think: Think, seen: Seen<Shape>, ask: OpenAsk<Shape>): Promise<AnyChoice> {
    const { err } = this.#io
    const progress = new Progress({ err })
    if (ask.shown !== 'quiet' && err.isTTY === true) progress.show(`${this.#names[ask.seat]} is thinking`)
    try {
      return await think(seen, ask, { goesOn: ask.seat === this.#mover, signal: this.#lines.interrupted })
    } finally {
      progress.close()
    }
  }

  #moved({ seat, shown }: OpenAsk<Shape>): void {
    if (shown !== 'quiet') this.#mover = seat
  }

  /** Answers by a standing order in a person's place; gives whether it did. */
  #tableAnswers(asks: readonly OpenAsk<Shape>[]): boolean {
    for (const ask of asks) {
      const choice = this.#standing.answerTo(ask)
      if (choice === undefined) continue
      const answer = this.#match.answer(ask.seat, choice, ask.ticket)
      if (!answer.ok) throw new Error(`the standing answer is refused: ${sayRefusal(answer)}`)
      this.#standing.gave(ask.seat, choice)
      this.#moved(ask)
      return true
    }
    return false
  }

  /** Shows a question and reads lines until the game moves on; gives false when there are no more, or at `quit`. */
  async #personAnswers(ask: OpenAsk<Shape>, hear: Hear): Promise<boolean> {
    if (!(await this.#handOver(ask))) return false
    this.#keepTime()
    const limit = this.#limits[ask.seat]
    const endsAt = limit && limitEnd(limit)
    this.#lines.offers = ask.options.map(choice => sayChoice(this.#game.words, choice))
    for (let next: Next = 'show again'; next !== 'move on'; ) {
      if (next === 'show again') this.#show(ask, endsAt)
      const line = await this.#lines.next('> ', endsAt)
      if (line === LATE) return this.#answerLate(ask)
      if (line === undefined) return false
      next = line === '' ? 'show again' : hear(line, ask)
      if (next === 'quit') return false
    }
    this.#moved(ask)
    return true
  }

  /** Starts and ends time limits by the open questions. */
  #keepTime(): void {
    this.#limits = limitsNow(this.#limits, this.#match, this.#people, this.#viewer, this.#io.now())
  }

  /** Answers the default for each seat whose time is over. */
  #answerLate(ask: OpenAsk<Shape>): boolean {
    say(this.#io, '', 'Time is up.')
    const answer = this.#match.answer(ask.seat, ask.options[ask.otherwise], ask.ticket)
    if (!answer.ok) throw new Error(`the default is refused: ${sayRefusal(answer)}`)
    this.#moved(ask)
    return true
  }

  #show(ask: OpenAsk<Shape>, endsAt: number | undefined): void {
    const seen = this.#match.see(ask.seat)
    const name = this.#names[ask.seat] ?? ''
    const width = widthOf(this.#io)
    this.#news()
    say(
      this.#io,
      '',
      sayPosition(this.#game, seen, this.#names, width),
      '',
      ...sayAsk(this.#game, ask, seen, name, width),
      ...(endsAt === undefined ? [] : [sayTime(this.#game, ask, seen, endsAt - this.#io.now())]),
    )
  }

  /** Lets another person at the keyboard; where there are secrets, with nothing left on the screen. */
  async #handOver(ask: OpenAsk<Shape>): Promise<boolean> {
    const before = this.#viewer
    if (before === ask.seat) return true
    const name = this.#names[ask.seat] ?? ''
    this.#news()
    if (!this.#hasSecrets(ask)) {
      this.#read.set(ask.seat, this.#match.heard(ask.seat).length) // both have read the same screen
    } else if (this.#lines.terminal) {
      if ((await this.#lines.next(`Press Enter and pass the keyboard to ${name}. `)) === undefined) return false
      this.#io.out.write(CLEAR)
      if ((await this.#lines.next(`${name}, press Enter when nobody else looks. `)) === undefined) return false
      this.#io.out.write(CLEAR)
    } else {
      say(this.#io, '', `--- ${name} ---`)
    }
    this.#viewer = ask.seat
    return true
  }

  #hasSecrets(ask: OpenAsk<Shape>): boolean {
    const open = this.#match.see('spectator').view
    return ask.shown !== 'open' || this.#people.some(seat => !sameData(this.#match.see(seat).view, open))
  }

  /** Prints the lines that the viewer has not been shown. */
  #news(): void {
    // An undo removes lines from every log.
    for (const [viewer, n] of this.#read) this.#read.set(viewer, Math.min(n, this.#match.heard(viewer).length))
    const heard = this.#match.heard(this.#viewer, this.#read.get(this.#viewer) ?? 0)
    if (heard.length === 0) return
    this.#read.set(this.#viewer, this.#match.heard(this.#viewer).length)
    const told = heard.filter(({ event }) => !this.#standing.isIdle(event, this.#viewer))
    if (told.length > 0) say(this.#io, ...sayNews(this.#game, told, this.#names).map(line => `* ${line}`))
  }
}
