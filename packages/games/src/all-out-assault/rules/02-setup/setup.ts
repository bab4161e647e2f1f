import { boards } from '../../content/boards.ts'
import { SHEETS } from '../../state/frames.ts'
import type { Options } from '../../state/options.ts'
import { NONE, type Pawn, STARTING_HEALTH, type State } from '../../state/state.ts'

/** AA-2.1, AA-2.2: the board and the pawns on its corners; the sheets come first. */
export function setup({ board, roundLimit, quietLimit }: Options): State {
  return {
    frames: [SHEETS],
    outcome: undefined,
    board,
    roundLimit,
    quietLimit,
    round: 0,
    first: NONE,
    mover: NONE,
    quiet: 0,
    bled: false,
    pawns: boards[board].starts.map(newPawn),
    active: NONE,
    roll: 0,
    path: [],
    usedKind: 'none',
    named: NONE,
    defender: NONE,
    compared: [],
  }
}

function newPawn(tile: number): Pawn {
  return {
    tile,
    health: STARTING_HEALTH,
    held: false,
    activated: false,
    lastKind: 'none',
    lastStat: NONE,
    uses: [],
    clues: [],
    start: [],
    stats: [],
    picks: [],
  }
}
