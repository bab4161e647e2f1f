import { BOSSES } from '../content/bosses.ts'
import { noSymbols } from './dice.ts'
import { FIRST_BOSS, shelfFace } from './foes.ts'
import { type Combat, type Foe, type Hero, NONE, PET, type Player, type Turn } from './state.ts'

/** MA-2.11 */
export function freshHero(lp: number): Hero {
  return {
    id: 'none',
    lp,
    xp: 0,
    peak: 0,
    gold: 0,
    room: 0,
    lying: false,
    freeStep: true,
    learned: [],
    captive: false,
    tossed: false,
  }
}

export function freshTurn(player: Player): Turn {
  return {
    player,
    stage: 'start',
    dice: Array.from({ length: PET + 1 }, () => ({ face: 'S', place: 'away' }) as const),
    symbols: noSymbols(),
    mp: 0,
    stepGives: 0,
    rerolled: false,
    petLost: false,
    petCalled: false,
    used: [],
    dockedRooms: [],
    dockedTraps: [],
    climbed: [],
    magicUsed: false,
    curse: 'none',
    evil: 'none',
    masterKey: false,
    cancelled: false,
    rewardBonus: 0,
    windfall: 0,
    placer: player,
    ritualRoom: NONE,
    decisions: 0,
    dmMp: 0,
    horde: [],
    dmClimbed: [],
  }
}

export function noCombat(): Combat {
  return {
    on: false,
    foe: NONE,
    done: [],
    symbols: noSymbols(),
    added: noSymbols(),
    blanked: 0,
    hardened: 0,
    slain: false,
    won: false,
    payback: 0,
    prevented: 0,
    paid: false,
    beaten: [],
    captive: false,
    moans: false,
    regrows: false,
  }
}

/** All dice and tokens in their boxes. */
export function freshFoes(): Foe[] {
  const rest = { room: NONE, side: 'blue', fought: false, turned: false, bound: false, gone: false } as const
  return Array.from({ length: FIRST_BOSS + BOSSES.length }, (_, id) => ({
    ...rest,
    is: BOSSES[id - FIRST_BOSS] ?? shelfFace(id),
  }))
}
