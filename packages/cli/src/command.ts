import type { Readable, Writable } from 'node:stream'
import type { Args, OptionSpecs } from './args.ts'
import type { Catalogue } from './catalogue.ts'

/** Something that the person at the command line can put right: it is said in one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** The exit code of what Ctrl-C ended, as shells have it: 128 and the signal's number. */
export const INTERRUPTED = 130

/** A command's surroundings, so that a test can stand in for the terminal. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean }
  /** Results only: a program may read them. */
  readonly out: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  /** Errors and progress. */
  readonly err: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: { readonly [name: string]: string | undefined }
  readonly catalogue: Catalogue
  /** What time it is, in milliseconds since 1970. */
  now(): number
  /** Ctrl-C: long tasks stop and keep what is finished. */
  readonly interrupted: AbortSignal
}

/** One command. `run` gives the exit code. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The words that stand beside the options, such as `GAME [RULE-ID]` or `FILE...`. */
  readonly usage: string
  readonly options: Specs
  /** What the help says below the options. */
  readonly notes?: (catalogue: Catalogue) => string
  /** Its arguments go on as they are, to a program that reads them itself. */
  readonly passesOn?: true
  run(args: Args<Specs>, io: Io): Promise<number>
}

/** Checks a command by its own options and then forgets them, so that all stand in one table. */
export function command<const Specs extends OptionSpecs>(one: Command<Specs>): Command {
  return one as unknown as Command
}

/** A line of results. */
export function say(io: Io, ...lines: readonly string[]): void {
  io.out.write(`${lines.join('\n')}\n`)
}

/** A line for the person, not for the results. */
export function note(io: Io, ...lines: readonly string[]): void {
  io.err.write(`${lines.join('\n')}\n`)
}

export function sayJson(io: Io, value: unknown): void {
  io.out.write(`${JSON.stringify(value)}\n`)
}

/** How wide a text may be: readable on a wide screen too, and where the width is not known. */
export function widthOf({ out }: Io): number {
  const columns = out.columns ?? 0
  return columns === 0 ? 100 : Math.min(120, Math.max(40, columns))
}
