import type { Person, Place, Status, TableRecord, Time } from '../store/records.ts'
import type { Act, Ban, Closing, NodeState, Report, Totals } from './records.ts'

/** What operators see and do. What they do and its line in the log of acts are one transaction. */
export interface Admin {
  addReport(report: Report): Promise<void>
  /** The newest first, without evidence. */
  reports(state: 'open' | 'closed', after: Place | undefined, limit: number): Promise<Report[]>
  report(id: string): Promise<Report | undefined>
  reportsBy(person: string): Promise<Report[]>
  /** False if it is closed already. */
  closeReport(id: string, closing: Closing, act: Act): Promise<boolean>
  ban(ban: Ban, act: Act): Promise<void>
  /** False if there is no such ban, or it was lifted. */
  lift(id: string, act: Act): Promise<boolean>
  /** Those that hold at this time. */
  bans(now: Time): Promise<Ban[]>
  /** The newest first, also those that are over. */
  allBans(after: Place | undefined, limit: number): Promise<Ban[]>
  /** Everywhere but at tables that are not over. */
  rename(person: string, name: string, act: Act): Promise<void>
  note(act: Act): Promise<void>
  /** The newest first. */
  acts(after: Place | undefined, limit: number): Promise<Act[]>
  tables(status: Status, limit: number): Promise<TableRecord[]>
  findPeople(name: string, limit: number): Promise<Person[]>
  beat(node: NodeState): Promise<void>
  leave(node: string): Promise<void>
  /** Those who have been heard of since. */
  nodes(since: Time): Promise<NodeState[]>
  totals(now: Time): Promise<Totals>
}
