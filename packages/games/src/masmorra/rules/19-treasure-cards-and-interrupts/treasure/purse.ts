import { boxOf } from '../../../state/content.ts'
import { heroOf, isStanding, playerOf } from '../../../state/heroes.ts'
import { adjacentRooms } from '../../../state/map.ts'
import type { At, Player, State } from '../../../state/state.ts'
import { addGold, gainGold, loseGold } from '../../14-elixir-magic-gold-bounties/gold.ts'
import type { Effect } from '../effect.ts'
import type { Parts } from '../parts.ts'
import { asHero, everyOtherHero } from '../targets.ts'

function hasSpace(s: State, player: Player): boolean {
  return heroOf(s, player).gold < boxOf(s).purse
}

/** Gain gold. */
export function gainsGold(amount: number): Effect {
  return {
    broken: ({ s, by }) => (hasSpace(s, by) ? undefined : 'MA-14.5'),
    does({ s, by, t }) {
      gainGold(s, t, by, amount, 'MA-19.4')
    },
  }
}

/** What can be moved from one purse to another. */
function steal(s: State, t: At, from: Player, to: Player, most: number): number {
  const taken = loseGold(s, t, from, Math.min(most, boxOf(s).purse - heroOf(s, to).gold), 'MA-14.7')
  gainGold(s, t, to, taken, 'MA-14.7')
  return taken
}

export const pickpocket: Parts = {
  // Take up to 2 of the gold that an opponent has just gained.
  orange: {
    when: ({ s, by, trigger: { player } }) =>
      s.turn.windfall > 0 && heroOf(s, player).gold > 0 && hasSpace(s, by) && isStanding(heroOf(s, by)),
    does({ s, by, trigger: { player }, t }) {
      s.turn.windfall -= steal(s, t, player, by, Math.min(2, s.turn.windfall))
    },
  },
  // Take up to 2 gold from a Hero in your room or an adjacent one.
  purple: {
    targets({ s, by }) {
      const { room } = heroOf(s, by)
      const near = [room, ...adjacentRooms(s, room)]
      return everyOtherHero(s, by)
        .filter(player => near.includes(heroOf(s, player).room) && heroOf(s, player).gold > 0)
        .map(player => asHero(s, player))
    },
    broken: ({ s, by }) => (hasSpace(s, by) ? undefined : 'MA-14.5'),
    does({ s, by, target: { hero }, t }) {
      if (hero !== undefined) steal(s, t, playerOf(s, hero), by, 2)
    },
  },
}

export const cursedCoin: Parts = {
  // When an opponent's turn starts: they lose up to 2 gold.
  orange: {
    when: ({ s, trigger: { player } }) => heroOf(s, player).gold > 0 && isStanding(heroOf(s, player)),
    does({ s, trigger: { player }, t }) {
      loseGold(s, t, player, 2, 'MA-19.5')
    },
  },
  // Gain 3 gold.
  purple: gainsGold(3),
}

export const royalCrown: Parts = {
  // When you gain gold: gain 1 more, and nobody may answer that.
  orange: {
    when: ({ s, by }) => hasSpace(s, by),
    does({ s, by, t }) {
      addGold(s, t, by, 1, 'MA-19.5')
    },
  },
  // Gain 2 gold.
  purple: gainsGold(2),
}
