import type { Time } from '../store/records.ts'

interface Somebody {
  readonly person: string
  readonly name: string
}

/** Whom people keep away from. */
export interface Apart {
  readonly muted: readonly Somebody[]
  readonly blocked: readonly Somebody[]
}

export interface Blocks {
  /** From now on, and they are no friends; or no longer. */
  block(person: string, other: string, on: boolean, at: Time): Promise<void>
  count(person: string): Promise<number>
  /** Whether the first has blocked the second. */
  hasBlocked(person: string, other: string): Promise<boolean>
  /** Whether either has blocked the other. */
  areApart(a: string, b: string): Promise<boolean>
  /** Those of whom one has blocked the other, among these. */
  among(persons: readonly string[]): Promise<(readonly [string, string])[]>
  of(person: string): Promise<Apart>
}
