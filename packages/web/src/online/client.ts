import { bots } from '@undercroft/bots'
import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  FastDice,
  type Seat,
  type Shape,
  type StandingOrder,
  sameData,
  type Told,
  type Viewer,
} from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { getSettings } from '../settings/settings.ts'
import { Playback, type Stage } from '../table/playback.ts'
import type { Beat, Snapshot } from '../table/protocol.ts'
import type { Explained, TableSource } from '../table/source.ts'
import { Account } from './account.ts'
import { sentence } from './api.ts'
import { Chat } from './chat.ts'
import { Known } from './known.ts'
import { Line } from './line.ts'
import { type Deed, Outbox } from './outbox.ts'
import { NO_RECORD, Past } from './past.ts'
import { brokenBy } from './rules.ts'
import { noteSeal } from './seals.ts'
import { clocksOf, namesAt, snapshotOf } from './snapshot.ts'
import { afterChanges, type OnlineCard, type Problem, type ServerMessage, type View } from './wire.ts'

/** The page's end of a table on the server: the same parts show it as show a table in this browser. */
export class OnlineClient implements TableSource {
  readonly id: string
  readonly chat: Chat
  readonly #me: string | undefined
  readonly #playable: (game: string) => Playable | undefined
  readonly #line: Line
  readonly #playback: Playback
  readonly #known = new Known()
  readonly #outbox: Outbox
  readonly #past: Past
  readonly #whims = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  #account: Account | undefined
  /** What the server has shown last, into which it says changes; `#view` is what the page has taken of it. */
  #heard: View | undefined
  #view: View | undefined
  /** Which of several seats of one's own one looks from. */
  #seat: Seat | undefined
  /** A notice that the next position must not wipe away. */
  #sticky: Explained | undefined

