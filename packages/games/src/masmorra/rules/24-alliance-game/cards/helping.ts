import { boxOf } from '../../../state/content.ts'
import { isEngaged } from '../../../state/foes.ts'
import type { Trigger } from '../../../state/frames.ts'
import { heroOf, playerOf } from '../../../state/heroes.ts'
import type { Player, State } from '../../../state/state.ts'
import { heal } from '../../13-xp-levels-defeat/wounds.ts'
import { gainGold, loseGold } from '../../14-elixir-magic-gold-bounties/gold.ts'
import type { Parts } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { asHero, everyHero, everyOtherHero } from '../../19-treasure-cards-and-interrupts/targets.ts'
import { isHurt, saveHero } from '../../19-treasure-cards-and-interrupts/treasure/fate.ts'
import { gainsGold } from '../../19-treasure-cards-and-interrupts/treasure/purse.ts'

/** MA-24.13: the windows inside a combat. */
function isInCombat(s: State, player: Player, { window }: Trigger): boolean {
  return player === s.turn.player && (window === 'combat' || window === 'attack' || window === 'payback')
}

export const healingDraught: Parts = {
  // A Hero who is not in combat heals 3 Wounds.
  orange: {
    targets: ({ s }) =>
      everyHero(s)
        .filter(player => isHurt(s, player))
        .map(player => asHero(s, player)),
    broken: ({ s, target: { hero }, trigger }) =>
      hero !== undefined && isInCombat(s, playerOf(s, hero), trigger) ? 'MA-24.13' : undefined,
    does({ s, target: { hero }, t }) {
      if (hero !== undefined) heal(s, t, playerOf(s, hero), 3, 'MA-24.13')
    },
  },
  // A Hero anywhere heals all Wounds; yourself only when not engaged.
  purple: {
    targets: ({ s }) =>
      everyHero(s)
        .filter(player => isHurt(s, player))
        .map(player => asHero(s, player)),
    broken: ({ s, by, target: { hero } }) =>
      hero !== undefined && playerOf(s, hero) === by && isEngaged(s) ? 'MA-6.3' : undefined,
    does({ s, target: { hero }, t }) {
      if (hero !== undefined) heal(s, t, playerOf(s, hero), boxOf(s).life, 'MA-24.13')
    },
  },
}

export const guardianAngel: Parts = {
  // A Hero who would be defeated has all its LP again.
  orange: {
    when: ({ s, trigger: { player } }) => heroOf(s, player).lp <= 0,
    does({ s, trigger: { player } }) {
      saveHero(s, player, boxOf(s).life)
    },
  },
  // Every Hero heals 2 Wounds, when you are not engaged.
  purple: {
    notEngaged: true,
    broken: ({ s }) => (everyHero(s).some(player => isHurt(s, player)) ? undefined : 'MA-1.4'),
    does({ s, t }) {
      for (const player of everyHero(s)) heal(s, t, player, 2, 'MA-24.13')
    },
  },
}

/** The most that Guild Funds gives away. */
const MOST_GIVEN = 3

export const guildFunds: Parts = {
  // Give up to 3 of your gold to another Hero.
  orange: {
    targets({ s, by }) {
      const most = Math.min(MOST_GIVEN, heroOf(s, by).gold)
      return everyOtherHero(s, by).flatMap(player =>
        [1, 2, 3]
          .filter(amount => amount <= Math.min(most, boxOf(s).purse - heroOf(s, player).gold))
          .map(amount => ({ ...asHero(s, player), amount })),
      )
    },
    does({ s, by, target: { hero, amount = 0 }, t }) {
      if (hero !== undefined) gainGold(s, t, playerOf(s, hero), loseGold(s, t, by, amount, 'MA-14.7'), 'MA-14.7')
    },
  },
  // Gain 3 gold.
  purple: gainsGold(3),
}

/** MA-24.5: where the Time token begins. */
const FIRST_TURN = 1

export const silenceTheRitual: Parts = {
  // The Evil card that was drawn is cancelled.
  orange: {
    does({ s }) {
      s.turn.cancelled = true
    },
  },
  // The Time token goes back by a space for each Hero, and the next Evil card has no effect.
  purple: {
    broken: ({ s }) => (s.hushed ? 'MA-19.9' : undefined),
    does({ s, t }) {
      s.time = Math.max(FIRST_TURN, s.time - s.heroes.length)
      s.hushed = true
      t.tell({ what: 'time', time: s.time })
    },
  },
}
