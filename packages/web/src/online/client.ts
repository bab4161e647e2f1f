import { ADVICE_MS, bots } from '@undercroft/bots'
import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  FastDice,
  type OpenAsk,
  type Seat,
  type Shape,
  type StandingOrder,
  sameData,
  type Told,
  type Viewer,
} from '@undercroft/kernel'
import { getSettings } from '../settings/settings.ts'
import type { Explained, TableSource } from '../table/source.ts'
import { isComparable } from '../table/thinking/advice.ts'
import { type ThinkingTask, taskOf } from '../table/thinking/task.ts'
import { Thinker } from '../table/thinking/thinker.ts'
import { sentence } from './api.ts'
import { Chat } from './chat.ts'
import { Known } from './known.ts'
import { Line, type LineState } from './line.ts'
import { type Deed, Outbox } from './outbox.ts'
import { NO_RECORD } from './past.ts'
import { brokenBy } from './rules.ts'
import { type Playables, Watching } from './watching.ts'
import type { OnlineCard, Problem, ServerMessage } from './wire.ts'

/** The page's end of a table on the server: the same parts show it as show a table in this browser. */
export class OnlineClient implements TableSource {
  readonly id: string
  readonly analysis: string
  readonly chat: Chat
  readonly #line: Line
  readonly #known = new Known()
  readonly #watching: Watching
  readonly #outbox: Outbox
  readonly #thinker = new Thinker()
  readonly #whims = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

