import type { Shape } from './game.ts'
import type { Ask } from './offers.ts'
import type { Result } from './result.ts'
import type { Seen } from './seen.ts'

/** Lets a form be filled in by typing, where there is no board to click on. */
export interface PlainForm<T extends Shape> {
  /** Says what the form is made of. */
  readonly says: string
  /**
   * Gives a line that could be typed as it stands and would be accepted. It is never made from what the seat has to
   * find out.
   */
  such(seen: Seen<T>, ask: Ask<T>): string | undefined
  /** Turns what somebody wrote after the verb into notation, or says what is wrong with it and where. */
  read(text: string, seen: Seen<T>): Result<string>
}

export type PlainForms<T extends Shape> = { readonly [Verb in T['choice'][0]]?: PlainForm<T> }
