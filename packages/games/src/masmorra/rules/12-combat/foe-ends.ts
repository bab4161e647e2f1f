import type { Step } from '@undercroft/kernel'
import { foeOf, isBoss, kindOf, statsOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId } from '../../state/heroes.ts'
import type { At, FoeId, Masmorra, State } from '../../state/state.ts'
import { removeFoe } from '../16-dungeon-master-phase/removing.ts'
import { turnOver } from '../18-bosses/turn-over.ts'

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
