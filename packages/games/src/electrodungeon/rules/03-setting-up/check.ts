import { DOORS, ROOMS } from '../../content/board.ts'
import {
  FRAGMENTS,
  ROOM_CARD_NAMES,
  ROOM_LIMITS,
  type RoomCard,
  SMALL_KEYS,
  TRAIT_MOST,
  TRAIT_POINTS,
} from '../../content/rooms.ts'
import { type DoorPlan, isOwn, isPuzzle, isTrial, type Plan } from '../../state/plan.ts'
import { brokenOwn } from '../14-own-tasks/talk.ts'
import type { Rule } from '../rulebook.ts'

export const FLAW_CODES = [
  'E-ROOM-MISSING',
  'E-BEAST-COUNT',
  'E-EMPTY-COUNT',
  'E-BOOST-COUNT',
  'E-TRAP-COUNT',
  'E-KEY-COUNT',
  'E-KEY-DOUBLE',
  'E-SIDE-MISSING',
  'E-LOCK-COUNT',
  'E-FRAG-COUNT',
  'E-FRAG-PLACE',
  'E-PRIZE-NONE',
  'E-TASK-KIND',
  'E-TASK-MISSING',
  'E-CUSTOM-OFF',
  'E-CUSTOM-TEXT',
  'E-TRAIT-SUM',
  'E-TRAIT-RANGE',
] as const
type FlawCode = (typeof FLAW_CODES)[number]

/** ED-3.28: one restriction that a setup breaks. */
export interface Flaw {
  readonly code: FlawCode
  readonly rule: Rule
  readonly says: string
}

const COUNTED: readonly { readonly card: RoomCard; readonly code: FlawCode; readonly rule: Rule }[] = [
  { card: 'beast', code: 'E-BEAST-COUNT', rule: 'ED-3.3' },
  { card: 'empty', code: 'E-EMPTY-COUNT', rule: 'ED-3.4' },
  { card: 'boost', code: 'E-BOOST-COUNT', rule: 'ED-3.5' },
  { card: 'trapped', code: 'E-TRAP-COUNT', rule: 'ED-3.6' },
]

