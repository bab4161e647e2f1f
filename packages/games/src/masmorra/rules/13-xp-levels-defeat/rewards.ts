import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import type { At, Masmorra, Open, Player, State } from '../../state/state.ts'
import { drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'
import { gainXp } from './xp.ts'

/**
 * MA-12.23: a Hero that survived the combat is rewarded for the monsters it beat; a fallen one is not (MA-12.24,
 * MA-13.13).
 */
export const spoils: Step<Masmorra, FrameOf<'spoils'>> = {
  run(s) {
    const { beaten } = s.combat
    const { player } = s.turn
    s.combat.on = false
    s.combat.foe = -1
    if (beaten.length > 0 && !activeHero(s).lying) {
      const amount = worth(s)
      s.turn.rewardBonus = 0
      s.frames.push(trigger('reward', player, { amount, count: beaten.length }), { phase: 'reward', amount })
    }
    s.frames.push({ phase: 'afterCombat' })
  },
}

/** MA-13.3, MA-13.4: monsters are counted one at a time; beyond 7 XP a minor one is worth one less. */
function worth(s: Open): number {
  let { xp } = activeHero(s)
  const before = xp
  for (const beaten of s.combat.beaten) xp += beaten.minor && xp > 7 ? Math.max(0, beaten.xp - 1) : beaten.xp
  return xp - before
}

/** MA-13.2: gives the XP, then a card for each monster. */
export const reward: Step<Masmorra, FrameOf<'reward'>> = {
  run(s, t, { amount }) {
    const { player } = s.turn
    const { beaten, captive } = s.combat
    grant(s, t, player, amount, 'MA-13.2')
    for (let i = 0; i < beaten.length; i++) drawCard(s, player)
    if (captive) {
      activeHero(s).captive = true
      t.tell({ what: 'captured', hero: heroId(s, player) })
    }
  },
}

/** Opens W:REWARD before a chest or a trap gives its XP. */
export const roomReward: Step<Masmorra, FrameOf<'roomReward'>> = {
  run(s, _, { player, amount, by }) {
    s.turn.rewardBonus = 0
    s.frames.push(trigger('reward', player, { amount }), { phase: 'giveReward', player, amount, by })
  },
}

export const giveReward: Step<Masmorra, FrameOf<'giveReward'>> = {
  run(s, t, { player, amount, by }) {
    grant(s, t, player, amount, by)
  },
}

/** Gives XP, with what cards in W:REWARD have added or taken. */
function grant(s: State, t: At, player: Player, amount: number, by: Rule): void {
  gainXp(s, t, player, Math.max(0, amount + s.turn.rewardBonus), by)
}
