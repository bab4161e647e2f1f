import { bots } from '@undercroft/bots'
import type { Refusal } from '@undercroft/games/board'
import { type AnyChoice, FastDice, type Seat, type Shape, sameData, type Told, type Viewer } from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { getSettings } from '../settings/settings.ts'
import { TableHost } from '../table/host/host.ts'
import { Playback, type Stage } from '../table/playback.ts'
import type { Beat, Snapshot } from '../table/protocol.ts'
import type { Explained, OpenState, TableSource, TableState } from '../table/source.ts'
import { Account } from './account.ts'
import { callText, sentence } from './api.ts'
import { Chat } from './chat.ts'
import { Line, type LineState } from './line.ts'
import { brokenBy } from './rules.ts'
import { checkSeal, noteSeal } from './seals.ts'
import { namesAt, snapshotOf, tableCardOf } from './snapshot.ts'
import type { OnlineCard, Problem, ServerMessage, View } from './wire.ts'

/** What the page knows of an online table beside the game itself. */
export interface OnlineState {
  readonly line: LineState
  /** None before the server has said anything. */
  readonly card: OnlineCard | undefined
  readonly clocks: View['clocks']
  /** The seat that would take back what only the others can allow. */
  readonly wantsBack: Seat | undefined
  /** Why there is no such table for us. */
  readonly refused: Problem | undefined
}

interface Wish {
  readonly message: { readonly do: 'answer' | 'undo'; readonly request: string; readonly seat: Seat }
  readonly choice: AnyChoice | undefined
  readonly ticket: number | undefined
}

/** After so long an answer that is on its way is spoken of. */
const LATE = 400

