import { foeOf, hasTrait, isBoss, kindOf, statsOf } from '../state/foes.ts'
import { heroesIn, heroOf } from '../state/heroes.ts'
import { adjacentRooms } from '../state/map.ts'
import type { Choice, FoeId, Open, Player, RoomId, Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { rivalry } from './cards.ts'
import { bestFight, type Opponent } from './fight.ts'
import { asOpponent } from './means.ts'
import { ratesOf } from './worths.ts'

type Score = (choice: Choice) => number

/** What a Hero has in hand on an average turn, after a re-roll to taste. */
const USUAL: Symbols = { S: 1, R: 1.5, M: 2, D: 1, E: 0.5, G: 0.5 }

/** What a player would think of meeting this monster at the start of a turn. */
function welcome(s: Open, foe: FoeId, player: Player): number {
  return company(s, [foe], player)
}

/** What a player would think of meeting all these at the start of a turn. */
export function company(s: Open, foes: readonly FoeId[], player: Player): number {
  if (foes.length === 0) return 0
  const opponents = foes.map((foe): Opponent => asOpponent(s, statsOf(s, foe), kindOf(foe), player))
  const fighter = { lp: heroOf(s, player).lp, hardened: false, deadeye: false }
  const hand = rounded(USUAL)
  const rates = ratesOf(s, player)
  return bestFight(opponents, hand, fighter, rates).worth - bestFight([], hand, fighter, rates).worth
}

function rounded(hand: Symbols): Symbols {
  return { S: 1, R: Math.round(hand.R), M: Math.round(hand.M), D: Math.round(hand.D), E: 1, G: 0 }
}

/** How a monster in a room suits this player: bad company for rivals, prey for oneself. */
function suits(s: Open, foe: FoeId, room: RoomId, by: Player): number {
  let worth = 0
  for (const player of heroesIn(s, room)) {
    const liked = welcome(s, foe, player)
    worth += player === by ? 0.5 * liked : -rivalry(s, player) * liked
  }
  return worth
}

/** MA-16.1: monsters go to rivals whom they hurt, and where they are on the way there. */
export function marchWorths(view: View, by: Player): Score {
  return choice => {
    if (choice[0] === 'done') return 0.05
    if (choice[0] === 'march') return marchWorth(view, choice[1], choice[2], by)
    return choice[0] === 'climb' ? -1 : -2
  }
}

/** The same for one monster with a Beast Whistle. */
export function whistleWorth(view: View, foe: FoeId, by: Player): number {
  const { room } = foeOf(view, foe)
  const near = adjacentRooms(view, room)
  const far = near.filter(next => heroesIn(view, next).length === 0).flatMap(next => adjacentRooms(view, next))
  return Math.max(0, ...[...near, ...far].map(next => suits(view, foe, next, by)))
}

function marchWorth(view: View, foe: FoeId, room: RoomId, by: Player): number {
  const here = suits(view, foe, room, by)
  if (heroesIn(view, room).length > 0) return here
  if (isBoss(foe) || view.turn.dmMp < 2) return -0.1
  const next = adjacentRooms(view, room).map(each => suits(view, foe, each, by))
  return 0.9 * Math.max(-1, ...next)
}

/** MA-16.11, MA-16.16: whom to take from the board or out of a full room. */
export function foeWorth(view: View, foe: FoeId, by: Player): number {
  const { room } = view.foes[foe] ?? { room: -1 }
  return -suits(view, foe, room, by) - 0.01 * statsOf(view, foe).xp + (hasTrait(view, foe, 'gaze') ? 0.01 : 0)
}
