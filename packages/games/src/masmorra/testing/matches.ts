import type { Match, OpenAsk, Seen } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { masmorra } from '../index.ts'
import type { Options } from '../state/options.ts'
import type { Masmorra } from '../state/state.ts'

/** A match from a written position, with these lines played. */
export function matchAt(
  position: unknown,
  lines: readonly string[] = [],
  options: Partial<Options> = {},
): Match<Masmorra> {
  return at(masmorra, { position, options }).plays(...lines).match
}

/** What the seat that is asked sees, and its question. */
export function askedAt(match: Match<Masmorra>): { readonly ask: OpenAsk<Masmorra>; readonly seen: Seen<Masmorra> } {
  const ask = match.asks()[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return { ask, seen: match.see(ask.seat) }
}
