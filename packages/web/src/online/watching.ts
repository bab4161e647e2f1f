import { type Seat, sameData, type Viewer } from '@undercroft/kernel'
import type { Playable } from '../looks.ts'
import { getSettings } from '../settings/settings.ts'
import { Playback, type Stage } from '../table/playback.ts'
import type { Beat, Snapshot } from '../table/protocol.ts'
import type { OpenState } from '../table/source.ts'
import { Account } from './account.ts'
import { afterPatch } from './after-patch.ts'
import { call } from './api.ts'
import type { Known } from './known.ts'
import { Past } from './past.ts'
import { explained } from './rules.ts'
import { noteSeal, noteSpurned, noteTaken, wordFor } from './seals.ts'
import { clocksOf, namesAt, snapshotOf } from './snapshot.ts'
import { isCard, type OnlineCard, type ServerMessage, type View } from './wire.ts'

/** Where a table finds its game: at once if it has been loaded. */
export interface Playables {
  find(game: string): Playable | undefined
  load(game: string): Promise<Playable | undefined>
}

interface WatchingOptions {
  readonly me: string | undefined
  readonly playables: Playables
  readonly still: () => boolean
  readonly send: (message: object) => void
}

/** One watched table: takes the server's views, animates them, and keeps them for the timeline. */
export class Watching {
  readonly past: Past
  readonly #table: string
  readonly #known: Known
  readonly #options: WatchingOptions
  readonly #playback: Playback
  #account: Account | undefined
  /** The server's last view, to which changes apply; `#view` is the part that the page shows. */
  #heard: View | undefined
  #view: View | undefined
  #isGiving = false
  /** The server says what is refused, because it plays by other rules than this page has. */
  #isExplained = false
  /** The own seat that the reader looks from, where there are several. */
  #seat: Seat | undefined

