import type { Time } from '../store/records.ts'

/** What is old, a batch at a time. */
export interface OldThings {
  /** Guests without an account or a program who were last seen before then, and sit at no table that is not over. */
  guests(before: Time, limit: number): Promise<string[]>
  /** Takes away tables that were over before then and are not published; gives how many. Those that a tournament has to count stay. */
  removeTables(before: Time, limit: number): Promise<number>
  /** Takes away what was said before then; gives how much. */
  removeChat(before: Time, limit: number): Promise<number>
  /** Takes away reports that were closed before then; gives how many. */
  removeReports(before: Time): Promise<number>
}
