import type { Seen, Viewer } from '@undercroft/kernel'
import { DOORS } from '../content/board.ts'
import { FRAGMENTS } from '../content/rooms.ts'
import { type ElectroDungeon, explorerOf, MOF } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { fragmentsHeld } from './aims.ts'
import { counted } from './labels.ts'

/** What a viewer is trying to do, and how far that is. */
export function goal({ view, outcome }: Seen<ElectroDungeon>, viewer: Viewer): string {
  const found = fragmentsHeld(view)
  if (outcome !== undefined) return `${found} of ${counted(FRAGMENTS, 'fragment')} found. The game is over`
  if (viewer === MOF) return forMaster(view, found)
  if (view.round === 0) return 'Share out your points, then find 3 fragments and the true exit'
  const exit = exitText(view)
  if (found === FRAGMENTS) {
    const own = viewer === 'spectator' ? 0 : (view.explorers[explorerOf(viewer)]?.fragments ?? 0)
    const whose = own === FRAGMENTS ? 'You hold the whole key' : 'All 3 fragments of the key are found'
    return `${whose}. Exit: ${exit}`
  }
  return `${FRAGMENTS} fragments of the key: ${found} found. Exit: ${exit}`
}

function forMaster({ round, lastRound }: View, found: number): string {
  if (round === 0) return 'Hide the exit, the fragments and the keys from the Explorers'
  const left = lastRound - round + 1
  return `Let nobody out: ${counted(left, 'round')} to go. They have ${found} of ${FRAGMENTS} fragments`
}

/** ED-6.8: the exit is where the Master Lock is, as far as the viewer knows. */
function exitText({ doors }: View): string {
  const door = doors.findIndex(({ card }) => card === 'lock')
  if (door < 0) return 'unknown'
  return `the ${DOORS[door]} door${doors[door]?.locked === true ? ', locked' : ''}`
}
