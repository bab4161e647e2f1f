import type { Decision, Step } from '@undercroft/kernel'
import type { Face } from '../../content/faces.ts'
import type { Trait } from '../../content/monsters.ts'
import { foeOf, foesIn, hasTrait, spawnRandom } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { type At, type FoeId, type Masmorra, NONE, type State } from '../../state/state.ts'
import { dieShowing, loseDie } from '../05-dice-symbols-spending-docking/dice.ts'
import { activeSeat } from '../07-steps-and-moving/steps.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import type { Rule } from '../rulebook.ts'
import { foesLeft, noCombat, openFight } from './strike.ts'

/** MA-12.1, MA-12.4: who is called comes first, then venom, then thieves; newcomers are in it. */
export const combat: Step<Masmorra, FrameOf<'combat'>> = {
  run(s, t) {
    const { room, lying } = activeHero(s)
    if (lying || foesIn(s, room).every(foe => foeOf(s, foe).turned)) return
    s.combat = { ...noCombat(), on: true }
    t.tell({ what: 'combat', hero: heroId(s, s.turn.player), room, tile: roomOf(s, room).tile })
    for (const foe of foesIn(s, room)) {
      if (foeOf(s, foe).turned) continue // MA-18.4: its new side starts nothing
      if (hasTrait(s, foe, 'spiderling'))
        s.frames.push({ phase: 'spawn', kind: 'minor', room, is: 'spider', bound: false }) // MA-18.7
      if (hasTrait(s, foe, 'darkRitual')) spawnRandom(s, 'major', room) // MA-21.12
    }
    s.frames.push({ phase: 'venom' }, { phase: 'steals' }, { phase: 'nextFoe' })
  },
}

/** MA-18.6: Defense does not stop it. */
export const venom: Step<Masmorra, FrameOf<'venom'>> = {
  run(s, t) {
    for (const foe of foesIn(s, activeHero(s).room)) {
      if (!foeOf(s, foe).turned && hasTrait(s, foe, 'venom')) wound(s, t, s.turn.player, 1, 'MA-18.6')
    }
  },
}

const THEFTS: readonly { readonly trait: Trait; readonly face: Face; readonly by: Rule }[] = [
  { trait: 'stealsElixir', face: 'E', by: 'MA-17.3' },
  { trait: 'stealsStep', face: 'S', by: 'MA-17.7' },
  { trait: 'stealsRanged', face: 'R', by: 'MA-17.8' },
]

/** MA-17.14: each thief takes one, a die if there is one, else a symbol. */
export const steals: Step<Masmorra, FrameOf<'steals'>> = {
  run(s, t) {
    if (activeHero(s).lying) return
    for (const foe of foesIn(s, activeHero(s).room)) {
      for (const { trait, face, by } of THEFTS) if (hasTrait(s, foe, trait)) steal(s, t, foe, face, by)
    }
  },
}

function steal(s: State, t: At, foe: FoeId, face: Face, by: Rule): void {
  const { is } = foeOf(s, foe)
  const hero = activeHero(s)
  const die = dieShowing(s, face)
  if (die !== NONE) {
    loseDie(s, t, die, by)
    t.tell({ what: 'stole', foe, is, face, from: 'die', by })
  } else if (s.turn.symbols[face] > 0) {
    s.turn.symbols[face]--
    t.tell({ what: 'stole', foe, is, face, from: 'symbol', by })
  } else if (face === 'S' && hero.freeStep) {
    hero.freeStep = false // MA-17.7
    t.tell({ what: 'stole', foe, is, face, from: 'token', by })
  }
}

/** D16: in the order that the Hero chooses, until all have been fought (MA-12.1). */
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
