import type { Kysely } from 'kysely'
import type { Appended, Entry, NewEntry, Snapshot, TableChange, TableRecord, Time } from '../records.ts'
import type { Schema } from '../schema.ts'
import { changedColumns, isOfMove } from '../sql/table-rows.ts'
import { SqlTables } from '../sql/tables.ts'
import type { Writes } from '../sql/writes.ts'
import type { JournalWriter } from './writer.ts'

/** Tables whose moves go through the journal; whoever reads what moves change has it filed first. */
export class SqliteTables extends SqlTables {
  readonly #journal: JournalWriter

  constructor(db: Kysely<Schema>, writes: Writes, journal: JournalWriter) {
    super(db, writes)
    this.#journal = journal
  }

  override append(table: string, after: number, entry: NewEntry, change: TableChange = {}): Promise<Appended> {
    if (!isOfMove(change)) return super.append(table, after, entry, change)
    const { happening, person = null, request = null, at } = entry
    const columns = changedColumns(change)
    return this.#journal.append([table, after + 1, happening, person, request, at, columns])
  }

  override async get(id: string): Promise<TableRecord | undefined> {
    await this.#journal.file({ table: id })
    return super.get(id)
  }

  override async listOf(person: string, limit: number): Promise<TableRecord[]> {
    await this.#journal.file()
    return super.listOf(person, limit)
  }

  override async log(table: string, after: number): Promise<Entry[]> {
    await this.#journal.file({ table })
    return super.log(table, after)
  }

  override async lastDeeds(table: string): Promise<Map<string, Time>> {
    await this.#journal.file({ table })
    return super.lastDeeds(table)
  }

  override async request(person: string, request: string): Promise<{ table: string; seq: number } | undefined> {
    await this.#journal.file({ person, request })
    return super.request(person, request)
  }

  override async seqs(tables: readonly string[]): Promise<Map<string, number>> {
    await this.#journal.file()
    return super.seqs(tables)
  }

  override async botsDue(limit: number): Promise<string[]> {
    await this.#journal.fileChanges('bot_due')
    return super.botsDue(limit)
  }

  override async timesUp(now: Time, limit: number): Promise<string[]> {
    await this.#journal.fileChanges('deadline')
    return super.timesUp(now, limit)
  }

  override async noticesDue(now: Time, limit: number): Promise<string[]> {
    await this.#journal.fileChanges('notice_at')
    return super.noticesDue(now, limit)
  }

  override keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.#journal.keepSnapshot(table, snapshot)
  }
}
