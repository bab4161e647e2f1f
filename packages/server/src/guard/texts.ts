import { z } from 'zod'

/** What people write and others read. No control characters, and none that turn the direction of what stands beside them. */

/** A single line: a name, a label. */
export function line(what: string, most: number): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .min(1, `${what} has at least one letter`)
    .max(most, `${what} has at most ${most} letters`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*$/u, `${what} has only characters that can be seen`)
}

/** What is said in a chat: emoji are joined by characters that cannot be seen. */
export const speech = z
  .string()
  .trim()
  .min(1, 'say something')
  .max(500, 'that is too long: 500 letters are enough')
  .regex(
    /^(?:\n|[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u,
    'there are characters in it that nobody can see',
  )

/** An id that we made. */
export const ID = /^[\w-]{1,40}$/
export const ourId = z.string().regex(ID, 'this is not an id')

/** One word, mixed into the dice. */
export const word = z
  .string()
  .regex(/^[^\s\p{C}]{1,40}$/u, 'a word has 1 to 40 characters and no spaces')
  .meta({ description: 'Mixed into the dice, so that nobody alone can choose them.' })
