import { foesIn, isEngaged, isUnfought } from '../../../state/foes.ts'
import { heroOf, isStanding } from '../../../state/heroes.ts'
import { countAsFought } from '../../06-actions-and-engagement/engagement.ts'
import { committed } from '../../12-combat/strike.ts'
import { wound } from '../../13-xp-levels-defeat/wounds.ts'
import type { Effect } from '../effect.ts'
import { type Parts, symbolsOf } from '../parts.ts'
import { isCommon } from '../targets.ts'

export const swiftStrike: Parts = {
  // One Ranged of an opponent's attack does no damage.
  orange: {
    when: ({ s }) => committed(s).R > s.combat.blanked,
    does({ s }) {
      s.combat.blanked++
    },
  },
  // Gain 2 Ranged.
  purple: symbolsOf('T01'),
}

export const heavyBlow: Parts = {
  // An opponent's Payback is 1 higher.
  orange: {
    when: ({ s }) => isCommon(s.combat.foe),
    does({ s }) {
      s.combat.payback++
    },
  },
  // Gain 2 Melee.
  purple: symbolsOf('T04'),
}

export const towerShield: Parts = {
  // An opponent's monster has 1 Defense more in this fight.
  orange: {
    when: ({ s }) => isCommon(s.combat.foe),
    does({ s }) {
      s.combat.hardened++
    },
  },
  // Gain 3 Defense.
  purple: symbolsOf('T05'),
}

export const guildMedal: Parts = {
  // Your reward for 2 monsters or more: 1 XP more.
  orange: {
    when: ({ trigger: { count } }) => count >= 2,
    does({ s }) {
      s.turn.rewardBonus++
    },
  },
  // Gain 1 Melee and 1 Defense.
  purple: symbolsOf('T24'),
}

export const poisonedNeedle: Parts = {
  // An opponent's Hero that opens a chest or disarms a trap suffers 1 Wound, which nothing prevents.
  orange: {
    when: ({ s, trigger: { action, player } }) =>
      (action === 'chest' || action === 'disarm') && isStanding(heroOf(s, player)),
    does({ s, trigger: { player }, t }) {
      wound(s, t, player, 1, 'MA-19.5')
    },
  },
  // Gain 1 Ranged and 1 Elixir.
  purple: symbolsOf('T25'),
}

/** Before combat: the monsters of your room count as fought. Bosses do not (MA-18.5). */
export const slipBy: Effect = {
  broken({ s, by }) {
    if (!isEngaged(s)) return 'MA-6.2'
    const common = foesIn(s, heroOf(s, by).room).some(foe => isCommon(foe) && isUnfought(s, foe))
    return common ? undefined : 'MA-18.5'
  },
  does({ s }) {
    countAsFought(s)
  },
}
