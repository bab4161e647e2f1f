import { boxOf } from '../../state/content.ts'
import { activeHero, heroId, heroOf } from '../../state/heroes.ts'
import type { At, Handlers, Open, Player, State } from '../../state/state.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'

/** Gives gold up to the limit, and opens W:GOLD. */
export function gainGold(s: State, t: At, player: Player, amount: number, by: Rule): void {
  const gained = addGold(s, t, player, amount, by)
  if (gained > 0) s.frames.push(trigger('gold', player, { amount: gained }))
}

/** Gives gold without opening a window, and returns how much was gained. */
export function addGold(s: State, t: At, player: Player, amount: number, by: Rule): number {
  const hero = heroOf(s, player)
  const gain = Math.min(amount, boxOf(s).purse - hero.gold)
  if (gain <= 0) return 0
  hero.gold += gain
  t.tell({ what: 'gold', hero: heroId(s, player), gain, gold: hero.gold, by })
  return gain
}

/** Takes gold up to this amount, and returns how much was lost. */
export function loseGold(s: State, t: At, player: Player, amount: number, by: Rule): number {
  const hero = heroOf(s, player)
  const loss = Math.min(amount, hero.gold)
  if (loss <= 0) return 0
  hero.gold -= loss
  t.tell({ what: 'gold', hero: heroId(s, player), gain: -loss, gold: hero.gold, by })
  return loss
}

/** MA-14.6: a card may be bought at any time of the turn, but not while the Hero lies. */
export function buyBroken(s: Open): Rule | undefined {
  const hero = activeHero(s)
  if (hero.lying || hero.gold < boxOf(s).cardPrice) return 'MA-14.6'
  return undefined
}

export const buyHandlers = {
  buy({ s, f, t }) {
    if (!s.combat.on) dropMoves(s)
    const { cardPrice } = boxOf(s)
    spendGold(s, cardPrice)
    t.tell({ what: 'gold', hero: heroId(s, s.turn.player), gain: -cardPrice, gold: activeHero(s).gold, by: 'MA-14.6' })
    drawCard(s, s.turn.player)
    s.frames.push(f)
  },
} satisfies Handlers

/** Pays gold into the reserve, which has no limit (MA-1.11). */
export function spendGold(s: State, amount: number): void {
  activeHero(s).gold -= amount
}