  constructor(id: string, me: string | undefined, playables: Playables, still: () => boolean) {
    this.id = id
    this.analysis = `/api/tables/${id}/analysis`
    const send = (message: object) => this.#line.send(message)
    this.#watching = new Watching(id, this.#known, { me, playables, still, send })
    this.#outbox = new Outbox(id, { send, onLate: () => this.#late() })
    this.chat = new Chat(id, me !== undefined, send)
    this.#line = new Line({
      onState: line => this.#lineIs(line),
      onOpen: () => this.#opened(),
      onMessage: message => this.#hear(message),
    })
  }

  close(): void {
    this.#watching.stop()
    this.#line.close()
    this.#known.close()
    this.#thinker.close()
  }

  readonly subscribe = this.#known.subscribe

  readonly state = this.#known.state

  readonly online = this.#known.online

  retryNow(): void {
    this.#line.retryNow()
  }

  mine(): Seat[] {
    return this.#watching.mine()
  }

  answer(choice: AnyChoice): void {
    const open = this.#known.open
    const ask = open?.now.ask
    if (open === undefined || ask === undefined || open.looking !== undefined || open.stage.busy) return
    if (this.#outbox.isAnswering) return
    this.#wish({ do: 'answer', choice, ticket: ask.ticket })
  }

  aside(choice: AnyChoice): void {
    this.#wish({ do: 'answer', choice })
  }

  undo(): void {
    const now = this.#known.open?.now
    if (now === undefined || now.viewer === 'spectator') return
    if (!now.mayUndo) {
      this.askBack(now.lines.some(line => isAnswerOf(line.event, now.viewer)) ? now.viewer : undefined)
      return
    }
    this.#wish({ do: 'undo' })
  }

  order(orders: readonly StandingOrder[]): void {
    this.#wish({ do: 'orders', orders })
  }

  /** Whether the others are to be asked to take an answer of this seat back. */
  askBack(wantsBack: Seat | undefined): void {
    this.#known.learn({ wantsBack })
  }

  advise(): void {
    const now = this.#known.open?.now
    const { playable } = this.#watching
    if (now?.ask === undefined || playable === undefined) return
    // a new one each time, though it says the same: a form is filled in with it again
    const advice = [...bots.greedy(playable.game, this.#whims).choose(now.seen, now.ask)] as const
    this.#known.patch({ advice, chances: undefined, explained: undefined })
    if (!getSettings().chances || !isComparable(now.ask, playable.look)) return
    void this.#consider(advice, now.ask, taskOf(playable.game, now.seen, now.ask, ADVICE_MS))
  }

  /** Thinks about the advice, from what the seat sees, and replaces it where the thought differs. */
  async #consider(first: AnyChoice, ask: OpenAsk<Shape>, task: ThinkingTask): Promise<void> {
    const found = await this.#thinker.think('advice', task)
    if (found === undefined || this.#known.open?.now.ask?.ticket !== ask.ticket) return
    const { choice, chances } = found
    this.#known.patch({ advice: sameData(first, choice) ? first : choice, chances })
  }

  verify(): void {
    void this.#watching
      .fetchPast()
      .then(() => this.#known.patch({ verified: this.#watching.past.verify(this.#known.card, this.#watching.me) }))
  }

  sit(): void {
    // who sits where is agreed with the server, before the game
  }

  lookAs(viewer: Viewer): void {
    this.#watching.lookAs(viewer)
  }

  readonly check = async (choice: AnyChoice): Promise<readonly Refusal[]> => {
    const now = this.#known.open?.now
    const { playable } = this.#watching
    if (now?.ask === undefined || playable === undefined) return []
    return brokenBy(playable.game, now.seen, now.ask, choice)
  }

  download(save: (text: string, name: string) => void): void {
    void this.#watching.fetchPast().then(() => {
      const { host } = this.#watching.past
      if (host !== undefined) save(host.text(), `${host.game.id}-${this.id}.undercroft`)
      else this.explain({ message: NO_RECORD, refusals: [], pinned: true })
    })
  }

  lookAt(step: number | undefined): void {
    this.#watching.lookAt(step)
  }

  explain(explained: Explained | undefined): void {
    this.#known.sticky = undefined
    if (this.#known.open?.explained !== explained) this.#known.patch({ explained })
  }

  async explainByRules(choice: AnyChoice): Promise<void> {
    const refusals = await this.check(choice)
    if (refusals.length > 0) this.explain({ choice, refusals, pinned: true })
  }

  skip(): void {
    this.#watching.skip()
  }

  again(): void {
    this.#watching.again()
  }

  #wish(deed: Deed): void {
    const viewer = this.#watching.viewer
    if (viewer === undefined || viewer === 'spectator') return
    this.#known.sticky = undefined
    this.#thinker.stop('advice')
    const { choice } = this.#outbox.put(viewer, deed)
    this.#known.patch({ sent: { choice, late: false, waits: this.#isCut }, explained: undefined })
  }

  /** Whether what is answered now has to wait until there is a way to the server again. */
  get #isCut(): boolean {
    return this.#known.online().line.kind !== 'open'
  }

  #lineIs(line: LineState): void {
    this.#known.learn({ line })
    const sent = this.#known.open?.sent
    if (sent !== undefined) this.#known.patch({ sent: { ...sent, waits: this.#isCut } })
  }

  #late(): void {
    const sent = this.#known.open?.sent
    if (sent !== undefined) this.#known.patch({ sent: { ...sent, late: true } })
  }

  #opened(): void {
    this.#watching.goOn()
    this.#outbox.sendAgain()
    void this.chat.catchUp()
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined && message.table !== this.id) return
    switch (message.say) {
      case 'table':
        this.#watching.seated(message.card)
        this.chat.openGallery(hearsGallery(message.card, this.mine()))
        break
      case 'view':
      case 'patch':
        if (message.request !== undefined) this.#settle(message.request)
        this.#watching.see(message)
        break
      case 'here':
        this.#known.learn({ here: message.persons })
        break
      case 'chat':
      case 'gallery':
        this.chat.hear(message.say, message.lines)
        break
      case 'ack':
        this.#settle(message.request)
        break
      case 'refused':
        this.#refused(message.request, message.error)
        break
      case 'pong':
      case 'tables':
      case 'seeking':
      case 'matched':
      case 'friends':
      case 'tournament':
        break
    }
  }

  #settle(request: string): void {
    this.#outbox.settle(request)
    if (this.#outbox.isEmpty) this.#known.patch({ sent: undefined })
  }

  #refused(request: string | undefined, error: Problem): void {
    if (error.code === 'shown-out' || error.code === 'banned') {
      this.#known.learn({ refused: error })
      return
    }
    const wish = this.#outbox.find(request)
    if (wish === undefined) {
      if (this.#known.card === undefined) this.#known.learn({ refused: error })
      else this.chat.refused(error)
      return
    }
    this.#settle(wish.message.request)
    if (error.broken !== undefined && wish.choice !== undefined) {
      this.explain({ choice: wish.choice, refusals: error.broken, pinned: true })
    } else {
      this.explain({ message: sentence(error.message), refusals: error.broken ?? [], pinned: true })
    }
    this.#known.sticky = this.#known.open?.explained
    this.#watching.beginAnew() // what is on the page was not so any more
  }
}

/** Players hear what spectators say when the game is over. */
function hearsGallery({ status }: OnlineCard, mine: readonly Seat[]): boolean {
  return status === 'over' || (status === 'playing' && mine.length === 0)
}

function isAnswerOf(event: Told<Shape>, viewer: Viewer): boolean {
  return (event.what === 'chose' || event.what === 'answered') && 'seat' in event && event.seat === viewer
}