  constructor(
    id: string,
    me: string | undefined,
    playable: (game: string) => Playable | undefined,
    still: () => boolean,
  ) {
    this.id = id
    this.#me = me
    this.#playable = playable
    this.#playback = new Playback(
      (stage, now) => this.#staged(stage, now),
      () => getSettings().speed,
      still,
      ({ card }) => playable(card.game)?.look ?? {},
    )
    this.#past = new Past(id)
    this.#outbox = new Outbox(id, {
      send: message => this.#line.send(message),
      onLate: () => this.#late(),
    })
    this.chat = new Chat(id, message => this.#line.send(message))
    this.#line = new Line({
      onState: line => this.#known.learn({ line }),
      onOpen: () => this.#opened(),
      onMessage: message => this.#hear(message),
    })
  }

  close(): void {
    this.#playback.stop()
    this.#line.close()
    this.#known.close()
  }

  readonly subscribe = this.#known.subscribe

  readonly state = this.#known.state

  readonly online = this.#known.online

  retryNow(): void {
    this.#line.retryNow()
  }

  /** The seats that are mine, also while a bot stands in. */
  mine(): Seat[] {
    if (this.#me === undefined) return []
    return this.#known.card?.seats.flatMap(({ person }, seat) => (person === this.#me ? [seat] : [])) ?? []
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
    const playable = this.#game()
    if (now?.ask === undefined || playable === undefined) return
    this.#known.patch({ advice: bots.greedy(playable.game, this.#whims).choose(now.seen, now.ask) })
  }

  verify(): void {
    void this.#fetchPast().then(() => this.#known.patch({ verified: this.#past.verify(this.#known.card) }))
  }

  sit(): void {
    // who sits where is agreed with the server, before the game
  }

  lookAs(viewer: Viewer): void {
    if (this.#past.host !== undefined) {
      this.#past.host.lookAs(viewer)
      this.#show([])
    } else if (viewer !== 'spectator' && this.mine().includes(viewer)) {
      this.#seat = viewer
      this.#watch()
    }
  }

  readonly check = async (choice: AnyChoice): Promise<readonly Refusal[]> => {
    const now = this.#known.open?.now
    const playable = this.#game()
    if (now?.ask === undefined || playable === undefined) return []
    return brokenBy(playable.game, now.seen, now.ask, choice)
  }

  download(save: (text: string, name: string) => void): void {
    void this.#fetchPast().then(() => {
      const { host } = this.#past
      if (host !== undefined) save(host.text(), `${host.game.id}-${this.id}.undercroft`)
      else this.explain({ message: NO_RECORD, refusals: [], pinned: true })
    })
  }

  lookAt(step: number | undefined): void {
    const open = this.#known.open
    if (open === undefined) return
    this.#playback.skip()
    const { steps } = open.now
    const coming = open.looking?.step ?? steps
    const found = step === undefined || step >= steps ? undefined : this.#positionAt(step, coming)
    const looking = found === undefined || found.step >= steps ? undefined : found
    this.#known.patch({ looking, ...(looking && { explained: undefined }) })
  }

  explain(explained: Explained | undefined): void {
    this.#sticky = undefined
    if (this.#known.open?.explained !== explained) this.#known.patch({ explained })
  }

  async explainByRules(choice: AnyChoice): Promise<void> {
    const refusals = await this.check(choice)
    if (refusals.length > 0) this.explain({ choice, refusals, pinned: true })
  }

  skip(): void {
    this.#playback.skip()
  }

  #wish(deed: Deed): void {
    const viewer = this.#view?.viewer
    if (viewer === undefined || viewer === 'spectator') return
    this.#sticky = undefined
    const { choice } = this.#outbox.put(viewer, deed)
    this.#known.patch({ sent: { choice, late: false }, explained: undefined })
  }

  #late(): void {
    const sent = this.#known.open?.sent
    if (sent !== undefined) this.#known.patch({ sent: { ...sent, late: true } })
  }

  #opened(): void {
    this.#watch(this.#account?.heard)
    this.#outbox.sendAgain()
    void this.chat.catchUp()
  }

  #watch(heard: { epoch?: number; from?: number } = {}): void {
    const seat = this.#seat === undefined ? {} : { seat: this.#seat }
    this.#line.send({ do: 'watch', table: this.id, ...seat, ...heard, changes: true })
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined && message.table !== this.id) return
    switch (message.say) {
      case 'table':
        this.#seated(message.card)
        break
      case 'view':
      case 'changes':
        if (message.request !== undefined) this.#settle(message.request)
        this.#see(message)
        break
      case 'here':
        this.#known.learn({ here: message.persons })
        break
      case 'chat':
        this.chat.hear(message.lines)
        break
      case 'ack':
        this.#settle(message.request)
        break
      case 'refused':
        this.#refused(message.request, message.error)
        break
      case 'pong':
        break
    }
  }

  #seated(card: OnlineCard): void {
    const before = this.mine().join()
    const first = this.#known.card === undefined
    this.#known.learn({ card, refused: undefined })
    noteSeal(card)
    const mine = this.mine()
    if (this.#seat !== undefined && !mine.includes(this.#seat)) this.#seat = undefined
    if (!first && mine.join() !== before)
      this.#watch() // other eyes: everything anew
    else if (this.#view !== undefined) this.#show([])
    if (card.status === 'over') void this.#fetchPast()
  }

  #see(message: Extract<ServerMessage, { say: 'view' | 'changes' }>): void {
    if (message.say === 'view') this.#heard = message.view
    else this.#heard &&= afterChanges(this.#heard, message)
    if (this.#heard !== undefined) this.#take(this.#heard)
  }

  #take(view: View): void {
    const { card } = this.#known
    const playable = this.#game()
    if (card === undefined || playable === undefined) return
    if (this.#account?.viewer !== view.viewer) this.#account = new Account(this.id, view.viewer)
    const beats = this.#account.take(playable.game, namesAt(card), view)
    if (beats === undefined) {
      this.#watch()
      return
    }
    this.#view = view
    this.#known.learn({ clocks: clocksOf(view) })
    // Whoever sits on several seats looks from the one that is asked.
    const other = view.ask === undefined ? view.seen.deciding.find(({ seat }) => this.mine().includes(seat)) : undefined
    if (other !== undefined && other.seat !== view.viewer) this.lookAs(other.seat)
    this.#show(beats)
  }

  #settle(request: string): void {
    this.#outbox.settle(request)
    if (this.#outbox.isEmpty) this.#known.patch({ sent: undefined })
  }

  #refused(request: string | undefined, error: Problem): void {
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
    this.#sticky = this.#known.open?.explained
    this.#watch() // what is on the page was not so any more
  }

  #fetchPast(): Promise<void> {
    return this.#past.fetch(this.#known.card, this.#game()?.game, host => {
      host.lookAs(this.#view?.viewer ?? 'spectator')
      this.#account?.forget()
      if (this.#playback.idle) this.#show([])
    })
  }

  #show(beats: readonly Beat[]): void {
    const { card } = this.#known
    const view = this.#view
    const account = this.#account
    if (card === undefined || view === undefined || account === undefined) return
    const end = beats.length === 0 ? this.#past.snapshot(card) : undefined
    if (end !== undefined) {
      this.#playback.add(end)
      return
    }
    const now = snapshotOf(card, view, account, beats)
    // What is being shown goes on; the new state stands at its end.
    if (beats.length > 0 || this.#playback.idle) this.#playback.add(now)
    else this.#playback.add({ ...now, beats: [{ lines: [], seen: now.seen }] })
  }

  #staged(stage: Stage, now: Snapshot): void {
    const open = this.#known.open
    const fresh = open === undefined || open.now.viewer !== now.viewer
    const same = !fresh && (open.now === now || sameData(open.now.ask, now.ask))
    this.#known.set({
      kind: 'open',
      now,
      stage,
      looking: fresh ? undefined : open.looking,
      newFrom: undefined,
      explained: same ? open.explained : this.#sticky,
      advice: same ? open.advice : undefined,
      verified: open?.verified,
      sent: same && !this.#outbox.isEmpty ? open.sent : undefined,
    })
    const late = this.#past.host !== undefined && this.#playback.idle && stage.showing.length === 0
    if (late && now.from !== undefined) this.#show([])
  }

  #positionAt(step: number, coming: number) {
    const { host } = this.#past
    if (host === undefined) return this.#account?.position(step, coming)
    const seen = host.lookAt(step)
    return seen && { step, seen }
  }

  #game(): Playable | undefined {
    const { card } = this.#known
    return card && this.#playable(card.game)
  }
}

function isAnswerOf(event: Told<Shape>, viewer: Viewer): boolean {
  return (event.what === 'chose' || event.what === 'answered') && 'seat' in event && event.seat === viewer
}
