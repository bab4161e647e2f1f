import type { Decision, Step } from '@undercroft/kernel'
import { foeOf, foesIn, hasTrait } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { noCombat } from '../../state/fresh.ts'
import { activeHero, activeSeat, heroId } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { type FoeId, type Masmorra, NONE, type Open, type State } from '../../state/state.ts'
import { spawnRandom } from '../16-dungeon-master-phase/supply.ts'

/** MA-12.1, MA-12.4: first bosses call monsters, who join the combat, then venom acts, then thieves steal. */
export const combat: Step<Masmorra, FrameOf<'combat'>> = {
  run(s, t) {
    const { room, lying } = activeHero(s)
    if (lying || foesIn(s, room).every(foe => foeOf(s, foe).turned)) return
    s.combat = { ...noCombat(), on: true }
    t.tell({ what: 'combat', hero: heroId(s, s.turn.player), room, tile: roomOf(s, room).tile })
    for (const foe of foesIn(s, room)) {
      if (foeOf(s, foe).turned) continue // MA-18.4: a boss that has just turned over does nothing at the start of a combat
      if (hasTrait(s, foe, 'spiderling'))
        s.frames.push({ phase: 'spawn', kind: 'minor', room, is: 'spider', bound: false }) // MA-18.7
      if (hasTrait(s, foe, 'darkRitual')) spawnRandom(s, 'major', room) // MA-21.12
    }
    s.frames.push({ phase: 'venom' }, { phase: 'steals' }, { phase: 'nextFoe' })
  },
}

/** MA-12.1: the player chooses the order of the fights, until all monsters have been fought. */
export const nextFoe: Decision<Masmorra, FrameOf<'nextFoe'>> = {
  before(s) {
    if (!activeHero(s).lying && foesLeft(s).length > 0) return
    s.frames.pop()
    s.frames.push({ phase: 'spoils' })
  },
  offer(s, o) {
    o.ask(activeSeat(s), 'Which monster do you fight now?')
    for (const foe of foesLeft(s)) o.may(['attack', foe])
    if (o.explaining)
      for (const foe of s.foes.keys())
        if (!foesLeft(s).includes(foe) && foeOf(s, foe).room !== NONE) o.refuse(['attack', foe], 'MA-12.2')
  },
  on: {
    attack({ s, choice: [, foe] }) {
      openFight(s, foe)
      s.frames.push({ phase: 'attack' })
    },
  },
}

/** Opens the fight with the next monster; what belonged to the last fight is reset. */
function openFight(s: State, foe: FoeId): void {
  const { done, paid, beaten, captive } = s.combat
  s.combat = { ...noCombat(), on: true, foe, done, paid, beaten, captive }
}

/** The monsters still to be fought in this combat; a second combat has all of them again (MA-12.22). */
export function foesLeft(s: Open): FoeId[] {
  const { room } = activeHero(s)
  return [...s.foes.keys()].filter(foe => {
    const here = foeOf(s, foe)
    return here.room === room && !here.turned && !s.combat.done.includes(foe)
  })
}
