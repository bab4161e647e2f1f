import type { Game, Table } from '@undercroft/kernel'
import { BEFORE_DOOR, DOORS, OPENINGS, ROOMS, roomPlace } from '../content/board.ts'
import { SPREADS } from '../content/rooms.ts'
import { electroDungeon } from '../index.ts'
import { layOut, shareOut } from '../rules/03-setting-up/commit.ts'
import { drawPlan } from '../rules/03-setting-up/fill.ts'
import { formGroup } from '../rules/05-020-groups/groups.ts'
import { clearRoom } from '../rules/07-encountering-a-room/rooms.ts'
import { drawCard } from '../rules/10-reward-cards/cards.ts'
import { startOfGame } from '../state/setup.ts'
import {
  type ElectroDungeon,
  type Explorer,
  explorerAt,
  MOF,
  type State,
  seatOf,
  sizeOf,
  whoIsIn,
} from '../state/state.ts'

/** A game that begins in the middle, with cards, keys and open doors: random play seldom gets this far. */
export const underWay: Game<ElectroDungeon> = {
  ...electroDungeon,
  title: 'ElectroDungeon, well under way',
  setup: late,
}

const OWN = Object.freeze({ title: 'Riddle', text: 'What is it?', note: 'a door' })

function late(options: ElectroDungeon['options'], t: Table<ElectroDungeon>): State {
  const s = startOfGame(options)
  const { rooms, doors } = drawPlan('scattered', n => t.pick(n, 'setup'))
  const mixed = doors.map(door => (door.card !== 'lock' && t.pick(4, 'own') === 0 ? { ...door, task: OWN } : door))
  layOut(s, { rooms, doors: mixed })
  for (const [id, explorer] of s.explorers.entries()) {
    shareOut(explorer, SPREADS[t.pick(SPREADS.length, 'traits')]?.points ?? [])
    for (let cards = t.pick(4, 'cards'); cards > 0; cards--) drawCard(s, seatOf(id), t)
  }
  for (let cards = t.pick(5, 'cards'); cards > 0; cards--) drawCard(s, MOF, t)
  s.order = [...s.explorers.keys()]
  for (const room of ROOMS.keys()) {
    const there = s.rooms[room]
    if (there === undefined || t.pick(3, 'cleared') > 0) continue
    const finder = explorerAt(s, t.pick(s.explorers.length, 'finder'))
    if (there.key) finder.keys++
    there.key = false
    t.reveal('ED-18.2', 'all', there.card)
    clearRoom(s, room, 0, t)
  }
  for (const door of s.doors) {
    const holder = s.explorers.find(({ keys }) => keys > 0)
    if (holder === undefined || t.pick(2, 'door') > 0) continue
    holder.keys--
    s.keysUsed++
    door.locked = false
    if (door.card === 'lock') door.done = true
  }
  for (const explorer of s.explorers) place(s, explorer, t)
  for (const here of new Set(s.explorers.map(explorer => explorer.place))) {
    const near = whoIsIn(s.explorers, here)
    if (sizeOf(near) > 1 && t.pick(3, 'group') > 0) formGroup(s, near, t)
  }
  s.frames = [{ phase: 'round' }]
  return s
}

/** Puts an Explorer before a door, beside a room or in it, half of the time where another stands. */
function place(s: State, explorer: Explorer, t: Table<ElectroDungeon>): void {
  const other = explorerAt(s, 0)
  if (explorer !== other && t.pick(2, 'together') === 0) {
    explorer.place = other.place
    return
  }
  const room = t.pick(ROOMS.length, 'room')
  const uncleared = s.rooms[room]?.card !== 'none'
  const where = t.pick(3, 'where')
  if (where === 0) explorer.place = BEFORE_DOOR[t.pick(DOORS.length, 'door')] ?? 0
  else if (where === 1 && uncleared) explorer.place = roomPlace(room)
  else explorer.place = OPENINGS[room]?.[t.pick(2, 'opening')] ?? 0
}
