import type { Seen, Viewer } from '@undercroft/kernel'
import { type AllOutAssault, opponentOf, pawnsOf } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** The sides as players call them across the table. */
const COLOURS = ['red', 'blue'] as const

/** A limit is spoken of when it is this near. */
const NEAR = 3

/** What this viewer is trying to do, and how far that is. */
export function goal({ view, outcome }: Seen<AllOutAssault>, viewer: Viewer): string {
  if (outcome !== undefined) return 'The fight is over'
  const seat = viewer === 'spectator' ? 0 : viewer
  const [own, other] = [standing(view, seat), standing(view, opponentOf(seat))]
  if (viewer === 'spectator') return `Both pawns of one side must fall: red has ${own}, blue has ${other}${late(view)}`
  const foe = COLOURS[opponentOf(seat)]
  if (view.round === 0) return `Hand out secret strengths, then knock out both ${foe} pawns`
  const done = other === 2 ? `Knock out both ${foe} pawns` : `1 ${foe} pawn is down, 1 to go`
  return `${done}. You have ${own} standing${late(view)}`
}

function standing({ pawns }: View, seat: number): number {
  return pawnsOf(seat).filter(pawn => (pawns[pawn]?.health ?? 0) > 0).length
}

/** AA-7.6, AA-7.7: what ends the fight without a knock-out, once it is near. */
function late({ round, roundLimit, quiet, quietLimit }: View): string {
  const [rounds, calm] = [roundLimit - round, quietLimit - quiet]
  if (rounds > NEAR && calm > NEAR) return ''
  if (rounds <= calm) return rounds <= 0 ? '. Last round' : rounds === 1 ? '. 1 round left' : `. ${rounds} rounds left`
  return calm === 1 ? '. 1 calm round ends it' : `. ${calm} calm rounds end it`
}
