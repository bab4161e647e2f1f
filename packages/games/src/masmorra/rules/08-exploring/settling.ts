import type { Step } from '@undercroft/kernel'
import { BOSSES } from '../../content/bosses.ts'
import { kindOfMonster } from '../../content/monsters.ts'
import { FIRST_BOSS, foeOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import { factsOf } from '../../state/map.ts'
import { type Masmorra, NONE } from '../../state/state.ts'
import { gainXp } from '../13-xp-levels-defeat/xp.ts'
import { putFoe, spawnRandom } from '../16-dungeon-master-phase/supply.ts'

/**
 * MA-11.6, MA-11.7: gives the XP of a medium room, then places everything that the tile shows (MA-8.8, MA-10.5,
 * MA-10.6, MA-10.7).
 */
export const settle: Step<Masmorra, FrameOf<'settle'>> = {
  run(s, t, { room }) {
    const facts = factsOf(s, room)
    if (facts.kind === 'medium' && !activeHero(s).lying) gainXp(s, t, s.turn.player, 1, 'MA-11.6')
    for (const is of facts.fixed) s.frames.push({ phase: 'spawn', kind: kindOfMonster(is), room, is, bound: false })
    for (const kind of facts.spawn) spawnRandom(s, kind, room)
    if (facts.boss === undefined) return
    const foe = FIRST_BOSS + BOSSES.indexOf(facts.boss)
    const boss = foeOf(s, foe)
    if (boss.room !== NONE || boss.gone) return // MA-11.13
    putFoe(s, foe, room)
    boss.side = 'blue' // MA-18.1
    t.uses(`boss.${facts.boss}`)
    t.tell({ what: 'spawned', foe, is: facts.boss, room, tile: facts.id, by: 'MA-11.7' })
  },
}
