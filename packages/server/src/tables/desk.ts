import { type Game, ok, type Result, type Seat, type Shape, type Sight, sameData } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { type Happening, ownerOf, type TableChange, type TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now, ticks } from '../time.ts'
import { changeAfter } from './after.ts'
import { cardOf } from './cards.ts'
import { deadlineOf } from './clocks.ts'
import type { TableCard, View } from './messages.ts'
import type { Room } from './room.ts'
import { RoomKeeper } from './room-keeper.ts'
import { type Look, Showing, type Watcher } from './showing.ts'
import { Turns } from './turns.ts'

/** A change that counts once it is committed. */
export interface Draft {
  readonly happening: Happening
  readonly change?: TableChange
}

/** The person who asked for the change. */
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
  readonly committed: (ms: number) => void
  readonly failed: (error: unknown) => void
}

const TRIES = 6
/** The parts of a table that its card does not show. */
const UNSEEN: ReadonlySet<string> = new Set<keyof TableChange>([
  ...(['waiting', 'orders', 'botDue', 'hands', 'deadline', 'noticeAt'] as const),
])
const TAKEN = ok('taken' as const)

/** One table in memory: its row in the store, its match while somebody plays, and its watchers. */
export class Desk {
  readonly #showing = new Showing()
  usedAt = ticks()
  readonly #store: Store
  readonly #game: Game | undefined
  readonly #keeper: RoomKeeper
  readonly #changed: (desk: Desk) => void
  readonly #watched: (desk: Desk) => void
  readonly #committed: (ms: number) => void
  #record: TableRecord
  #card: TableCard | undefined
  #isCardOld = false
  readonly #turns = new Turns()
  /** The seats at the time of the last message to the watchers. */
  #seatsShown: TableRecord['seats'] | undefined
  #mannersShown: TableRecord['manners'] | undefined

  constructor({ store, game, record, changed, watched, committed, failed }: DeskOptions) {
    this.#store = store
    this.#game = game
    this.#record = record
    this.#keeper = new RoomKeeper({ store, game, record: () => this.#record, reread: () => this.#readRecord(), failed })
    this.#changed = changed
    this.#watched = watched
    this.#committed = committed
  }

  get record(): TableRecord {
    return this.#record
  }

  get id(): string {
    return this.#record.id
  }

  /** The game, if the table can be played by its present rules. */
  get game(): Game | undefined {
    return this.#keeper.game
  }

  /** Why the table is read-only. */
  get unplayable(): string | undefined {
    return this.#keeper.unplayable
  }