/** Everything that is wrong with a setup. */
export function checkPlan(plan: Plan, customTasks: boolean): Flaw[] {
  return [...roomFlaws(plan), ...doorFlaws(plan), ...fragmentFlaws(plan), ...taskFlaws(plan, customTasks)]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function namesWhere<T>(list: readonly T[], names: readonly string[], is: (each: T) => boolean): string[] {
  return list.flatMap((each, i) => (is(each) ? [names[i] ?? ''] : []))
}

function roomFlaws({ rooms }: Plan): Flaw[] {
  const flaws: Flaw[] = []
  const missing = namesWhere(rooms, ROOMS, ({ card }) => card === 'none')
  if (missing.length > 0) {
    flaws.push({ code: 'E-ROOM-MISSING', rule: 'ED-3.2', says: `no room card in ${missing.join(', ')}` })
  }
  for (const { card, code, rule } of COUNTED) {
    const { least, most } = ROOM_LIMITS[card]
    const count = rooms.filter(room => room.card === card).length
    if (count < least || count > most) {
      flaws.push({ code, rule, says: `${count} of ${ROOM_CARD_NAMES[card]}, from ${least} to ${most} are allowed` })
    }
  }
  const keys = sum(rooms.map(room => room.keys))
  if (keys !== SMALL_KEYS) {
    flaws.push({ code: 'E-KEY-COUNT', rule: 'ED-3.7', says: `${keys} Small Keys, there are exactly ${SMALL_KEYS}` })
  }
  const double = namesWhere(rooms, ROOMS, room => room.keys > 1)
  if (double.length > 0) {
    flaws.push({ code: 'E-KEY-DOUBLE', rule: 'ED-3.7', says: `more than one key in ${double.join(', ')}` })
  }
  return flaws
}

function doorFlaws({ doors }: Plan): Flaw[] {
  const flaws: Flaw[] = []
  const missing = namesWhere(doors, DOORS, ({ card }) => card === 'none')
  if (missing.length > 0) {
    flaws.push({ code: 'E-SIDE-MISSING', rule: 'ED-3.10', says: `no card behind ${missing.join(', ')}` })
  }
  const locks = doors.filter(({ card }) => card === 'lock').length
  if (locks !== 1)
    flaws.push({ code: 'E-LOCK-COUNT', rule: 'ED-3.10', says: `${locks} Master Locks, there is exactly one` })
  const bare = namesWhere(doors, DOORS, door => isTaskRoom(door) && door.fragments === 0 && !door.reward)
  if (bare.length > 0) {
    flaws.push({ code: 'E-PRIZE-NONE', rule: 'ED-3.16', says: `no prize behind ${bare.join(', ')}` })
  }
  return flaws
}

function isTaskRoom({ card }: DoorPlan): boolean {
  return card === 'puzzle' || card === 'trial'
}

function fragmentFlaws({ rooms, doors }: Plan): Flaw[] {
  const flaws: Flaw[] = []
  const count = sum([...rooms, ...doors].map(place => place.fragments))
  if (count !== FRAGMENTS) {
    flaws.push({ code: 'E-FRAG-COUNT', rule: 'ED-3.13', says: `${count} fragments, there are exactly ${FRAGMENTS}` })
  }
  const small = namesWhere(rooms, ROOMS, room => room.fragments > 0)
  if (small.length > 0) {
    flaws.push({ code: 'E-FRAG-PLACE', rule: 'ED-3.13', says: `a fragment in small room ${small.join(', ')}` })
  }
  const wrong = namesWhere(doors, DOORS, door => door.fragments > (door.card === 'lock' ? 0 : 1))
  if (wrong.length > 0) {
    flaws.push({ code: 'E-FRAG-PLACE', rule: 'ED-3.14', says: `too many fragments behind ${wrong.join(', ')}` })
  }
  return flaws
}

function taskFlaws({ doors }: Plan, customTasks: boolean): Flaw[] {
  const flaws: Flaw[] = []
  const missing = namesWhere(doors, DOORS, door => isTaskRoom(door) && door.task === 'none')
  if (missing.length > 0) {
    flaws.push({ code: 'E-TASK-MISSING', rule: 'ED-3.18', says: `no task behind ${missing.join(', ')}` })
  }
  const wrong = namesWhere(doors, DOORS, ({ card, task }) => !fits(card, task))
  if (wrong.length > 0) {
    flaws.push({ code: 'E-TASK-KIND', rule: 'ED-3.18', says: `a task of the wrong kind behind ${wrong.join(', ')}` })
  }
  for (const [door, { task }] of doors.entries()) {
    if (!isOwn(task)) continue
    if (!customTasks) {
      flaws.push({ code: 'E-CUSTOM-OFF', rule: 'ED-14.1', says: `an own task behind ${DOORS[door]}, which are off` })
    }
    for (const { says } of brokenOwn(task)) {
      flaws.push({ code: 'E-CUSTOM-TEXT', rule: 'ED-14.2', says: `behind ${DOORS[door]}: ${says}` })
    }
  }
  return flaws
}

function fits(card: DoorPlan['card'], task: DoorPlan['task']): boolean {
  if (card === 'lock') return task === 'none'
  if (card === 'puzzle') return !isTrial(task)
  return card !== 'trial' || !isPuzzle(task)
}

/** ED-3.19, ED-3.20: everything that is wrong with how an Explorer shares out its points. */
export function checkTraits(points: readonly number[]): Flaw[] {
  const flaws: Flaw[] = []
  const total = sum(points)
  if (total !== TRAIT_POINTS) {
    flaws.push({ code: 'E-TRAIT-SUM', rule: 'ED-3.20', says: `${total} points, there are exactly ${TRAIT_POINTS}` })
  }
  if (points.some(each => each < 1 || each > TRAIT_MOST)) {
    flaws.push({ code: 'E-TRAIT-RANGE', rule: 'ED-3.19', says: `each trait has 1 to ${TRAIT_MOST} points` })
  }
  return flaws
}
