import { type ClueKind, isSecretPick, valueAfter, writeClue } from '../../state/clues.ts'
import { at } from '../../state/sheet.ts'
import { NONE, type Pawn, type StatId } from '../../state/state.ts'

/** Changes a stat, and writes down what everybody may know of it. */
export function change(pawn: Pawn, what: ClueKind, round: number, stat: StatId, value: number): void {
  const was = at(pawn.stats, stat)
  pawn.stats[stat] = valueAfter(what, value, was)
  if (isSecretPick(what)) {
    pawn.picks.push(stat)
    pawn.clues.push(writeClue(what, round, NONE, value))
  } else {
    pawn.clues.push(writeClue(what, round, stat, value))
  }
}