  /** The card; the same object as long as nothing on it changes, as in most moves. */
  get card(): TableCard {
    if (this.#card !== undefined && !this.#isCardOld) return this.#card
    const card = cardOf(this.#record, this.#game)
    const next = this.#keeper.isBroken ? { ...card, outdated: this.unplayable ?? '' } : card
    if (this.#card === undefined || !sameData(this.#card, next)) this.#card = next
    this.#isCardOld = false
    return this.#card
  }

  /** Whether the people at the table ended the game, and not a rule. */
  get isEnded(): boolean {
    return this.#record.status === 'over' && this.#record.outcome === undefined
  }

  get isLive(): boolean {
    return this.#keeper.isLoaded
  }

  get isBusy(): boolean {
    return this.#turns.isBusy
  }

  /** Queues work one after the other, so that nobody sees an uncommitted state. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.usedAt = ticks()
    return this.#turns.take(act)
  }

  /** Loads the match if necessary; undefined before play, or under other rules. Runs in the queue. */
  async room(): Promise<Room | undefined> {
    const room = this.#keeper.room ?? (await this.#keeper.load())
    this.#isCardOld ||= this.#keeper.isBroken
    return room
  }

  /** Commits a draft, and drafts again if another node committed first. Runs in the queue. */
  async change(
    draft: (room: Room | undefined) => Result<Draft, Problem>,
    by: By,
  ): Promise<Result<'taken' | 'repeated', Problem>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const drafted = draft(this.#keeper.room ?? (await this.room()))
      if (!drafted.ok) {
        if (await this.freshen()) continue // it may be refused for what is no longer so
        return (await this.#wasTaken(by)) ? ok('repeated') : drafted
      }
      const { happening, change = {} } = drafted.value
      const { tables, news } = this.#store
      const after = this.#record.seq
      try {
        const began = ticks()
        const appended = await tables.append(this.id, after, { happening, ...by, at: now() }, change)
        this.#committed(ticks() - began)
        if (appended.kind === 'taken') {
          this.#record = { ...this.#record, ...change, seq: appended.seq }
          for (const name in change) this.#isCardOld ||= !UNSEEN.has(name)
          this.#keeper.committed(appended.seq)
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
        this.#keeper.forget()
        throw error
      }
    }
    return problem('unavailable', 'too many are changing this table at once: try again')
  }

  /** The draft that begins play, for `change`; all seats are taken. */
  begin(words: readonly string[], { seats, orders }: Pick<TableRecord, 'seats' | 'orders'> = this.#record): Draft {
    const { room, happening } = this.#keeper.begin(words)
    const lots = this.#record.lots ? { seats, orders } : {}
    const after = { ...lots, ...this.after(room, { seats, orders }) }
    return { happening, change: { deadline: undefined, ...after, status: 'playing', words, startedAt: now() } }
  }

  /** The table's status after the room's last step. */
  after(room: Room, sitting: Pick<TableRecord, 'seats' | 'orders'> = this.#record): TableChange {
    return changeAfter(this.#record, room, sitting)
  }

  /** Checks whether other nodes have committed; gives back true if they have. Runs in the queue. */
  async freshen(): Promise<boolean> {
    if (!this.#store.isShared) return false
    const seqs = await this.#store.tables.seqs([this.id])
    if (seqs.get(this.id) === this.#record.seq) return false
    await this.catchUp()
    return true
  }

  /** Replays what another node has committed, or may have. Runs in the queue. */
  async catchUp(): Promise<void> {
    const before = this.#record.seq
    await this.#readRecord()
    if (this.#record.seq === before) return
    await this.#keeper.follow()
    await this.#show()
  }

  /** Reloads the table from the store. Runs in the queue. */
  async reload(): Promise<void> {
    this.#keeper.forget()
    await this.#readRecord()
    await this.#show()
  }

  /** A view, with the events from `from` on if they belong to this epoch. Runs in the queue. */
  async view(look: Look): Promise<View | undefined> {
    const room = await this.room()
    return room === undefined ? this.#keeper.past(look.viewer) : this.#view(room, look)
  }

  /** Subscribes a watcher to everything its viewer may know. Runs in the queue. */
  async watch(watcher: Watcher, epoch?: number, from?: number): Promise<void> {
    const { viewer, wants } = watcher
    this.#showing.add(watcher, this.card, await this.view({ viewer, refusals: wants.refusals, epoch, from }))
    this.#watched(this)
  }

  unwatch(watcher: Watcher): void {
    this.#showing.remove(watcher)
    this.#watched(this)
  }

  /** The seated people who are watching, at any node. */
  showHere(persons: readonly string[]): void {
    this.#showing.showHere(this.id, persons)
  }

  watchers(): ReadonlySet<Watcher> {
    return this.#showing.watchers
  }

  /** Frees the match's memory; the store has it. Runs in the queue. */
  rest(): Promise<void> {
    this.#showing.forget()
    return this.#keeper.rest()
  }

  async #readRecord(): Promise<void> {
    const record = await this.#store.tables.get(this.id)
    if (record === undefined) return
    if (record.version !== this.#record.version) this.#keeper.forget() // a node with newer rules plays on
    this.#record = record
    this.#isCardOld = true
  }

  async #wasTaken({ person, request }: By): Promise<boolean> {
    if (person === undefined || request === undefined) return false
    return (await this.#store.tables.request(person, request))?.table === this.id
  }

  /** Sends every watcher what is new; at once if the match is loaded, as it is during play. */
  #show(by?: By): Promise<void> | undefined {
    const room = this.#showing.watchers.size === 0 ? undefined : this.#keeper.room
    if (room !== undefined || this.#showing.watchers.size === 0) {
      this.#tell(room, by)
      return undefined
    }
    return this.room().then(loaded => this.#tell(loaded, by))
  }

  #tell(room: Room | undefined, by: By | undefined): void {
    if (this.#showing.watchers.size > 0) {
      const { seats, manners } = this.#record
      if (manners !== this.#mannersShown) {
        this.#showing.showOut(this.id, manners.removed)
        this.#mannersShown = manners
        this.#watched(this)
      }
      if (seats !== this.#seatsShown) {
        this.#showing.demote(({ viewer, person }) => ownerOf(seats[Number(viewer)]) === person)
        this.#seatsShown = seats
        this.#watched(this)
      }
      this.#showing.show(this.card, room && (look => this.#view(room, look)), by)
    }
    this.#changed(this)
    this.#keeper.keepSnapshots()
  }

  #view(room: Room, { viewer, refusals: isExplained, epoch, from = 0 }: Look): View {
    const present = room.epoch(viewer)
    const begin = epoch === present ? from : 0
    const events = room.heard(viewer, begin)
    const sight = room.sight(viewer, isExplained)
    const { seen, ask, refusals, asides, mayUndo } = this.isEnded ? stilled(sight) : sight
    const given = viewer === 'spectator' ? undefined : this.#record.orders[viewer]
    const orders = given?.length === 0 ? undefined : given
    const clocks = this.#clocks(seen.deciding)
    return { viewer, seen, ask, refusals, asides, mayUndo, orders, clocks, epoch: present, from: begin, events }
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

/** The view of a game that people ended: nobody is asked any more. */
function stilled({ seen, viewer }: Sight<Shape>): Sight<Shape> {
  return { viewer, seen: { ...seen, deciding: [] }, refusals: [], asides: [], mayUndo: false }
}
