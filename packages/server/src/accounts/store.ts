import type { Time } from '../store/records.ts'
import type { Challenge, Crest, Passkey, Recovery } from './records.ts'

/** What makes a guest an account: passkeys, a recovery code; and the crest. */
export interface Accounts {
  addPasskey(passkey: Passkey): Promise<void>
  passkeys(person: string): Promise<Passkey[]>
  /** By the browser's name for it. */
  passkey(credential: string): Promise<Passkey | undefined>
  /** It was used: what its counter says now. */
  usedPasskey(id: string, counter: number, at: Time): Promise<void>
  removePasskey(id: string, person: string): Promise<boolean>
  /** Instead of the one before. */
  setRecovery(recovery: Recovery): Promise<void>
  recovery(id: string): Promise<Recovery | undefined>
  recoveryOf(person: string): Promise<Recovery | undefined>
  addChallenge(challenge: Challenge, now: Time): Promise<void>
  /** True for the one who comes first, in time, with a challenge of this purpose. */
  takeChallenge(value: string, purpose: string, now: Time): Promise<boolean>
  crest(person: string): Promise<Crest | undefined>
  setCrest(person: string, crest: Crest): Promise<void>
  /** Tables that are not over at which this person sits, or that they made. */
  unfinished(person: string): Promise<string[]>
  /** All that is left of one person becomes another's, and the first is no more. */
  absorb(from: string, to: string): Promise<void>
}
