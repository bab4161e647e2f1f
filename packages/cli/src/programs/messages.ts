import type { MessagePort } from 'node:worker_threads'
import type { Ask, Heard, Outcome, Seat, Seen, Shape } from '@undercroft/kernel'

/** Rises when a program that follows docs/bots.md could no longer play. */
export const PROTOCOL = 1

/** How a program is written among the players of a command line. */
export const EXEC = 'exec:'

/** What a program is told, each in one line of JSON. */
export type ToProgram =
  /** Once, before anything else. */
  | {
      readonly say: 'hello'
      readonly protocol: typeof PROTOCOL
      readonly game: string
      readonly title: string
      readonly options: object
      readonly seat: Seat
      /** The names of all seats. */
      readonly seats: readonly string[]
      /** The seconds that an answer may take. */
      readonly patience: number
    }
  /** A new game begins. `seed` is for the program's own chance; the table's dice have another. */
  | { readonly say: 'game'; readonly number: number; readonly seed: number }
  /** The seat is asked: the only message that wants an answer. */
  | {
      readonly say: 'ask'
      readonly seen: Seen<Shape>
      readonly ask: AskedProgram
      readonly events: readonly Heard<Shape>[]
    }
  /** The game is over; without an outcome it reached its bound. */
  | {
      readonly say: 'over'
      readonly outcome?: Outcome<string>
      readonly seen: Seen<Shape>
      readonly events: readonly Heard<Shape>[]
    }

/** A question as a program gets it: `notation` has the options as text, in the same order. */
export type AskedProgram = Omit<Ask<Shape>, 'refused' | 'form' | 'within'> &
  Partial<Pick<Ask<Shape>, 'form' | 'within'>> & { readonly notation: readonly string[] }

/** What the thread with the pipes is started with. */
export interface PipesJob {
  /** The command of each seat; `undefined` where no program sits. */
  readonly commands: readonly (string | undefined)[]
  readonly port: MessagePort
  /** A number that rises with each message, so that the other thread can sleep until one comes. */
  readonly signal: SharedArrayBuffer
}

export type ToPipes = { readonly kind: 'write'; readonly seat: Seat; readonly line: string } | { readonly kind: 'end' }

export type FromPipes =
  | { readonly kind: 'line'; readonly seat: Seat; readonly line: string }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly why: string }
  | { readonly kind: 'ended' }
