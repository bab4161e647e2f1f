import { boards } from '../../content/boards.ts'
import { numbersOf } from '../../state/content.ts'
import { SHEETS } from '../../state/frames.ts'
import type { Options } from '../../state/options.ts'
import { NONE, type Pawn, type State } from '../../state/state.ts'

/** AA-2.1, AA-2.2: the board and the pawns on its corners; the sheets come first. */
export function setup({ board, roundLimit, quietLimit, house }: Options): State {
  const { health } = numbersOf({ house })
  return {
    frames: [SHEETS],
    outcome: undefined,
    board,
    roundLimit,
    quietLimit,
    house,
    round: 0,
    first: NONE,
    mover: NONE,
    quiet: 0,
    bled: false,
    pawns: boards[board].starts.map(tile => newPawn(tile, health)),
    active: NONE,
    roll: 0,
    path: [],
    usedKind: 'none',
    named: NONE,
    defender: NONE,
    compared: [],
  }
}

function newPawn(tile: number, health: number): Pawn {
  return {
    tile,
    health,
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
