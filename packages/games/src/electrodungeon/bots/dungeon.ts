import { oneFrom, type Picker } from '../content/pick.ts'
import { PUZZLE_IDS } from '../content/puzzles/index.ts'
import { ROOM_LIMITS, type RoomCard } from '../content/rooms.ts'
import { TRIAL_IDS } from '../content/trials.ts'
import { drawPlan, FAR } from '../rules/03-setting-up/fill.ts'
import type { DoorPlan, Plan } from '../state/plan.ts'

/**
 * The number of layouts that a bot draws for each Explorer before it takes the hardest: few, so that dungeons stay
 * different.
 */
const DRAFTS = 3

/** How much longer it takes to get a key than to walk to it, in steps. */
const GUARD: { readonly [C in RoomCard]: number } = { beast: 6, trapped: 3, empty: 0, boost: 0 }
/** What an unguarded reward spares the Explorers, in steps. */
const GIFT = 2

/** Estimates how long it takes the Explorers to get the keys, nearly all of which they need. */
export function hardness({ rooms }: Plan): number {
  return rooms.reduce((sum, { card, keys }, room) => {
    const guard = card === 'none' ? 0 : GUARD[card]
    return sum + keys * ((FAR[room] ?? 0) + guard) - (card === 'boost' ? GIFT : 0)
  }, 0)
}

/** The hardest of a few guarded dungeons. Against more Explorers, who find and tell more, it is chosen from more. */
export function hardDungeon(explorers: number, pick: Picker): Plan {
  let best = drawPlan('guarded', pick)
  for (let drafts = 1; drafts < DRAFTS * explorers; drafts++) {
    const other = drawPlan('guarded', pick)
    if (hardness(other) > hardness(best)) best = other
  }
  return { ...best, doors: best.doors.map(door => named(door, pick)) }
}

/** ED-3.18: any task of the door's kind, which then stays the same however often it is attempted. */
function named(door: DoorPlan, pick: Picker): DoorPlan {
  if (door.task !== 'random') return door
  return { ...door, task: door.card === 'trial' ? oneFrom(TRIAL_IDS, pick) : oneFrom(PUZZLE_IDS, pick) }
}

/** How many layouts a bot that thinks tries beside the usual ones. */
const CHOICE = 8

/**
 * Different dungeons with as many beasts as there may be, all of them on keys. The fragments cost blood: who wins a Blood
 * Price pays with Lives, of which a fighter has none to spare.
 */
export function cruelDungeons(pick: Picker): readonly Plan[] {
  return Array.from({ length: CHOICE }, () => {
    for (;;) {
      const { rooms, doors } = drawPlan('guarded', pick)
      if (rooms.filter(({ card, keys }) => card === 'beast' && keys > 0).length < ROOM_LIMITS.beast.most) continue
      return { rooms, doors: doors.map(door => named(door.fragments > 0 ? bloody(door) : door, pick)) }
    }
  })
}

function bloody(door: DoorPlan): DoorPlan {
  return { ...door, card: 'trial', task: 'TR-02' }
}
