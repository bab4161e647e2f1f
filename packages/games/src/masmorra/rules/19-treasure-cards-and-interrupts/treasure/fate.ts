import { boxOf } from '../../../state/content.ts'
import { heroOf, isStanding, playerOf } from '../../../state/heroes.ts'
import { trapsBeside } from '../../../state/map.ts'
import type { Player, State } from '../../../state/state.ts'
import { disarmTrap, trapBroken } from '../../09-traps/disarming.ts'
import { chestBroken, openChest } from '../../10-rooms/chests.ts'
import { heal } from '../../13-xp-levels-defeat/wounds.ts'
import { gainXp, loseXp } from '../../13-xp-levels-defeat/xp.ts'
import type { Effect } from '../effect.ts'
import { type Parts, symbolsOf } from '../parts.ts'
import { asHero, everyOtherHero } from '../targets.ts'

export function isHurt(s: State, player: Player): boolean {
  const hero = heroOf(s, player)
  return isStanding(hero) && hero.lp < boxOf(s).life
}

/** A Hero at 0 LP is not defeated after all: the core looks once more before it falls. */
export function saveHero(s: State, player: Player, lp: number): void {
  heroOf(s, player).lp = lp
}

export const quickHealing: Parts = {
  // When a turn starts, anybody's: your Hero heals 1 Wound.
  orange: {
    when: ({ s, by }) => isHurt(s, by),
    does({ s, by, t }) {
      heal(s, t, by, 1, 'MA-19.5')
    },
  },
  // Gain 2 Elixir.
  purple: symbolsOf('T02'),
}

export const bitterRival: Parts = {
  // An opponent's reward is 1 XP less in all.
  orange: {
    when: ({ s, trigger: { amount } }) => amount + s.turn.rewardBonus > 0,
    does({ s }) {
      s.turn.rewardBonus--
    },
  },
  // A Hero with more XP than yours loses 1 XP, and you gain it.
  purple: {
    targets({ s, by }) {
      const { xp } = heroOf(s, by)
      return everyOtherHero(s, by)
        .filter(player => heroOf(s, player).xp > xp)
        .map(player => asHero(s, player))
    },
    does({ s, by, target: { hero }, t }) {
      if (hero === undefined) return
      gainXp(s, t, by, loseXp(s, t, playerOf(s, hero), 1, 'MA-13.1'), 'MA-13.1')
    },
  },
}

export const phoenixFeather: Parts = {
  // When your Hero would be defeated: it is not, and has 2 LP.
  orange: {
    when: ({ s, by }) => heroOf(s, by).lp <= 0,
    does({ s, by }) {
      saveHero(s, by, 2)
    },
  },
  // Heal all your Wounds, when not engaged.
  purple: {
    notEngaged: true,
    broken: ({ s, by }) => (isHurt(s, by) ? undefined : 'MA-1.4'),
    does({ s, by, t }) {
      heal(s, t, by, boxOf(s).life, 'MA-19.4')
    },
  },
}

/** Open the chest of your room or disarm a trap beside it without dice, when not engaged. */
export const pickLock: Effect = {
  notEngaged: true,
  targets({ s, by }) {
    const { room } = heroOf(s, by)
    const traps = trapsBeside(s, room).filter(trap => trapBroken(s, by, trap) === undefined)
    return [...(chestBroken(s, by) === undefined ? [{ room }] : []), ...traps.map(trap => ({ trap }))]
  },
  does({ s, by, target: { trap }, t }) {
    if (trap === undefined) openChest(s, t, by)
    else disarmTrap(s, t, by, trap)
  },
}

export const rustyLock: Parts = {
  // An opponent's Room Action fails, and its dice stay used.
  orange: {
    when: ({ trigger: { action } }) => action !== 'none',
    does({ s }) {
      s.turn.cancelled = true
    },
  },
  purple: pickLock,
}
