import type { Game, Viewer } from '@undercroft/kernel'
import type { Happening, Snapshot, TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { changeAfter } from './after.ts'
import { outdated } from './cards.ts'
import type { View } from './messages.ts'
import { pastSight, Room, savedPosition } from './room.ts'

/** A game is only replayed from its first move; where later rules may have to go on from is written down this often. */
const SNAPSHOT_EVERY = 200

export interface RoomKeeperOptions {
  readonly store: Store
  readonly game: Game | undefined
  /** The table, as it was last read or changed. */
  readonly record: () => TableRecord
  /** Reads the table again. */
  readonly reread: () => Promise<void>
  readonly failed: (error: unknown) => void
}

/** The match of a table while it is needed: read from the log, taken over by newer rules, written down, and let go. */
export class RoomKeeper {
  readonly #options: RoomKeeperOptions
  /** The log cannot be played: a bug, or a change of the rules without a new version. */
  #broken = false
  #room: Room | undefined
  /** How far the room has played the log. */
  #played = 0
  #snapshotAt = 0
  /** The last snapshot with the whole story, which grows with the game: it is written when the match rests or ends. */
  #storyAt = 0
  #past: Snapshot | undefined
  #triedToRenew = false

  constructor(options: RoomKeeperOptions) {
    this.#options = options
  }

  /** The game, if the table can be played by its present rules. */
  get game(): Game | undefined {
    const { game, record } = this.#options
    return game?.version === record().version && !this.#broken ? game : undefined
  }

  /** Why the table is read-only. */
  get unplayable(): string | undefined {
    if (this.#broken) return 'This game cannot be played again from its log: it can be looked at as it last was.'
    return this.game === undefined ? outdated(this.#options.record(), this.#options.game) : undefined
  }

  get isBroken(): boolean {
    return this.#broken
  }

  get isLoaded(): boolean {
    return this.#room !== undefined
  }

  /** The match, if it is loaded and there are no newer rules. */
  get room(): Room | undefined {
    return this.#hasNewerRules ? undefined : this.#room
  }

  /** The match, loaded if need be; nothing while it has not begun, or if it keeps to other rules. */
  async load(): Promise<Room | undefined> {
    const { store, record, reread, failed } = this.#options
    if (this.#hasNewerRules) await this.#renew()
    if (this.#room !== undefined || this.game === undefined || record().status === 'open') return this.#room
    const log = await store.tables.log(record().id, 0)
    try {
      this.#room = Room.replay(this.game, record(), log)
    } catch (error) {
      this.#broken = true
      failed(error)
      return undefined
    }
    this.#played = log.at(-1)?.seq ?? 0
    if (this.#played > record().seq) await reread()
    return this.#room
  }

  /** Sets the match up; it begins once this is committed. */
  begin(words: readonly string[]): { room: Room; happening: Happening } {
    const table = this.#options.record()
    if (this.game === undefined) throw new Error(`${table.id}: no game to begin`)
    const begun = Room.begin(this.game, table, words)
    this.#room = begun.room
    return begun
  }

  /** Notes the sequence number under which the room's last step was committed. */
  committed(seq: number): void {
    this.#played = seq
  }

  /** Plays on what other nodes have committed, if the match is loaded. */
  async follow(): Promise<void> {
    if (this.#room === undefined) return
    const { store, record, failed } = this.#options
    const entries = await store.tables.log(record().id, this.#played)
    try {
      this.#room.follow(entries)
      this.#played = entries.at(-1)?.seq ?? this.#played
    } catch (error) {
      failed(error)
      this.forget() // half of them may have been played
    }
  }

  forget(): void {
    this.#room = undefined
    this.#played = 0
  }

  /** Frees the match's memory; the store has it. */
  async rest(): Promise<void> {
    await this.#keepSnapshot(true)
    this.forget()
  }

  /** Writes down where the match stands, if it is time to. It is tried again, and only needed when the rules change. */
  keepSnapshots(): void {
    const isOver = this.#options.record().status === 'over'
    if (isOver || this.#played - this.#snapshotAt >= SNAPSHOT_EVERY) this.#keepSnapshot(isOver).catch(() => undefined)
  }

  /** A viewer's last view under rules that have changed since. */
  async past(viewer: Viewer): Promise<View | undefined> {
    if (this.game !== undefined) return undefined
    const { store, record } = this.#options
    this.#past ??= await store.tables.snapshot(record().id)
    const past = this.#past && pastSight(this.#past, viewer)
    return past && { ...past.sight, epoch: 0, from: 0, events: past.events, clocks: [] }
  }

  get #hasNewerRules(): boolean {
    const { game, record } = this.#options
    return game !== undefined && game.version > record().version
  }

  /**
   * The rules have changed: a game that is being played goes on by the new ones from where it was last written down, if
   * they can make sense of it. Otherwise it can be looked at.
   */
  async #renew(): Promise<void> {
    const { store, game, record, reread, failed } = this.#options
    if (game === undefined || record().status !== 'playing' || this.#triedToRenew) return
    this.#triedToRenew = true
    await reread()
    const table = record()
    const [saved, log] = await Promise.all([store.tables.snapshot(table.id), store.tables.log(table.id, 0)])
    if (saved === undefined || saved.version !== table.version) return
    try {
      const room = Room.resume(game, table, savedPosition(saved))
      room.follow(log.filter(({ seq }) => seq > saved.seq && seq <= table.seq))
      const happening = { kind: 'renewed', version: game.version, position: room.position() } as const
      const change = { ...changeAfter(table, room, table), version: game.version }
      const appended = await store.tables.append(table.id, table.seq, { happening, at: now() }, change)
      await reread()
      if (appended.kind === 'taken') store.news.tell({ about: 'table', table: table.id, n: appended.seq })
    } catch (error) {
      failed(error)
    }
  }

  async #keepSnapshot(story: boolean): Promise<void> {
    if (this.#room === undefined || (story ? this.#storyAt : this.#snapshotAt) === this.#played) return
    this.#snapshotAt = this.#played
    if (story) this.#storyAt = this.#played
    const { store, record } = this.#options
    await store.tables.keepSnapshot(record().id, this.#room.snapshot(this.#played, story))
  }
}
