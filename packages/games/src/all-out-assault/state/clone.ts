import { cloneFrames } from '@undercroft/kernel'
import { boards } from '../content/boards.ts'
import { SHEETS } from './frames.ts'
import { NONE, type Options, type Pawn, STARTING_HEALTH, type State } from './state.ts'

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
    facts: [],
    start: [],
    stats: [],
    picks: [],
  }
}

export function clone(s: State): State {
  return {
    frames: cloneFrames(s.frames),
    outcome: s.outcome && { ...s.outcome, winners: s.outcome.winners.slice() },
    board: s.board,
    roundLimit: s.roundLimit,
    quietLimit: s.quietLimit,
    round: s.round,
    first: s.first,
    mover: s.mover,
    quiet: s.quiet,
    bled: s.bled,
    pawns: s.pawns.map(clonePawn),
    active: s.active,
    roll: s.roll,
    path: s.path.slice(),
    usedKind: s.usedKind,
    named: s.named,
    defender: s.defender,
    compared: s.compared.slice(),
  }
}

function clonePawn(pawn: Pawn): Pawn {
  return {
    tile: pawn.tile,
    health: pawn.health,
    held: pawn.held,
    activated: pawn.activated,
    lastKind: pawn.lastKind,
    lastStat: pawn.lastStat,
    uses: pawn.uses.slice(),
    facts: pawn.facts.slice(),
    start: pawn.start.slice(),
    stats: pawn.stats.slice(),
    picks: pawn.picks.slice(),
  }
}
