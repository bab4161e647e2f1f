import type { Step } from '@undercroft/kernel'
import { boxOf } from '../../state/content.ts'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { freshTurn } from '../../state/fresh.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { heal } from '../13-xp-levels-defeat/wounds.ts'
import { knows } from '../15-abilities/knowing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'

/** MA-3.4: runs everything that happens before the active player chooses. */
export const startTurn: Step<Masmorra, FrameOf<'startTurn'>> = {
  run(s, t, { player }) {
    const hero = heroOf(s, player)
    if (player === s.first) s.round++
    s.turn = freshTurn(player)
    for (const foe of s.foes) {
      foe.fought = false
      foe.turned = false
    }
    t.tell({ what: 'turn', hero: heroId(s, player), round: s.round, time: s.time })
    if (hero.lying) {
      hero.lying = false
      hero.lp = boxOf(s).life
      t.tell({ what: 'stood', hero: heroId(s, player) }) // MA-13.18
    }
    hero.freeStep = true // MA-4.6
    if (knows(s, player, 'sanctuary') && hero.lp < boxOf(s).life) {
      t.uses('ability.sanctuary')
      heal(s, t, player, 1, 'MA-15.2')
    }
    if (s.ground !== 'none' && !foeOf(s, MALAPHYAS).gone) s.frames.push({ phase: 'malaphyas' }) // MA-21.13
    if (s.options.mode === 'alliance') s.frames.push({ phase: 'evil' }) // MA-24.6
    s.frames.push(trigger('turnStart', player), { phase: 'preRoll' }, { phase: 'bounties' }, { phase: 'dmPhase' }) // MA-3.2
  },
}
