import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { loseGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { discardCard, handOf } from '../19-treasure-cards-and-interrupts/hand.ts'

/** MA-23.5: the token is tossed for each Hero that enters the Sewers for the first time. */
export const miasma: Step<Masmorra, FrameOf<'miasma'>> = {
  run(s, t, { player }) {
    const hero = heroOf(s, player)
    if (s.ground !== 'sewers' || hero.tossed) return
    hero.tossed = true
    const side = t.roll(2, 'the Malaphyas token') === 1 ? 'blue' : 'red'
    t.tell({ what: 'tossed', hero: heroId(s, player), side })
    if (side === 'blue') loseGold(s, t, player, hero.gold, 'MA-23.5')
    else if (handOf(s, player).length > 0) {
      t.reveal('MA-23.5', 'all', handOf(s, player).slice())
      for (const card of handOf(s, player).slice()) discardCard(s, t, player, card, 'MA-23.5')
    }
  },
}
