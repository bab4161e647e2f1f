import type { Decision, Step } from '@undercroft/kernel'
import { MONSTER_FACES, type Monster } from '../../content/monsters.ts'
import { crowdIn, foeOf, foesIn, isBoss, kindOf, spareDie, statsOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeSeat, hasHero } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import { type At, type FoeId, type Masmorra, NONE, type Open, type RoomId, type State } from '../../state/state.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { removeFoe } from './removing.ts'
import { putFoe } from './supply.ts'

type Coming = FrameOf<'spawn'> | FrameOf<'takeDie'>

/** MA-8.8, MA-16.9: a die of the kind, rolled, or turned to its face (MA-16.13). */
export const spawn: Step<Masmorra, FrameOf<'spawn'>> = {
  run(s, t, f) {
    const die = spareDie(s, f.kind)
    if (die === NONE) s.frames.push({ ...f, phase: 'takeDie' })
    else appear(s, t, die, f)
  },
}

function appear(s: State, t: At, foe: FoeId, { kind, room, is, bound }: Coming): void {
  const here = foeOf(s, foe)
  here.is = is === 'rolled' ? (MONSTER_FACES[kind][t.roll(6, `a ${kind} monster`) - 1] as Monster) : is
  putFoe(s, foe, room)
  here.bound = bound
  t.uses(`monster.${here.is}`)
  t.tell({
    what: 'spawned',
    foe,
    is: here.is,
    room,
    tile: roomOf(s, room).tile,
    by: is === 'rolled' ? 'MA-16.9' : 'MA-16.13',
  })
  s.frames.push({ phase: 'trim', room })
  if (is === 'rolled') s.frames.push(trigger('spawn', s.turn.player, { foe, room }))
}

/** MA-16.11, MA-16.12: no die is left, so one is taken from a room without a Hero; for Level 3 too (MA-22.2). */
export const takeDie: Decision<Masmorra, FrameOf<'takeDie'>> = {
  before(s, _, f) {
    if (takable(s, f).length === 0) s.frames.pop()
  },
  offer(s, o, f) {
    o.ask(activeSeat(s), `No ${f.kind} die is left: take one from the board`)
    const free = takable(s, f)
    for (const foe of free) o.may(['take', foe])
    if (!o.explaining) return
    for (const foe of s.foes.keys())
      if (kindOf(foe) === f.kind && !free.includes(foe))
        o.refuse(['take', foe], hasHero(s, foeOf(s, foe).room) ? 'MA-16.11' : 'MA-16.12')
  },
  on: {
    take({ s, f, choice: [, foe], t }) {
      const { is, room } = foeOf(s, foe)
      t.tell({ what: 'foeGone', foe, is, room, tile: roomOf(s, room).tile, by: 'MA-16.11' })
      appear(s, t, foe, f)
    },
  },
}

function takable(s: Open, { kind, room }: Coming): FoeId[] {
  return [...s.foes.keys()].filter(foe => {
    const here = foeOf(s, foe)
    return kindOf(foe) === kind && here.room !== NONE && here.room !== room && !here.bound && !hasHero(s, here.room)
  })
}

/** MA-16.16, MA-16.17: what is worth least goes until the room is within its limit. */
export const trim: Decision<Masmorra, FrameOf<'trim'>> = {
  before(s, t, { room }) {
    const least = leastIn(s, room)
    const [only] = least
    if (only === undefined || least.length > 1) {
      if (only === undefined) s.frames.pop()
      return
    }
    s.frames.pop()
    removeFoe(s, t, only, 'MA-16.16')
    s.frames.push({ phase: 'trim', room })
  },
  offer(s, o, { room }) {
    o.ask(activeSeat(s), 'Too many monsters here: which one goes?')
    for (const foe of leastIn(s, room)) o.may(['remove', foe])
    if (o.explaining)
      for (const foe of foesIn(s, room))
        if (!leastIn(s, room).includes(foe)) o.refuse(['remove', foe], isBoss(foe) ? 'MA-16.17' : 'MA-16.16')
  },
  on: {
    remove({ s, f: { room }, choice: [, foe], t }) {
      removeFoe(s, t, foe, 'MA-16.16')
      s.frames.push({ phase: 'trim', room })
    },
  },
}

/** Those that may have to go: none while the room is within its limit. */
function leastIn(s: Open, room: RoomId): FoeId[] {
  if (crowdIn(s, room) <= factsOf(s, room).limit) return []
  const dice = foesIn(s, room).filter(foe => !isBoss(foe))
  const least = Math.min(...dice.map(foe => statsOf(s, foe).xp))
  return dice.filter(foe => statsOf(s, foe).xp === least)
}
