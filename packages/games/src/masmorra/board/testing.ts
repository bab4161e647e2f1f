import type { Match, OpenAsk, Seen, Viewer } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import type { BoardProps } from '../../board.ts'
import { masmorra } from '../index.ts'
import type { Options } from '../options.ts'
import type { Masmorra } from '../state.ts'

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

/** What the page would hand to the board. */
export function propsOf(match: Match<Masmorra>, viewer: Viewer): BoardProps<Masmorra> {
  return {
    seen: match.see(viewer),
    viewer,
    options: match.options,
    sitters: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((player, seat) => ({
      seat,
      name: `P${seat + 1}`,
      role: 'Hero',
      player,
      bot: false,
    })),
    ask: viewer === 'spectator' ? undefined : match.asks(viewer)[0],
    showing: [],
    pace: 200,
    choose() {},
    refusal: () => undefined,
    explain() {},
    openRule() {},
  }
}
