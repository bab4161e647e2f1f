import type { Situation } from '@undercroft/kernel'
import type { ATTACKS } from '../content/beasts.ts'
import { DOORS, indexIn, NUMBER_OF, ROOMS, roomPlace } from '../content/board.ts'
import {
  BLACKOUT,
  FRENZY,
  FRESH_BROOD,
  HIGH_VOLTAGE,
  JAMMED_LOCK,
  LOADED_BOLT,
  MEND,
  SECOND_BOLT,
  SHIFTING_WALLS,
  SHORT_FUSE,
  STRAY_ARC,
  TAR_SLICK,
} from '../content/cards.ts'
import { againstD20 } from '../rules/04-score-rolls/chances.ts'
import { scoreOf } from '../rules/04-score-rolls/scores.ts'
import { roomsOf } from '../rules/10-reward-cards/cards.ts'
import { EXPLORERS } from '../state/choices.ts'
import { attackAt, contentOf } from '../state/content.ts'
import type { Choice, ElectroDungeon, Frame } from '../state/state.ts'
import type { ExplorerView, View } from '../state/view.ts'
import { goalOf } from '../words/aims.ts'

type Now = Situation<ElectroDungeon, Frame>
type Worth = (choice: Choice) => number

/** ED-5.100: the number of Explorers who stand on a number; those who would die count twice. */
function exposed({ explorers }: View, number: number, amount: number): number {
  let sum = 0
  for (const { place, live } of explorers) if (NUMBER_OF[place] === number) sum += live <= amount ? 2 : 1
  return sum
}

export function preWorths({ seen: { view } }: Now): Worth {
  return choice => {
    if (choice[0] !== 'play') return 0
    if (choice[1] === LOADED_BOLT) return exposed(view, Number(choice[2]), 1) - 1.5
    const most = Math.max(...[1, 2, 3, 4, 5, 6].map(number => exposed(view, number, 2)))
    return choice[1] === HIGH_VOLTAGE && most >= 2 ? 1 : -1
  }
}

export function mofTurnWorths({ seen: { view } }: Now): Worth {
  return choice => {
    if (choice[0] === 'beast') return beastWorth(view, choice[1], indexIn(EXPLORERS, choice[2]))
    if (choice[0] === 'play') return cardWorth(view, choice[1], choice[2])
    return 0
  }
}

/**
 * The beast pounces where it kills, uses Shockwave on two or more, and otherwise bites the weakest: a wound stays, while a
 * roar only makes one blow less likely. It roars where a bite hardly harms and that blow would slay it.
 */
function beastWorth(view: View, attack: (typeof ATTACKS)[number], target: number): number {
  const room = view.rooms.findIndex(({ combat, due }) => combat && due > 0)
  const inside = view.explorers.filter(({ place }) => place === roomPlace(room))
  const victim = view.explorers[target]
  if (attack === 'shockwave') return inside.length >= 2 ? 6 : 1
  if (victim === undefined) return 0
  if (attack === 'pounce') return victim.live <= attackAt(view, 'pounce').damage ? 20 : 10
  if (attack === 'roar') return victim.live >= STURDY && isNearlySlain(view, room) ? 5 : 0.5
  return 4 - victim.live / 4 - againstD20(scoreOf(victim, 'move'), 0)
}

/** With so many Lives one does not mind a bite. */
const STURDY = 5

function isNearlySlain(view: View, room: number): boolean {
  return (view.rooms[room]?.health ?? 0) <= contentOf(view).numbers.hit
}

/** How far an Explorer has come: fragments count more than keys. */
function menace({ keys, fragments, cards }: ExplorerView): number {
  return 4 * fragments + 2 * keys + cards / 2
}

function cardWorth(view: View, card: number, target: string): number {
  const victim = view.explorers[indexIn(EXPLORERS, target)]
  const room = view.rooms[indexIn(ROOMS, target)]
  switch (card) {
    case STRAY_ARC:
      return victim === undefined ? -1 : 5 + menace(victim) - victim.live
    case TAR_SLICK:
      return victim === undefined ? -1 : 3 + menace(victim)
    case SHORT_FUSE:
      return victim === undefined ? -1 : 3 + victim.cards
    case MEND:
      return 15 - (room?.health ?? 0)
    case FRENZY:
      return 15
    case FRESH_BROOD:
      return 6
    case SECOND_BOLT:
      return outside(view) >= 2 ? 4 : -1
    case BLACKOUT:
      return view.rooms.filter(({ cleared }) => cleared).length >= 3 ? 2 : -1
    case JAMMED_LOCK:
      return jamWorth(view, target)
    case SHIFTING_WALLS:
      return shiftWorth(view, target)
    default:
      return 2
  }
}

/** The number of Explorers whom an Electroshock could strike; those who would die count twice. */
function outside(view: View): number {
  return [1, 2, 3, 4, 5, 6].reduce((sum, number) => sum + exposed(view, number, 1), 0)
}

/** Values a Jammed Lock: high for a door that somebody is on the way to unlock; else it is kept. */
function jamWorth(view: View, target: string): number {
  const wanted = view.explorers.some((_, id) => {
    const goal = goalOf(view, id)
    return goal.kind === 'door' && DOORS[goal.id] === target
  })
  return wanted ? 8 : -1
}

/** Values Shifting Walls: high if it moves one key that somebody has perceived. */
function shiftWorth(view: View, target: string): number {
  const [first, second] = roomsOf(target)
  const known = (room: number | undefined): boolean =>
    room !== undefined &&
    view.rooms[room]?.key === true &&
    view.explorers.some(({ perceived }) => perceived & (1 << room))
  return known(first) !== known(second) ? 6 : 0.5
}