  constructor(table: string, known: Known, options: WatchingOptions) {
    this.#table = table
    this.#known = known
    this.#options = options
    this.past = new Past(table)
    this.#playback = new Playback(
      (stage, now) => this.#staged(stage, now),
      () => getSettings().speed,
      options.still,
      ({ card }) => options.playables.find(card.game)?.look ?? {},
    )
  }

  stop(): void {
    this.#playback.stop()
  }

  skip(): void {
    this.#playback.skip()
  }

  again(): void {
    if (this.#known.open?.stage.busy !== false) return
    this.lookAt(undefined)
    this.#playback.again()
  }

  get viewer(): Viewer | undefined {
    return this.#view?.viewer
  }

  get me(): string | undefined {
    return this.#options.me
  }

  get playable(): Playable | undefined {
    const { card } = this.#known
    return card && this.#options.playables.find(card.game)
  }

  /** The seats that are mine, also while a bot stands in. */
  mine(): Seat[] {
    const { me } = this.#options
    if (me === undefined) return []
    return this.#known.card?.seats.flatMap(({ person }, seat) => (person === me ? [seat] : [])) ?? []
  }

  /** Asks for what is new since the server was heard last. */
  goOn(): void {
    this.#ask(this.#account?.heard ?? {})
  }

  /** Asks for everything. */
  beginAnew(): void {
    this.#ask({})
  }

  #ask(heard: { epoch?: number; from?: number }): void {
    const seat = this.#seat === undefined ? {} : { seat: this.#seat }
    const refusals = this.#isExplained
    this.#options.send({ do: 'watch', table: this.#table, ...seat, ...heard, patches: true, refusals })
  }

  seated(card: OnlineCard): void {
    const before = this.mine().join()
    const first = this.#known.card === undefined
    this.#known.learn({ card, refused: undefined })
    noteSeal(card)
    void this.#giveWord(card)
    const mine = this.mine()
    if (this.#seat !== undefined && !mine.includes(this.#seat)) this.#seat = undefined
    if (!first && mine.join() !== before)
      this.beginAnew() // other eyes
    else if (this.#view !== undefined) this.#show([])
    if (card.status === 'over') void this.fetchPast()
  }

  /** Sends this browser's word, when it has been shown what the secret is bound by; again, if it was lost on the way. */
  async #giveWord(card: OnlineCard): Promise<void> {
    const word = this.#isGiving ? undefined : wordFor(card, this.#options.me)
    if (word === undefined) return
    this.#isGiving = true
    const { commitment } = card.seal
    const given = await call('POST', `/api/tables/${this.#table}/word`, isCard, { commitment, word })
    this.#isGiving = false
    if (given.ok) noteTaken(this.#table, word)
    else if (given.error.code === 'conflict') noteSpurned(this.#table, word)
  }

  see(message: Extract<ServerMessage, { say: 'view' | 'patch' }>): void {
    if (message.say === 'view') this.#heard = message.view
    else this.#heard &&= afterPatch(this.#heard, message)
    if (this.#heard !== undefined) this.#take(this.#heard)
  }

  #take(view: View): void {
    const { card } = this.#known
    const { playable } = this
    if (card === undefined) return
    if (playable === undefined) {
      void this.#load(card.game)
      return
    }
    if (!this.#isExplained && card.version !== playable.game.version) {
      this.#isExplained = true
      this.beginAnew()
      return
    }
    if (this.#account?.viewer !== view.viewer) this.#account = new Account(this.#table, view.viewer)
    const beats = this.#account.take(playable.game, namesAt(card), view)
    if (beats === undefined) {
      this.beginAnew()
      return
    }
    this.#view = this.#isExplained ? view : explained(playable.game, view)
    this.#known.learn({ clocks: clocksOf(view) })
    // Whoever sits on several seats looks from the one that is asked.
    const other = view.ask === undefined ? view.seen.deciding.find(({ seat }) => this.mine().includes(seat)) : undefined
    if (other !== undefined && other.seat !== view.viewer) this.lookAs(other.seat)
    this.#show(beats)
  }

  /** Loads the game, and takes what the server has shown meanwhile. */
  async #load(game: string): Promise<void> {
    const playable = await this.#options.playables.load(game)
    if (playable !== undefined && this.#heard !== undefined && this.#view === undefined) this.#take(this.#heard)
  }

  #show(beats: readonly Beat[]): void {
    const { card } = this.#known
    const view = this.#view
    const account = this.#account
    if (card === undefined || view === undefined || account === undefined) return
    const end = beats.length === 0 ? this.past.snapshot(card) : undefined
    if (end !== undefined) {
      this.#playback.add(end)
      return
    }
    const now = snapshotOf(card, view, account, beats)
    // The running animation goes on; the new position follows it.
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
      looking: fresh ? this.#stillAt(open?.looking?.step) : open.looking,
      newFrom: undefined,
      explained: same ? open.explained : this.#known.sticky,
      advice: same ? open.advice : undefined,
      chances: same ? open.chances : undefined,
      verified: open?.verified,
      sent: same ? open.sent : undefined,
    })
    const late = this.past.host !== undefined && this.#playback.idle && stage.showing.length === 0
    if (late && now.from !== undefined) this.#show([])
  }

  lookAs(viewer: Viewer): void {
    if (this.past.host !== undefined) {
      this.past.host.lookAs(viewer)
      this.#show([])
    } else if (viewer !== 'spectator' && this.mine().includes(viewer)) {
      this.#seat = viewer
      this.beginAnew()
    }
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

  /** Through other eyes one looks at the same moment, once the game is over. */
  #stillAt(step: number | undefined): OpenState['looking'] {
    const seen = step === undefined ? undefined : this.past.host?.lookAt(step)
    return step === undefined || seen === undefined ? undefined : { step, seen }
  }

  #positionAt(step: number, coming: number) {
    const { host } = this.past
    if (host === undefined) return this.#account?.position(step, coming)
    const seen = host.lookAt(step)
    return seen && { step, seen }
  }

  /** Fetches the record, which only a finished game has. */
  async fetchPast(): Promise<void> {
    const { card } = this.#known
    if (card?.outcome === undefined) return
    const playable = await this.#options.playables.load(card.game)
    await this.past.fetch(card, playable?.game, host => {
      host.lookAs(this.#view?.viewer ?? 'spectator')
      this.#account?.forget()
      if (this.#playback.idle) this.#show([])
    })
  }
}
