import type { Time } from '../store/records.ts'

export interface Friend {
  readonly person: string
  readonly name: string
  /** When they were last connected; not told by who does not want it. */
  readonly seenAt?: Time
}

/** A friend asks one to come to a table that is not over. */
export interface Call {
  readonly by: string
  readonly name: string
  readonly table: string
  readonly game: string
  readonly at: Time
}

export interface Friends {
  of(person: string): Promise<Friend[]>
  areFriends(a: string, b: string): Promise<boolean>
  count(person: string): Promise<number>
  /** They are friends from now on; what one has asked the other is answered. */
  befriend(a: string, b: string, at: Time): Promise<void>
  part(a: string, b: string): Promise<void>
  ask(person: string, asked: string, at: Time): Promise<void>
  hasAsked(person: string, asked: string): Promise<boolean>
  /** Those who wait for this person's answer. */
  asking(person: string): Promise<Friend[]>
  /** Whether two have sat at one table. */
  haveMet(a: string, b: string): Promise<boolean>
  call(person: string, by: string, table: string, at: Time): Promise<void>
  calls(person: string, limit: number): Promise<Call[]>
}
