import { type Game, ok, type Result, type Seat, sameData, type Viewer } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import {
  type Happening,
  ownerOf,
  type Snapshot,
  type TableChange,
  type TableRecord,
  type Time,
} from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { changeAfter } from './after.ts'
import { cardOf, outdated } from './cards.ts'
import { deadlineOf } from './clocks.ts'
import type { TableCard, View } from './messages.ts'
import { pastSight, Room, savedPosition } from './room.ts'
import { Showing, type Watcher } from './showing.ts'
import { Turns } from './turns.ts'

/** Something that is about to happen: it has happened when it is committed. */
export interface Draft {
  readonly happening: Happening
  readonly change?: TableChange
}

/** Who asked for it. */
export interface By {
  readonly person?: string | undefined
  readonly request?: string | undefined
}

export interface DeskOptions {
  readonly store: Store
  readonly game: Game | undefined
  readonly record: TableRecord
  readonly changed: (desk: Desk) => void
  readonly watched: (desk: Desk) => void
  readonly failed: (error: unknown) => void
}

/** A game is only replayed from its first move; where later rules may have to go on from is written down this often. */
const SNAPSHOT_EVERY = 200
const TRIES = 6
/** What changes at a table without showing on its card. */
const UNSEEN: ReadonlySet<string> = new Set<keyof TableChange>([
  ...(['waiting', 'orders', 'botDue', 'hands', 'deadline', 'noticeAt'] as const),
])
const TAKEN = ok('taken' as const)

/** One table in memory: what the store says of it, its match while somebody plays, and those who look at it. */
export class Desk {
  readonly #showing = new Showing()
  usedAt: Time = Date.now()
  /** Up to which line those who look on have heard the chat. */
  chatShown: number | undefined
  readonly #store: Store
  readonly #game: Game | undefined
  readonly #changed: (desk: Desk) => void
  readonly #watched: (desk: Desk) => void
  readonly #failed: (error: unknown) => void
  /** The log cannot be played: a bug, or a change of the rules without a new version. */
  #broken = false
  #record: TableRecord
  #card: TableCard | undefined
  #isCardOld = false
  #room: Room | undefined
  #past: Snapshot | undefined
  /** How far the room has played the log. */
  #played = 0
  #snapshotAt = 0
  /** The last snapshot with the whole story, which grows with the game: it is written when the match rests or ends. */
  #storyAt = 0
  #triedToRenew = false
  readonly #turns = new Turns()
  /** The seats when those who look on were last shown something. */
  #seatsShown: TableRecord['seats'] | undefined

  constructor({ store, game, record, changed, watched, failed }: DeskOptions) {
    this.#store = store
    this.#game = game
    this.#record = record
    this.#changed = changed
    this.#watched = watched
    this.#failed = failed
  }

  get record(): TableRecord {
    return this.#record
  }

  get id(): string {
    return this.#record.id
  }

  /** The game, if the table can be played by its present rules. */
  get game(): Game | undefined {
    return this.#game?.version === this.#record.version && !this.#broken ? this.#game : undefined
  }

