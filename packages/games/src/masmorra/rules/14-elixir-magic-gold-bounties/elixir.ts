import type { Source } from '../../state/choices.ts'
import { boxOf } from '../../state/content.ts'
import { activeHero, heroesIn, heroOf, playerOf } from '../../state/heroes.ts'
import type { Handlers, Open, Player, Sheet } from '../../state/state.ts'
import { faceBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { heal } from '../13-xp-levels-defeat/wounds.ts'
import type { Rule } from '../rulebook.ts'

/** MA-14.1, MA-24.12: Elixir heals one's own Hero, in Alliance any Hero in the same room. */
export function offerDrinks(s: Open, o: Sheet): void {
  for (const [player, hero] of s.heroes.entries()) {
    if (hero.id === 'none') continue
    for (const source of PAYERS) {
      if (!o.explaining && !hasSource(s, 'E', source)) continue
      o.try(['drink', source, hero.id], drinkBroken(s, player, source))
    }
  }
}

function drinkBroken(s: Open, player: Player, source: Source): Rule | undefined {
  const engaged = engagedBroken(s)
  if (engaged !== undefined) return engaged === 'MA-6.3' && s.turn.symbols.E > 0 ? 'MA-6.7' : engaged
  if (player !== s.turn.player) {
    if (s.options.mode !== 'alliance') return 'MA-14.1' // your own Hero
    if (!heroesIn(s, activeHero(s).room).includes(player)) return 'MA-24.12'
  }
  const broken = hasSource(s, 'E', source) ? faceBroken(s, 'E') : 'MA-14.1'
  if (broken !== undefined) return broken
  if (s.turn.evil === 'E15') return 'MA-24.7'
  return heroOf(s, player).lp >= boxOf(s).life ? 'MA-14.1' : undefined
}

export const drinkHandlers = {
  drink({ s, f, choice: [, source, hero], t }) {
    dropMoves(s)
    pay(s, 'E', source)
    heal(s, t, playerOf(s, hero), 1, 'MA-14.1')
    s.frames.push(f)
  },
} satisfies Handlers
