import { cloneFrames } from '@undercroft/kernel'
import type { Pawn, State } from './state.ts'

export function clone(s: State): State {
  return {
    frames: cloneFrames(s.frames),
    outcome: s.outcome && { ...s.outcome, winners: s.outcome.winners.slice() },
    board: s.board,
    roundLimit: s.roundLimit,
    quietLimit: s.quietLimit,
    house: s.house,
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
    clues: pawn.clues.slice(),
    start: pawn.start.slice(),
    stats: pawn.stats.slice(),
    picks: pawn.picks.slice(),
  }
}
