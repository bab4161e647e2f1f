import type { Decision, Step } from '@undercroft/kernel'
import { ABILITIES, ABILITY_IDS, type AbilityId, HERO_CARDS, type HeroCard } from '../../content/heroes.ts'
import { foeOf, isBoss, kindOf, removeFoe, statsOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId, heroOf, seatOf } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import type { At, FoeId, Masmorra, Open, Player, State } from '../../state/state.ts'
import { joinLate, noSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { giveReward as give } from '../05-dice-symbols-spending-docking/docking.ts'
import { discardAtRandom, drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { allLose } from '../20-end-of-the-standard-game/end.ts'
import { lastArrow, loseXp } from './xp.ts'

/** MA-12.21: a beaten monster leaves, or turns over. */
export const foeEnds: Step<Masmorra, FrameOf<'foeEnds'>> = {
  run(s, t) {
    const { combat } = s
    const { foe } = combat
    combat.done.push(foe)
    foeOf(s, foe).fought = true
    if (combat.regrows) turnOver(s, t, foe, 'blue')
    else if (combat.won) beat(s, t, foe)
  },
}

/** MA-18.2: each side of a boss that is beaten counts for itself. */
function beat(s: State, t: At, foe: FoeId): void {
  const { is, side } = foeOf(s, foe)
  t.uses(`${isBoss(foe) ? 'boss' : 'monster'}.${is}.beaten`)
  s.combat.beaten.push({ is, side, xp: statsOf(s, foe).xp, minor: kindOf(foe) === 'minor' })
  t.tell({ what: 'beaten', hero: heroId(s, s.turn.player), foe, is, by: 'MA-12.8' })
  if (isBoss(foe) && side === 'blue' && is !== 'schmetterling') {
    turnOver(s, t, foe, 'red') // MA-18.3
    return
  }
  if (is === 'schmetterling') s.combat.captive = true // MA-18.8
  removeFoe(s, t, foe, isBoss(foe) ? 'MA-18.3' : 'MA-12.21')
}

/** MA-18.4: it counts as fought for the rest of the turn. */
function turnOver(s: State, t: At, foe: FoeId, side: 'blue' | 'red'): void {
  const here = foeOf(s, foe)
  here.side = side
  here.turned = true
  const by = side === 'red' ? 'MA-18.3' : 'MA-18.11'
  t.tell({ what: 'foeTurned', foe, is: here.is, room: here.room, tile: roomOf(s, here.room).tile, by })
}

/** MA-17.10: at the end of that fight, if the Hero still stands. */
export const moans: Step<Masmorra, FrameOf<'moans'>> = {
  run(s, t) {
    if (s.combat.moans && !activeHero(s).lying) loseXp(s, t, s.turn.player, 1, 'MA-17.10')
  },
}

/** MA-12.23: rewards when all were fought, for those beaten, if the Hero survived; else none (MA-12.24, MA-13.13). */
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

/** MA-13.3, MA-13.4: counted one at a time; beyond 7 XP a minor monster is worth one less. */
function worth(s: Open): number {
  let { xp } = activeHero(s)
  const before = xp
  for (const beaten of s.combat.beaten) xp += beaten.minor && xp > 7 ? beaten.xp - 1 : beaten.xp
  return xp - before
}

/** MA-13.2: the XP, then a card for each. */
export const reward: Step<Masmorra, FrameOf<'reward'>> = {
  run(s, t, { amount }) {
    const { player } = s.turn
    const { beaten, captive } = s.combat
    give(s, t, player, amount, 'MA-13.2')
    for (let i = 0; i < beaten.length; i++) drawCard(s, player)
    if (captive) {
      activeHero(s).captive = true
      t.tell({ what: 'captured', hero: heroId(s, player) })
    }
  },
}

/** A chest or a trap gives XP (W:REWARD). */
export const roomReward: Step<Masmorra, FrameOf<'roomReward'>> = {
  run(s, _, { player, amount, by }) {
    s.turn.rewardBonus = 0
    s.frames.push(trigger('reward', player, { amount }), { phase: 'giveReward', player, amount, by })
  },
}

export const giveReward: Step<Masmorra, FrameOf<'giveReward'>> = {
  run(s, t, { player, amount, by }) {
    give(s, t, player, amount, by)
  },
}

/** MA-13.10: at 0 LP; W:DEFEAT first. */
export const fall: Step<Masmorra, FrameOf<'fall'>> = {
  run(s, _, { player }) {
    const { lp, lying } = heroOf(s, player)
    if (lp <= 0 && !lying) s.frames.push(trigger('defeat', player), { phase: 'falls', player })
  },
}

/** MA-13.11 to MA-13.14; in another player’s turn just so (MA-13.17). */
export const falls: Step<Masmorra, FrameOf<'falls'>> = {
  run(s, t, { player }) {
    const hero = heroOf(s, player)
    if (hero.lp > 0) {
      t.tell({ what: 'saved', hero: heroId(s, player), lp: hero.lp })
      return
    }
    if (s.options.mode === 'alliance') {
      allLose(s, t, player)
      return
    }
    hero.lying = true
    hero.xp = Math.min(hero.xp, lastArrow(hero.peak))
    t.tell({ what: 'fell', hero: heroId(s, player), xp: hero.xp })
    discardAtRandom(s, t, player, 'MA-13.12')
    if (player === s.turn.player) loseTurn(s)
  },
}

/** MA-13.14: what was left of the turn's dice, symbols and Move Points is lost. */
function loseTurn(s: State): void {
  for (const die of s.turn.dice) if (die.place !== 'away') die.place = 'used'
  s.turn.symbols = noSymbols()
  s.turn.mp = 0
}

/** MA-13.7: one of the two Hero cards, its upper ability first; what is learned stays learned (MA-13.9). */
export const levelUp: Decision<Masmorra, FrameOf<'levelUp'>> = {
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'Level up: uncover an ability')
    for (const card of HERO_CARDS)
      o.try(['learn', card], nextAbility(s, player, card) === undefined ? 'MA-13.7' : undefined)
  },
  on: {
    learn({ s, f: { player }, choice: [, card], t }) {
      const ability = nextAbility(s, player, card)
      if (ability === undefined) throw new Error('both abilities of that card are learned')
      heroOf(s, player).learned.push(ability)
      t.uses(`ability.${ability}.learned`)
      t.tell({ what: 'learned', hero: heroId(s, player), ability })
      if (ability === 'wolfCompanion' && player === s.turn.player) joinLate(s, t)
    },
  },
}

export function nextAbility(s: Pick<Open, 'heroes'>, player: Player, card: HeroCard): AbilityId | undefined {
  const { id, learned } = heroOf(s, player)
  const slots = [`${card}1`, `${card}2`]
  const own = ABILITY_IDS.filter(ability => ABILITIES[ability].hero === id && slots.includes(ABILITIES[ability].slot))
  return own.find(ability => !learned.includes(ability))
}