  /** Why it can only be looked at. */
  get unplayable(): string | undefined {
    if (this.#broken) return 'This game cannot be played again from its log: it can be looked at as it last was.'
    return this.game === undefined ? outdated(this.#record, this.#game) : undefined
  }

  /** The same object as long as nothing on it changes: most moves change nothing. */
  get card(): TableCard {
    if (this.#card !== undefined && !this.#isCardOld) return this.#card
    const card = cardOf(this.#record, this.#game)
    const next = this.#broken ? { ...card, outdated: this.unplayable ?? '' } : card
    if (this.#card === undefined || !sameData(this.#card, next)) this.#card = next
    this.#isCardOld = false
    return this.#card
  }

  get isLive(): boolean {
    return this.#room !== undefined
  }

  get isBusy(): boolean {
    return this.#turns.isBusy
  }

  /** One after the other: nobody looks at what is not committed. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now()
    return this.#turns.take(act)
  }

  /** The match, loaded if need be; nothing while it has not begun, or if it keeps to other rules. In turn. */
  async room(): Promise<Room | undefined> {
    if (this.#game !== undefined && this.#game.version > this.#record.version) await this.#renew(this.#game)
    if (this.#room !== undefined || this.game === undefined || this.#record.status === 'open') return this.#room
    const log = await this.#store.tables.log(this.id, 0)
    try {
      this.#room = Room.replay(this.game, this.#record, log)
    } catch (error) {
      this.#broken = true
      this.#isCardOld = true
      this.#failed(error)
      return undefined
    }
    this.#played = log.at(-1)?.seq ?? 0
    if (this.#played > this.#record.seq) await this.#readRecord()
    return this.#room
  }

  /**
   * The rules have changed: a game that is being played goes on by the new ones from where it was last written down, if
   * they can make sense of it. Otherwise it can be looked at.
   */
  async #renew(game: Game): Promise<void> {
    if (this.#record.status !== 'playing' || this.#triedToRenew) return
    this.#triedToRenew = true
    const { tables, news } = this.#store
    const [saved, log] = await Promise.all([tables.snapshot(this.id), tables.log(this.id, 0)])
    if (saved === undefined || saved.version !== this.#record.version) return
    try {
      const room = Room.resume(game, this.#record, savedPosition(saved))
      room.follow(log.filter(({ seq }) => seq > saved.seq))
      const happening = { kind: 'renewed', version: game.version, position: room.position() } as const
      const change = { ...this.after(room), version: game.version }
      const appended = await tables.append(this.id, log.at(-1)?.seq ?? 0, { happening, at: Date.now() }, change)
      await this.#readRecord()
      if (appended.kind === 'taken') news.tell({ about: 'table', table: this.id, n: appended.seq })
    } catch (error) {
      this.#failed(error)
    }
  }

  /** What is drafted is committed, or drafted anew if another node was first. In turn. */
  async change(
    draft: (room: Room | undefined) => Result<Draft, Problem>,
    by: By,
  ): Promise<Result<'taken' | 'repeated', Problem>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const drafted = draft(this.#liveRoom ?? (await this.room()))
      if (!drafted.ok) {
        if (await this.freshen()) continue // it may be refused for what is no longer so
        return (await this.#wasTaken(by)) ? ok('repeated') : drafted
      }
      const { happening, change = {} } = drafted.value
      const { tables, news } = this.#store
      const after = this.#record.seq
      try {
        const appended = await tables.append(this.id, after, { happening, ...by, at: Date.now() }, change)
        if (appended.kind === 'taken') {
          this.#record = { ...this.#record, ...change, seq: appended.seq }
          for (const name in change) this.#isCardOld ||= !UNSEEN.has(name)
          this.#played = appended.seq
          news.tell({ about: 'table', table: this.id, n: appended.seq })
          const showing = this.#show(by)
          if (showing !== undefined) await showing
          return TAKEN
        }
        await this.reload()
        if (appended.kind === 'repeated') {
          return appended.table === this.id
            ? ok('repeated')
            : problem('conflict', 'this request id was used before', 'request')
        }
      } catch (error) {
        this.#forgetRoom()
        throw error
      }
    }
    return problem('unavailable', 'too many are changing this table at once: try again')
  }

  /** Begins play. The draft for `change`, where all seats are taken. */
  begin(words: readonly string[], { seats, orders }: Pick<TableRecord, 'seats' | 'orders'> = this.#record): Draft {
    if (this.game === undefined) throw new Error(`${this.id}: no game to begin`)
    const { room, happening } = Room.begin(this.game, this.#record, words)
    this.#room = room
    const lots = this.#record.lots ? { seats, orders } : {}
    const after = { ...lots, ...this.after(room, { seats, orders }) }
    return { happening, change: { ...after, status: 'playing', words, startedAt: Date.now() } }
  }

  /** How the table stands after what the room has just taken. */
  after(room: Room, sitting: Pick<TableRecord, 'seats' | 'orders'> = this.#record): TableChange {
    return changeAfter(this.#record, room, sitting)
  }

  /** Looks whether other nodes have been here; true if they have. In turn. */
  async freshen(): Promise<boolean> {
    if (!this.#store.isShared) return false
    const seqs = await this.#store.tables.seqs([this.id])
    if (seqs.get(this.id) === this.#record.seq) return false
    await this.catchUp()
    return true
  }

  /** Another node has been here, or may have: plays on what it committed. In turn. */
  async catchUp(): Promise<void> {
    const before = this.#record.seq
    await this.#readRecord()
    if (this.#record.seq === before) return
    if (this.#room !== undefined) {
      const entries = await this.#store.tables.log(this.id, this.#played)
      try {
        this.#room.follow(entries)
        this.#played = entries.at(-1)?.seq ?? this.#played
      } catch (error) {
        this.#failed(error)
        this.#forgetRoom() // half of them may have been played
      }
    }
    await this.#show()
  }

  /** Everything anew from the store. In turn. */
  async reload(): Promise<void> {
    this.#forgetRoom()
    await this.#readRecord()
    await this.#show()
  }

  /** What a viewer sees; events from `from` on if they were heard in this epoch. In turn. */
  async view(viewer: Viewer, epoch?: number, from?: number): Promise<View | undefined> {
    const room = await this.room()
    return room === undefined ? this.#pastView(viewer) : this.#view(room, viewer, epoch, from)
  }

  /** From now on this watcher is told of everything that its viewer may know. In turn. */
  async watch(watcher: Watcher, epoch?: number, from?: number): Promise<void> {
    this.#showing.add(watcher, this.card, await this.view(watcher.viewer, epoch, from))
    this.#watched(this)
  }

  unwatch(watcher: Watcher): void {
    this.#showing.remove(watcher)
    this.#watched(this)
  }

  /** Those who sit here and look on, at whatever node. */
  showHere(persons: readonly string[]): void {
    this.#showing.showHere(this.id, persons)
  }

  watchers(): ReadonlySet<Watcher> {
    return this.#showing.watchers
  }

  /** Gives the match's memory back; it is on disk. In turn. */
  async rest(): Promise<void> {
    await this.#keepSnapshot(true)
    this.#forgetRoom()
  }

  async #keepSnapshot(story: boolean): Promise<void> {
    if (this.#room === undefined || (story ? this.#storyAt : this.#snapshotAt) === this.#played) return
    this.#snapshotAt = this.#played
    if (story) this.#storyAt = this.#played
    await this.#store.tables.keepSnapshot(this.id, this.#room.snapshot(this.#played, story))
  }

  #forgetRoom(): void {
    this.#room = undefined
    this.#played = 0
  }

  async #readRecord(): Promise<void> {
    const record = await this.#store.tables.get(this.id)
    if (record === undefined) return
    if (record.version !== this.#record.version) this.#forgetRoom() // a node with newer rules plays on
    this.#record = record
    this.#isCardOld = true
  }

  async #wasTaken({ person, request }: By): Promise<boolean> {
    if (person === undefined || request === undefined) return false
    return (await this.#store.tables.request(person, request))?.table === this.id
  }

  /** The match, if it is loaded and keeps to the present rules. */
  get #liveRoom(): Room | undefined {
    return this.#game !== undefined && this.#game.version > this.#record.version ? undefined : this.#room
  }

  /** Tells everybody what is new; at once where the match is loaded, as it is in play. */
  #show(by?: By): Promise<void> | undefined {
    const room = this.#showing.watchers.size === 0 ? undefined : this.#liveRoom
    if (room !== undefined || this.#showing.watchers.size === 0) {
      this.#tell(room, by)
      return undefined
    }
    return this.room().then(loaded => this.#tell(loaded, by))
  }

  #tell(room: Room | undefined, by: By | undefined): void {
    if (this.#showing.watchers.size > 0) {
      const { seats } = this.#record
      if (seats !== this.#seatsShown) {
        this.#showing.demote(({ viewer, person }) => ownerOf(seats[Number(viewer)]) === person)
        this.#seatsShown = seats
        this.#watched(this)
      }
      this.#showing.show(this.card, room && ((viewer, epoch, from) => this.#view(room, viewer, epoch, from)), by)
    }
    this.#changed(this)
    const isOver = this.#record.status === 'over'
    // It is tried again, and only needed when the rules change.
    if (isOver || this.#played - this.#snapshotAt >= SNAPSHOT_EVERY) this.#keepSnapshot(isOver).catch(() => undefined)
  }

  #view(room: Room, viewer: Viewer, epoch?: number, from = 0): View {
    const now = room.epoch(viewer)
    const begin = epoch === now ? from : 0
    const events = room.heard(viewer, begin)
    const sight = room.sight(viewer)
    const orders = viewer === 'spectator' ? undefined : this.#record.orders[viewer]
    const own = orders === undefined || orders.length === 0 ? {} : { orders }
    return { ...sight, ...own, epoch: now, from: begin, events, clocks: this.#clocks(sight.seen.deciding) }
  }

  async #pastView(viewer: Viewer): Promise<View | undefined> {
    if (this.game !== undefined) return undefined
    this.#past ??= await this.#store.tables.snapshot(this.id)
    const past = this.#past && pastSight(this.#past, viewer)
    return past && { ...past.sight, epoch: 0, from: 0, events: past.events, clocks: [] }
  }

  #clocks(deciding: readonly { readonly seat: Seat }[]): View['clocks'] {
    const { clock, hands } = this.#record
    if (hands.length === 0) return []
    return deciding.flatMap(({ seat }) => {
      const endsAt = deadlineOf(clock, [hands[seat] ?? {}])
      return endsAt === undefined ? [] : [{ seat, endsAt }]
    })
  }
}
