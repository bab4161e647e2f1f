import {
  type Game,
  ok,
  type Result,
  type Seat,
  type Shape,
  type Sight,
  sameData,
  type Viewer,
} from '@undercroft/kernel'
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

const TRIES = 6
/** What changes at a table without showing on its card. */
const UNSEEN: ReadonlySet<string> = new Set<keyof TableChange>([
  ...(['waiting', 'orders', 'botDue', 'hands', 'deadline', 'noticeAt'] as const),
])
const TAKEN = ok('taken' as const)

/** One table in memory: what the store says of it, its match while somebody plays, and those who look at it. */
export class Desk {
  readonly #showing = new Showing()
  usedAt = ticks()
  /** Up to which line those who look on have heard the chat. */
  chatShown: number | undefined
  readonly #store: Store
  readonly #game: Game | undefined
  readonly #keeper: RoomKeeper
  readonly #changed: (desk: Desk) => void
  readonly #watched: (desk: Desk) => void
  #record: TableRecord
  #card: TableCard | undefined
  #isCardOld = false
  readonly #turns = new Turns()
  /** The seats when those who look on were last shown something. */
  #seatsShown: TableRecord['seats'] | undefined

  constructor({ store, game, record, changed, watched, failed }: DeskOptions) {
    this.#store = store
    this.#game = game
    this.#record = record
    this.#keeper = new RoomKeeper({ store, game, record: () => this.#record, reread: () => this.#readRecord(), failed })
    this.#changed = changed
    this.#watched = watched
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

  /** Why it can only be looked at. */
  get unplayable(): string | undefined {
    return this.#keeper.unplayable
  }

  /** The same object as long as nothing on it changes: most moves change nothing. */
  get card(): TableCard {
    if (this.#card !== undefined && !this.#isCardOld) return this.#card
    const card = cardOf(this.#record, this.#game)
    const next = this.#keeper.isBroken ? { ...card, outdated: this.unplayable ?? '' } : card
    if (this.#card === undefined || !sameData(this.#card, next)) this.#card = next
    this.#isCardOld = false
    return this.#card
  }

  /** Whether it was ended by those who sit there, and not by the rules. */
  get isEnded(): boolean {
    return this.#record.status === 'over' && this.#record.outcome === undefined
  }

  get isLive(): boolean {
    return this.#keeper.isLoaded
  }

  get isBusy(): boolean {
    return this.#turns.isBusy
  }

  /** One after the other: nobody looks at what is not committed. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.usedAt = ticks()
    return this.#turns.take(act)
  }

  /** The match, loaded if need be; nothing while it has not begun, or if it keeps to other rules. In turn. */
  async room(): Promise<Room | undefined> {
    const room = this.#keeper.room ?? (await this.#keeper.load())
    this.#isCardOld ||= this.#keeper.isBroken
    return room
  }

  /** What is drafted is committed, or drafted anew if another node was first. In turn. */
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
        const appended = await tables.append(this.id, after, { happening, ...by, at: now() }, change)
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

  /** Begins play. The draft for `change`, where all seats are taken. */
  begin(words: readonly string[], { seats, orders }: Pick<TableRecord, 'seats' | 'orders'> = this.#record): Draft {
    const { room, happening } = this.#keeper.begin(words)
    const lots = this.#record.lots ? { seats, orders } : {}
    const after = { ...lots, ...this.after(room, { seats, orders }) }
    return { happening, change: { deadline: undefined, ...after, status: 'playing', words, startedAt: now() } }
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
    await this.#keeper.follow()
    await this.#show()
  }

  /** Everything anew from the store. In turn. */
  async reload(): Promise<void> {
    this.#keeper.forget()
    await this.#readRecord()
    await this.#show()
  }

  /** What a viewer sees; events from `from` on if they were heard in this epoch. In turn. */
  async view(viewer: Viewer, epoch?: number, from?: number): Promise<View | undefined> {
    const room = await this.room()
    return room === undefined ? this.#keeper.past(viewer) : this.#view(room, viewer, epoch, from)
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
  rest(): Promise<void> {
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

  /** Tells everybody what is new; at once where the match is loaded, as it is in play. */
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
      const { seats } = this.#record
      if (seats !== this.#seatsShown) {
        this.#showing.demote(({ viewer, person }) => ownerOf(seats[Number(viewer)]) === person)
        this.#seatsShown = seats
        this.#watched(this)
      }
      this.#showing.show(this.card, room && ((viewer, epoch, from) => this.#view(room, viewer, epoch, from)), by)
    }
    this.#changed(this)
    this.#keeper.keepSnapshots()
  }

  #view(room: Room, viewer: Viewer, epoch?: number, from = 0): View {
    const present = room.epoch(viewer)
    const begin = epoch === present ? from : 0
    const events = room.heard(viewer, begin)
    const sight = room.sight(viewer)
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

/** What is seen of a game that was ended: nobody is asked any more. */
function stilled({ seen, viewer }: Sight<Shape>): Sight<Shape> {
  return { viewer, seen: { ...seen, deciding: [] }, refusals: [], asides: [], mayUndo: false }
}
