import type { Dice } from '@undercroft/kernel'
import { imaginePast } from './past.ts'
import type { Pawn, State } from './state.ts'
import { openPart, type PawnView, type View } from './view.ts'

/** Keeps what the seat knows, and draws the rest from all pasts that agree with the public clues (AA-8.6). */
export function imagine(seen: View, _: number, dice: Dice): State {
  return {
    frames: [],
    outcome: undefined,
    board: seen.board,
    roundLimit: seen.roundLimit,
    quietLimit: seen.quietLimit,
    house: seen.house,
    round: seen.round,
    first: seen.first,
    mover: seen.mover,
    quiet: seen.quiet,
    bled: seen.bled,
    pawns: seen.pawns.map(pawn => imaginePawn(pawn, dice)),
    active: seen.active,
    roll: seen.roll,
    path: seen.path.slice(),
    usedKind: seen.usedKind,
    named: seen.named,
    defender: seen.defender,
    compared: seen.compared.slice(),
  }
}

function imaginePawn(pawn: PawnView, dice: Dice): Pawn {
  const { secret, possible } = pawn
  const past =
    secret !== undefined
      ? { start: secret.start.slice(), stats: secret.stats.slice(), picks: secret.picks.slice() }
      : possible.length > 0
        ? imaginePast(pawn.clues, dice)
        : { start: [], stats: [], picks: [] }
  return { ...openPart(pawn, pawn.uses.slice(), pawn.clues.slice()), ...past }
}
