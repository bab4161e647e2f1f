import type { Seat } from '@undercroft/kernel'
import { BEFORE_DOOR, DOORS, HUB, indexIn, NONE, NUMBER_OF, ROOMS, roomOf, stepsFrom } from '../content/board.ts'
import {
  ADRENALINE,
  CAPACITOR_BOMB,
  CHARGED_KNUCKLES,
  FIELD_DRESSING,
  FULL_CHARGE,
  GRAPPLE_LINE,
  HEAVY_HAND,
  KEEN_EYE,
  LUCKY_COG,
  ORACLE_CHIP,
  PICKPOCKET,
  RECALL_BEACON,
  RUBBER_SOLES,
  SECOND_WIND,
  SKELETON_KEY,
  SMOKE_PELLET,
  TRAINING_CHIP,
  TRAP_KIT,
  X_RAY_LENS,
} from '../content/cards.ts'
import { targetOf, totalOf } from '../rules/04-score-rolls/rolls.ts'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import { EXPLORERS } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { MOF } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Mind } from './mind.ts'

/** What a Field Dressing heals. It is lost with its owner, so it is played as soon as all of it heals. */
const DRESSED = 2

/** These worths are above or below all others of the same question. */
const YES = 30
const NO = -30

/** The worth of playing a card: high when what it is good for comes next. */
export function cardWorth(mind: Mind, card: number, target: string, moment: string): number {
  return wants(mind, card, target, moment) ? YES : NO
}

function wants(mind: Mind, card: number, target: string, moment: string): boolean {
  const { view, me } = mind
  switch (card) {
    case FIELD_DRESSING:
      return me.live + DRESSED <= contentOf(view).numbers.live
    case FULL_CHARGE:
      return me.live <= 2
    case ADRENALINE:
      return moment === 'before' && mind.far() >= 4
    case KEEN_EYE:
      return mind.goal.kind === 'room' && mind.far() <= 4
    case CHARGED_KNUCKLES:
      return moment === 'combat'
    case RUBBER_SOLES:
      return moment === 'place' && (NUMBER_OF[me.place] ?? 0) > 0 && me.live <= 3
    case X_RAY_LENS:
      return isUnseenGoal(mind, target)
    case GRAPPLE_LINE:
      return mind.far() >= 4
    case SKELETON_KEY:
      return true
    case RECALL_BEACON:
      return recalls(mind)
    case PICKPOCKET:
      return picksPocket(mind, target)
    case SMOKE_PELLET:
      return me.live <= 1
    case TRAP_KIT:
      return moment === 'box' || view.rooms[roomOf(me.place)]?.card === 'trapped'
    case CAPACITOR_BOMB:
      return (view.rooms[roomOf(me.place)]?.health ?? 0) <= 4
    case TRAINING_CHIP:
      return me.fight <= me.see ? target === 'fight' : target === 'see'
    case ORACLE_CHIP:
      return target === nearestLocked(view, me.place)
    default:
      return false
  }
}

function recalls(mind: Mind): boolean {
  const far = mind.far()
  return mind.goal.kind !== 'none' && far >= 7 && mind.far(HUB) + 3 <= far
}

function isUnseenGoal({ view, goal }: Mind, room: string): boolean {
  return goal.kind === 'room' && ROOMS[goal.id] === room && view.rooms[goal.id]?.card === undefined
}

/** Selfish bots take any key, loyal ones only from somebody with two or more. */
function picksPocket({ view, me, selfish }: Mind, target: string): boolean {
  const other = view.explorers[indexIn(EXPLORERS, target)]
  return me.keys === 0 && other !== undefined && (selfish || other.keys >= 2)
}

function nearestLocked(view: View, from: number): string | undefined {
  const steps = stepsFrom(from, passages(view))
  const locked = [...view.doors.keys()].filter(door => view.doors[door]?.locked)
  locked.sort((a, b) => (steps[BEFORE_DOOR[a] ?? 0] ?? 0) - (steps[BEFORE_DOOR[b] ?? 0] ?? 0))
  return DOORS[locked[0] ?? NONE]
}

/** The worth of a reaction: high where it can turn the roll. The Master keeps its cards for more than a look into a room. */
export function reactionWorth({ roll }: View, seat: Seat, card: number): number {
  if (roll === undefined) return 0
  if (seat === MOF && roll.trait === 'see') return -1
  const gap = Math.abs(targetOf(roll) - totalOf(roll))
  const needed = seat === MOF ? gap + 1 : gap
  if (card === LUCKY_COG) return needed <= 4 ? 3 : -1
  if (card === HEAVY_HAND) return needed <= 3 ? 3 : -1
  return card === SECOND_WIND || seat === MOF ? 1 : 0
}
