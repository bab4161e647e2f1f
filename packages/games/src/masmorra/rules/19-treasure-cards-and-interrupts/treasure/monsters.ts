import { adjacentRooms } from '../../../state/map.ts'
import type { FoeId, Player, State } from '../../../state/state.ts'
import type { Target } from '../../../state/target.ts'
import { climbBroken, marchBroken } from '../../16-dungeon-master-phase/march.ts'
import { removeFoe } from '../../16-dungeon-master-phase/removing.ts'
import { spawnRandom } from '../../16-dungeon-master-phase/supply.ts'
import type { Parts } from '../parts.ts'
import { aimedFoe, aimedRoom, everyCommonFoe, isCommon } from '../targets.ts'

export const banishment: Parts = {
  // Remove the monster that was just rolled.
  orange: {
    when: ({ s, trigger: { foe, room } }) => isCommon(foe) && s.foes[foe]?.room === room,
    does({ s, trigger: { foe }, t }) {
      removeFoe(s, t, foe, 'MA-19.5')
    },
  },
  // Remove one monster from any room, without reward.
  purple: {
    targets: ({ s }) => everyCommonFoe(s).map(foe => ({ foe })),
    does({ s, target, t }) {
      removeFoe(s, t, aimedFoe(target), 'MA-19.4')
    },
  },
}

export const ambush: Parts = {
  // A random minor monster spawns in the room that an opponent has come into.
  orange: {
    does({ s, trigger: { room } }) {
      spawnRandom(s, 'minor', room)
    },
  },
  // A random minor monster spawns in a room you name.
  purple: {
    targets: ({ s }) => [...s.rooms.keys()].map(room => ({ room })),
    does({ s, target }) {
      spawnRandom(s, 'minor', aimedRoom(target))
    },
  },
}

/** The Move Points that the Beast Whistle gives. */
const WHISTLE = 2

function movable(s: State): Target[] {
  return everyCommonFoe(s)
    .filter(foe => mayMove(s, foe, WHISTLE))
    .map(foe => ({ foe }))
}

/** MA-16.2 to MA-16.6 */
function mayMove(s: State, foe: FoeId, mp: number): boolean {
  if (climbBroken(s, foe) === undefined) return true
  const room = s.foes[foe]?.room ?? -1
  return adjacentRooms(s, room).some(next => marchBroken(s, foe, next, mp) === undefined)
}

function whistle(s: State, player: Player, target: Target): void {
  s.frames.push({ phase: 'beast', player, foe: aimedFoe(target), mp: WHISTLE })
}

export const beastWhistle: Parts = {
  // In an opponent's Dungeon Master Phase: move one monster with 2 Move Points.
  orange: { targets: ({ s }) => movable(s), does: ({ s, by, target }) => whistle(s, by, target) },
  // The same.
  purple: { targets: ({ s }) => movable(s), does: ({ s, by, target }) => whistle(s, by, target) },
}
