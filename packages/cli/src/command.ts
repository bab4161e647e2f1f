import type { Readable, Writable } from 'node:stream'
import type { Args, OptionSpecs } from './args.ts'
import type { Catalogue } from './catalogue.ts'

/** An error that the user can put right. It is printed in one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** The exit code after Ctrl-C, by the convention of shells: 128 plus the signal's number. */
export const INTERRUPTED = 130

/** The streams and the environment of a command. A test passes its own. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean }
  /** Receives the results only, because a program may read them. */
  readonly out: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  /** Errors and progress. */
  readonly err: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: { readonly [name: string]: string | undefined }
  readonly catalogue: Catalogue
  /** Gives the current time in milliseconds since 1970. */
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
  /** Passes the arguments on unread, to a program that reads them itself. */
  readonly passesOn?: true
  run(args: Args<Specs>, io: Io): Promise<number>
}

/** Checks a command's types and then forgets them, so that all commands fit in one table. */
export function command<const Specs extends OptionSpecs>(one: Command<Specs>): Command {
  return one as unknown as Command
}

/** Prints a line of results. */
export function say(io: Io, ...lines: readonly string[]): void {
  io.out.write(`${lines.join('\n')}\n`)
}

/** Prints a message to the person, apart from the results. */
export function note(io: Io, ...lines: readonly string[]): void {
  io.err.write(`${lines.join('\n')}\n`)
}

/** Prints what is wrong with what was given; gives the exit code. */
export function wrong(io: Io, problem: string): number {
  note(io, problem)
  return 1
}

export function sayJson(io: Io, value: unknown): void {
  io.out.write(`${JSON.stringify(value)}\n`)
}

/** Gives the width to which texts are wrapped, also where the terminal's width is unknown. */
export function widthOf({ out }: Io): number {
  const columns = out.columns ?? 0
  return columns === 0 ? 100 : Math.min(120, Math.max(40, columns))
}
