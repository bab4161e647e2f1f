import type { Hints } from '@undercroft/kernel'
import type { Face } from '../content/dice.ts'
import type { HeroId } from '../content/heroes.ts'
import { adjacent, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { stepFrom } from '../rules/09-movement/steps.ts'
import { bossSpace } from '../rules/16-the-boss-turn/ranges.ts'
import { heroCard } from '../state/content.ts'
import { enemyOf } from '../state/figures.ts'
import { rowOf, type Space, WAYS, type Way } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { PlayerView, View } from '../state/view.ts'
import { actionWorths } from './actions.ts'
import { meansOf } from './means.ts'
import { bestPlan, outlook } from './plan.ts'
import { pricesFor } from './prices.ts'
import { prey } from './pull.ts'
import { unwanted } from './using.ts'
import { walkDistances, winsWith } from './victory.ts'

const LIKED: { readonly [Hero in HeroId]: number } = { HE1: 2, HE2: 4, HE3: 6, HE4: 1, HE5: 5, HE6: 3 }

export const hints: Hints<Platformer> = {
  heroes:
    () =>
    ([verb, hero]) =>
      verb === 'hero' ? LIKED[hero as HeroId] : 0,

  actions: ({ seen: { view }, seat }) => actionWorths(view, seat),

  /** Steps follow the plan, and stop where it stops. */
  step: ({ seen: { view }, seat, frame }) => {
    const start = view.players[seat]?.space ?? -1
    const plan = bestPlan(outlook(view, seat), start, frame.left, frame.begun ? 0 : 1, frame.portal)
    const map = terrainOf(view.levels)
    return choice => {
      if (choice[0] === 'stop') return plan.steps === 0 ? 2 : 0
      const to = choice[0] === 'portal' ? choice[1] : choice[0] === 'step' ? leadsTo(map, start, choice[1]) : -1
      return to === plan.first ? 1 : -1
    }
  },

  /** Others are pushed down. */
  push:
    () =>
    ([verb, space]) =>
      verb === 'push' ? -rowOf(space as Space) : 0,

  /** A claw moves some prey, or the Boss, towards the own Hero. */
  beast: ({ seen: { view }, seat, frame }) => {
    const boss = bossSpace(view)
    const target = winsWith(view, meansOf(view)) ? boss : (prey(outlook(view, seat), frame.steps) ?? boss)
    return ([verb, space]) => (verb === 'enemy' && space === target ? 1 : 0)
  },

  drag: ({ seen: { view }, seat, frame }) => {
    const enemy = enemyOf(view.enemies, frame)
    const hero = view.players[seat]?.space ?? -1
    const map = terrainOf(view.levels)
    const far = walkDistances(map, hero)
    const from = enemy?.space ?? -1
    return choice => {
      if (choice[0] === 'stop') return -(far[from] ?? 99)
      if (choice[0] !== 'drag') return -1_000
      return -(far[adjacent(map, from, WAYS.indexOf(choice[1]))] ?? 99)
    }
  },

  glove:
    ({ seen: { view } }) =>
    ([verb, space]) =>
      verb === 'take' && view.gems.includes(space as Space) ? 1 : 0,

  reroll: ({ seen: { view }, seat }) => {
    const bad = unwanted(view, pricesFor(view, seat).swords)
    return choice => {
      if (choice[0] !== 'reroll') return 0
      const kept = choice[1].filter(face => !bad.includes(face)).length
      return choice[1].length - 10 * kept
    }
  },

  ladder:
    () =>
    ([, hold]) =>
      hold === 'stay' ? 1 : 0,

  special: ({ seen: { view }, seat }) => {
    const player = view.players[seat] as PlayerView
    const worth = faceWorth(view, seat)
    return choice => {
      if (choice[0] === 'skip') return worth(player.special)
      if (choice[0] === 'set') return worth(choice[1]) - 0.1
      return choice[0] === 'forge' ? worth(choice[3]) - 0.2 : -1
    }
  },
}

const leadsTo = (map: ReturnType<typeof terrainOf>, from: Space, way: Way): Space => {
  const step = stepFrom(map, from, way)
  return typeof step === 'string' ? -1 : step.to
}

/** What the Special die should show: a sword for the Boss, a foot on the way there. */
function faceWorth(view: View, seat: number): (face: Face | 'blank') => number {
  const { swords } = pricesFor(view, seat)
  const { star } = heroCard(view, view.players[seat] as PlayerView)
  return face => {
    switch (face) {
      case 'blank':
        return 0
      case 'sword':
        return swords ? 10 : 6
      case 'foot':
        return swords ? 4 : 8
      case 'star':
        return Math.max(star.includes('sword') ? (swords ? 9 : 6) : 0, star.includes('foot') ? (swords ? 4 : 8) : 2)
      case 'claw':
        return swords ? 3 : 1
      case 'coin':
        return 2
    }
  }
}
