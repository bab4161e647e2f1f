import { heroOf, playerOf } from '../../../state/heroes.ts'
import type { Player, State } from '../../../state/state.ts'
import type { Target } from '../../../state/target.ts'
import { shift, teleport } from '../../07-steps-and-moving/places.ts'
import type { Parts } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { asHero, everyHero, everyOtherHero, freeWays } from '../../19-treasure-cards-and-interrupts/targets.ts'
import { gainFourMoves } from '../../19-treasure-cards-and-interrupts/treasure/moving.ts'

export const pathfinder: Parts = {
  // A Step gives 3 Move Points.
  orange: {
    when: ({ s }) => s.turn.stepGives < 3,
    does({ s }) {
      s.turn.stepGives = 3
    },
  },
  purple: gainFourMoves,
}

function everyWay(s: State): Target[] {
  return everyHero(s).flatMap(player => freeWays(s, player).map(room => ({ ...asHero(s, player), room })))
}

export const ropeAndGrapnel: Parts = {
  // A Hero moves to an adjacent room, past monsters; no trap acts.
  orange: {
    targets: ({ s }) => everyWay(s),
    does({ s, target: { hero, room }, t }) {
      if (hero !== undefined && room !== undefined) shift(s, t, playerOf(s, hero), room)
    },
  },
  // A Hero moves up to 2 rooms, past monsters; no trap acts.
  purple: {
    targets: ({ s }) => everyWay(s),
    does({ s, by: player, target: { hero, room }, t }) {
      if (hero === undefined || room === undefined) return
      shift(s, t, playerOf(s, hero), room)
      s.frames.push({ phase: 'walkOn', player, hero, left: 1 })
    },
  },
}

/** The rooms of Heroes who are elsewhere. */
function meetings(s: State, player: Player): number[] {
  const here = heroOf(s, player).room
  const there = everyOtherHero(s, player).map(other => heroOf(s, other).room)
  return [...new Set(there)].filter(room => room !== here)
}

export const recallStone: Parts = {
  // When a turn starts: a Hero teleports to the room of another Hero.
  orange: {
    teleports: true,
    targets: ({ s }) =>
      everyHero(s).flatMap(player => meetings(s, player).map(room => ({ ...asHero(s, player), room }))),
    does({ s, target: { hero, room }, t }) {
      if (hero !== undefined && room !== undefined) teleport(s, t, playerOf(s, hero), room)
    },
  },
  // All other Heroes teleport to your room.
  purple: {
    teleports: true,
    broken: ({ s, by }) => (meetings(s, by).length === 0 ? 'MA-19.9' : undefined),
    does({ s, by, t }) {
      const { room } = heroOf(s, by)
      for (const player of everyOtherHero(s, by)) if (heroOf(s, player).room !== room) teleport(s, t, player, room)
    },
  },
}
