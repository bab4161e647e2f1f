import type { Match, Shape, Viewer } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

/** Tests only: what a board gets of a match when nothing is being shown. */
export function boardProps<T extends Shape>(match: Match<T>, viewer: Viewer): BoardProps<T> {
  const watches = viewer === 'spectator'
  return {
    seen: match.see(viewer),
    viewer,
    sitters: match.game
      .seats(match.options)
      .map(({ name, role }, seat) => ({ seat, name, role, player: PLAYERS[seat] ?? '', bot: false })),
    options: match.options,
    ask: watches ? undefined : match.asks(viewer)[0],
    showing: [],
    pace: 0,
    choose() {},
    refusal: choice => (watches ? undefined : match.broken(viewer, choice)[0]),
    explain() {},
    openRule() {},
  }
}
