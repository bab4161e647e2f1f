import { noSymbols } from '../state/dice.ts'
import { foesIn } from '../state/foes.ts'
import { heroOf, playerOf } from '../state/heroes.ts'
import { factsOf, roomOf } from '../state/map.ts'
import type { FoeId, Open, Player, RoomId, Symbols } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { healWorth, rivalry } from './cards.ts'
import { company } from './dungeon.ts'
import type { Scouting } from './scouting.ts'
import type { TurnMind } from './turn.ts'

/** How far a Hero thinks from where it would come out: a Step or two. */
const NEAR = 3

/**
 * What it would bring to be in another room at once, with the dice that are left: by portal, card or ability, or
 * through a wall (MA-7.11).
 */
export function leapWorth(mind: TurnMind, room: RoomId, dice: Symbols): number {
  return bestThere(mind, mind.scouts, room, dice) - mind.asItIs()
}

function bestThere(mind: TurnMind, scouts: Scouting, room: RoomId, dice: Symbols): number {
  const worth = mind.wayWorths(dice, noSymbols())
  return Math.max(mind.idle(dice), ...scouts.nearRoom(room, NEAR).map(worth))
}

/** Sleight of Hand: to be where somebody else is, who will then be here. */
export function swapWorth(view: View, mind: TurnMind, target: Target, dice: Symbols): number {
  const { player } = view.turn
  const here = heroOf(view, player).room
  const before = mind.worth(dice, view.turn.symbols)
  if (target.foe !== undefined) {
    const { foe } = target
    const there = view.foes[foe]?.room ?? here
    return bestThere(mind, mind.scouts.among(moved(view, foe, here)), there, dice) - before
  }
  if (target.hero === undefined) return 0
  const other = playerOf(view, target.hero)
  const left = rivalry(view, other) * company(view, foesIn(view, here), other)
  return bestThere(mind, mind.scouts, heroOf(view, other).room, dice) - before - left
}

function moved(view: View, foe: FoeId, room: RoomId): View {
  return { ...view, foes: view.foes.map((each, at) => (at === foe ? { ...each, room } : each)) }
}

/** How good it is to begin the next turn in a room: with whom, and what there is. */
function startWorth(s: Open, player: Player, room: RoomId, foes: readonly FoeId[] = foesIn(s, room)): number {
  const { dock } = factsOf(s, room)
  const chest = dock?.use === 'chest' && !roomOf(s, room).opened ? 0.5 : 0
  const fountain = dock?.use === 'fountain' ? 0.5 * healWorth(s, player, 2) : 0
  return company(s, foes, player) + chest + fountain
}

/** Blink Scroll when the turn is over: better company for the next one. */
export function flightWorth(s: Open, player: Player, room: RoomId): number {
  return startWorth(s, player, room) - startWorth(s, player, heroOf(s, player).room)
}

/** Sleight of Hand when the turn is over. */
export function lateSwapWorth(s: Open, player: Player, { hero, foe }: Target): number {
  const { room } = heroOf(s, player)
  if (foe !== undefined) {
    const there = s.foes[foe]?.room ?? room
    const others = foesIn(s, there).filter(each => each !== foe)
    return startWorth(s, player, there, others) - startWorth(s, player, room)
  }
  if (hero === undefined) return 0
  const other = playerOf(s, hero)
  const { room: there } = heroOf(s, other)
  const own = startWorth(s, player, there) - startWorth(s, player, room)
  return own - rivalry(s, other) * (startWorth(s, other, room) - startWorth(s, other, there))
}
