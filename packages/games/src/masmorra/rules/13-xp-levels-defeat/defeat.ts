import type { Step } from '@undercroft/kernel'
import { noSymbols } from '../../state/dice.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { Masmorra, State } from '../../state/state.ts'
import { discardAtRandom } from '../19-treasure-cards-and-interrupts/hand.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { allLose } from '../24-alliance-game/clock.ts'
import { xpAfterFall } from './xp.ts'

/** MA-13.10: a Hero at 0 LP falls, after W:DEFEAT. */
export const fall: Step<Masmorra, FrameOf<'fall'>> = {
  run(s, _, { player }) {
    const { lp, lying } = heroOf(s, player)
    if (lp <= 0 && !lying) s.frames.push(trigger('defeat', player), { phase: 'falls', player })
  },
}

/** MA-13.11 to MA-13.14: the Hero falls; the same in another player’s turn (MA-13.17). */
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
    hero.xp = xpAfterFall(s, hero)
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
