import { RITUAL_CIRCLE } from '../../content/large-tile.ts'
import { foeOf } from '../../state/foes.ts'
import { roomNamed, roomOf } from '../../state/map.ts'
import type { At, State } from '../../state/state.ts'
import { shelve } from '../16-dungeon-master-phase/supply.ts'

/** MA-22.4: the last ritual Cultist leaves and the Watcher comes; it joins a combat in that room (MA-22.5). */
export function endRitual(s: State, t: At): void {
  const cultists = [...s.foes.keys()].filter(foe => foeOf(s, foe).bound && foeOf(s, foe).is === 'cultist')
  const [last] = cultists
  if (last === undefined || cultists.length > 1) return
  const { room } = foeOf(s, last)
  t.tell({ what: 'foeGone', foe: last, is: 'cultist', room, tile: roomOf(s, room).tile, by: 'MA-22.4' })
  shelve(s, last)
  s.frames.push({ phase: 'spawn', kind: 'major', room: roomNamed(s, RITUAL_CIRCLE), is: 'watcher', bound: false })
}