/** The page's end of a table on the server: the same parts show it as show a table in this browser. */
export class OnlineClient implements TableSource {
  readonly id: string
  readonly chat: Chat
  readonly #me: string | undefined
  readonly #playable: (game: string) => Playable | undefined
  readonly #line: Line
  readonly #playback: Playback
  readonly #listeners = new Set<() => void>()
  readonly #whims = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  #state: TableState = { kind: 'opening' }
  #online: OnlineState = {
    line: { kind: 'connecting' },
    card: undefined,
    clocks: [],
    wantsBack: undefined,
    refused: undefined,
  }
  #account: Account | undefined
  #view: View | undefined
  /** Which of several seats of one's own one looks from. */
  #seat: Seat | undefined
  /** What has been sent and not acknowledged: sent again, under the same name, when the line is back. */
  #wishes: readonly Wish[] = []
  /** A notice that the next position must not wipe away. */
  #sticky: Explained | undefined
  #past: TableHost | undefined
  #record: Promise<void> | undefined

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
    )
    this.chat = new Chat(id, message => this.#line.send(message))
    this.#line = new Line({
      onState: line => this.#learn({ line }),
      onOpen: () => this.#opened(),
      onMessage: message => this.#hear(message),
    })
  }

  close(): void {
    this.#playback.stop()
    this.#line.close()
    this.#listeners.clear()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): TableState => this.#state

  readonly online = (): OnlineState => this.#online

  retryNow(): void {
    this.#line.retryNow()
  }

  /** The seats that are mine, also while a bot stands in. */
  mine(): Seat[] {
    if (this.#me === undefined) return []
    return this.#online.card?.seats.flatMap(({ person }, seat) => (person === this.#me ? [seat] : [])) ?? []
  }

  answer(choice: AnyChoice): void {
    const open = this.#open()
    const ask = open?.now.ask
    if (open === undefined || ask === undefined || open.looking !== undefined || open.stage.busy) return
    if (this.#wishes.some(wish => wish.ticket !== undefined)) return
    this.#wish({ choice, ticket: ask.ticket, message: this.#message('answer', { choice, ticket: ask.ticket }) })
  }

  aside(choice: AnyChoice): void {
    this.#wish({ choice: undefined, ticket: undefined, message: this.#message('answer', { choice }) })
  }

  undo(): void {
    const now = this.#open()?.now
    if (now === undefined || now.viewer === 'spectator') return
    if (!now.mayUndo) {
      this.askBack(now.lines.some(line => isAnswerOf(line.event, now.viewer)) ? now.viewer : undefined)
      return
    }
    this.#wish({ choice: undefined, ticket: undefined, message: this.#message('undo', {}) })
  }

  /** Whether the others are to be asked to take an answer of this seat back. */
  askBack(wantsBack: Seat | undefined): void {
    this.#learn({ wantsBack })
  }

  advise(): void {
    const now = this.#open()?.now
    const playable = this.#game()
    if (now?.ask === undefined || playable === undefined) return
    this.#patch({ advice: bots.greedy(playable.game, this.#whims).choose(now.seen, now.ask) })
  }

  /** Checks every draw here, by the record, and that the seal is the one that was shown at the start. */
  verify(): void {
    void this.#fetchPast().then(() => {
      const report = this.#past?.verify()
      const { card } = this.#online
      if (report?.kind !== 'verified' || card === undefined) {
        this.#patch({ verified: { ok: false, message: 'The record of this game could not be had.' } })
        return
      }
      const wrong = report.ok ? checkSeal(card, this.#past?.text() ?? '') : undefined
      this.#patch({ verified: wrong === undefined ? report : { ok: false, message: wrong } })
    })
  }

  sit(): void {
    // who sits where is agreed with the server, before the game
  }

  lookAs(viewer: Viewer): void {
    if (this.#past !== undefined) {
      this.#past.lookAs(viewer)
      this.#show([])
    } else if (viewer !== 'spectator' && this.mine().includes(viewer)) {
      this.#seat = viewer
      this.#watch()
    }
  }

  readonly check = async (choice: AnyChoice): Promise<readonly Refusal[]> => {
    const now = this.#open()?.now
    const playable = this.#game()
    if (now?.ask === undefined || playable === undefined) return []
    return brokenBy(playable.game, now.seen, now.ask, choice)
  }

  download(save: (text: string, name: string) => void): void {
    void this.#fetchPast().then(() => {
      if (this.#past !== undefined) save(this.#past.text(), `${this.#past.game.id}-${this.id}.undercroft`)
    })
  }

  lookAt(step: number | undefined): void {
    const open = this.#open()
    if (open === undefined) return
    this.#playback.skip()
    const { steps } = open.now
    const coming = open.looking?.step ?? steps
    const found = step === undefined || step >= steps ? undefined : this.#positionAt(step, coming)
    const looking = found === undefined || found.step >= steps ? undefined : found
    this.#patch({ looking, ...(looking && { explained: undefined }) })
  }

  explain(explained: Explained | undefined): void {
    this.#sticky = undefined
    if (this.#open()?.explained !== explained) this.#patch({ explained })
  }

  async explainByRules(choice: AnyChoice): Promise<void> {
    const refusals = await this.check(choice)
    if (refusals.length > 0) this.explain({ choice, refusals, pinned: true })
  }

  skip(): void {
    this.#playback.skip()
  }

  #message(kind: 'answer' | 'undo', more: object): Wish['message'] {
    const seat = Number(this.#view?.viewer ?? 0)
    return { do: kind, table: this.id, request: crypto.randomUUID(), seat, ...more } as Wish['message']
  }

  #wish(wish: Wish): void {
    if (this.#view === undefined || this.#view.viewer === 'spectator') return
    this.#sticky = undefined
    this.#wishes = [...this.#wishes, wish]
    this.#line.send(wish.message)
    this.#patch({ sent: { choice: wish.choice, late: false }, explained: undefined })
    setTimeout(() => {
      const sent = this.#wishes.includes(wish) ? this.#open()?.sent : undefined
      if (sent !== undefined) this.#patch({ sent: { ...sent, late: true } })
    }, LATE)
  }

  #opened(): void {
    this.#watch(this.#account?.heard)
    for (const { message } of this.#wishes) this.#line.send(message)
    void this.chat.catchUp()
  }

  #watch(heard: { epoch?: number; from?: number } = {}): void {
    const seat = this.#seat === undefined ? {} : { seat: this.#seat }
    this.#line.send({ do: 'watch', table: this.id, ...seat, ...heard })
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined && message.table !== this.id) return
    switch (message.say) {
      case 'table':
        this.#seated(message.card)
        break
      case 'view':
        this.#take(message.view)
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
    const first = this.#online.card === undefined
    this.#learn({ card, refused: undefined })
    noteSeal(card)
    const mine = this.mine()
    if (this.#seat !== undefined && !mine.includes(this.#seat)) this.#seat = undefined
    if (!first && mine.join() !== before)
      this.#watch() // other eyes: everything anew
    else if (this.#view !== undefined) this.#show([])
    if (card.status === 'over') void this.#fetchPast()
  }

  #take(view: View): void {
    const { card } = this.#online
    const playable = this.#game()
    if (card === undefined || playable === undefined) return
    if (this.#account?.viewer !== view.viewer) this.#account = new Account(this.id, view.viewer)
    const beats = this.#account.take(playable.game, namesAt(card), view)
    if (beats === undefined) {
      this.#watch()
      return
    }
    this.#view = view
    this.#learn({ clocks: view.clocks })
    // Whoever sits on several seats looks from the one that is asked.
    const other = view.ask === undefined ? view.seen.deciding.find(({ seat }) => this.mine().includes(seat)) : undefined
    if (other !== undefined && other.seat !== view.viewer) this.lookAs(other.seat)
    this.#show(beats)
  }

  #settle(request: string): void {
    this.#wishes = this.#wishes.filter(wish => wish.message.request !== request)
    if (this.#wishes.length === 0) this.#patch({ sent: undefined })
  }

  #refused(request: string | undefined, error: Problem): void {
    const wish = this.#wishes.find(each => each.message.request === request)
    if (wish === undefined || request === undefined) {
      if (this.#online.card === undefined) this.#learn({ refused: error })
      else this.chat.refused(error)
      return
    }
    this.#settle(request)
    if (error.broken !== undefined && wish.choice !== undefined) {
      this.explain({ choice: wish.choice, refusals: error.broken, pinned: true })
    } else {
      this.explain({ message: sentence(error.message), refusals: error.broken ?? [], pinned: true })
    }
    this.#sticky = this.#open()?.explained
    this.#watch() // what is on the page was not so any more
  }

  /** When it is over, its record gives every position through all eyes. */
  #fetchPast(): Promise<void> {
    this.#record ??= (async () => {
      const { card } = this.#online
      const playable = this.#game()
      const text = card?.status === 'over' ? await callText(`/api/tables/${this.id}/record`) : undefined
      if (card === undefined || playable === undefined || text === undefined) return
      const book = { id: this.id, record: text, secret: card.seal.secret ?? '' }
      const opened = TableHost.open(playable.game, tableCardOf(card), book)
      if (!opened.ok) return
      this.#past = opened.value
      this.#past.lookAs(this.#view?.viewer ?? 'spectator')
      this.#account?.forget()
      if (this.#playback.idle) this.#show([])
    })()
    return this.#record
  }

  #show(beats: readonly Beat[]): void {
    const { card } = this.#online
    const view = this.#view
    const account = this.#account
    if (card === undefined || view === undefined || account === undefined) return
    if (this.#past !== undefined && beats.length === 0) {
      this.#playback.add({ ...this.#past.snapshot([], false), card: tableCardOf(card), seal: card.seal })
      return
    }
    const now = snapshotOf(card, view, account, beats)
    // What is being shown goes on; the new state stands at its end.
    if (beats.length > 0 || this.#playback.idle) this.#playback.add(now)
    else this.#playback.add({ ...now, beats: [{ lines: [], seen: now.seen }] })
  }

  #staged(stage: Stage, now: Snapshot): void {
    const open = this.#open()
    const fresh = open === undefined || open.now.viewer !== now.viewer
    const same = !fresh && (open.now === now || sameData(open.now.ask, now.ask))
    this.#set({
      kind: 'open',
      now,
      stage,
      looking: fresh ? undefined : open.looking,
      newFrom: undefined,
      explained: same ? open.explained : this.#sticky,
      advice: same ? open.advice : undefined,
      verified: open?.verified,
      sent: same && this.#wishes.length > 0 ? open.sent : undefined,
    })
    const late = this.#past !== undefined && this.#playback.idle && stage.showing.length === 0
    if (late && now.from !== undefined) this.#show([])
  }

  #positionAt(step: number, coming: number) {
    if (this.#past === undefined) return this.#account?.position(step, coming)
    const seen = this.#past.lookAt(step)
    return seen && { step, seen }
  }

  #game(): Playable | undefined {
    const { card } = this.#online
    return card && this.#playable(card.game)
  }

  #open(): OpenState | undefined {
    return this.#state.kind === 'open' ? this.#state : undefined
  }

  #patch(change: Partial<OpenState>): void {
    const open = this.#open()
    if (open !== undefined) this.#set({ ...open, ...change })
  }

  #learn(change: Partial<OnlineState>): void {
    this.#online = { ...this.#online, ...change }
    this.#tell()
  }

  #set(state: TableState): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function isAnswerOf(event: Told<Shape>, viewer: Viewer): boolean {
  return (event.what === 'chose' || event.what === 'answered') && 'seat' in event && event.seat === viewer
}
