import type { Face } from '../../content/faces.ts'
import { activeHero, heroId, seatOf } from '../../state/heroes.ts'
import { adjacentRooms, endOf, type Flight, flightsFrom, roomOf } from '../../state/map.ts'
import { type At, type Level, NONE, type Open, type RoomId, type State } from '../../state/state.ts'
import { faceBroken, gainSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import {
  dropMoves,
  engagedBroken,
  type Handlers,
  leaveBroken,
  type Sheet,
} from '../06-actions-and-engagement/engagement.ts'
import { exploreBroken, isRune } from '../08-exploring/placing.ts'
import { stackOf } from '../08-exploring/stacks.ts'
import { activeKnows, silenced } from '../15-abilities/knowing.ts'
import { layEntrance } from '../16-dungeon-master-phase/march.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'
import { relocate } from './places.ts'

/** MA-7.1, and Choking Fog. */
const MP_OF_A_STEP = 2

/** MA-15.10 */
const SHAPES = ['M', 'R', 'D'] as const

/** Free Step, moving with the Move Points there are, and stairs: legal before the roll too (MA-4.7). */
export function offerMoves(s: Open, o: Sheet): void {
  o.try(['freeStep'], freeStepBroken(s))
  offerWildShape(s, o, SHAPES)
  const { room } = activeHero(s)
  const { mp } = s.turn
  if (mp > 0 || o.explaining) {
    const held = leaveBroken(s)
    const unpaid = mp > 0 ? undefined : 'MA-7.1'
    const near = adjacentRooms(s, room)
    for (const to of near) o.try(['move', to], held ?? unpaid)
    if (o.explaining) {
      for (const to of s.rooms.keys()) if (!near.includes(to) && to !== room) o.refuse(['move', to], held ?? 'MA-7.5')
    }
    o.try(['explore'], held ?? exploreBroken(s, room) ?? unpaid)
  }
  for (const level of LEVELS) {
    const flight = flightTo(s, room, level)
    if (flight !== undefined) o.try(['stairs', level], stairsBroken(s, flight))
    else if (o.explaining) o.refuse(['stairs', level], 'MA-10.8')
  }
}

const LEVELS = [1, 2, 3] as const

function flightTo(s: Open, room: RoomId, level: number): Flight | undefined {
  return flightsFrom(s, room).find(flight => Number(flight[2]) === level)
}

/** MA-4.5, MA-4.6: refused where its symbol could not be spent. */
function freeStepBroken(s: Open): Rule | undefined {
  if (!activeHero(s).freeStep) return 'MA-4.6'
  const engaged = engagedBroken(s)
  if (engaged !== undefined) return engaged
  if (s.turn.curse === 'S') return 'MA-23.10'
  return leaveBroken(s) === undefined ? undefined : 'MA-4.5'
}

/** MA-15.10: for Greybark alone. */
export function offerWildShape(s: Open, o: Sheet, faces: readonly Face[]): void {
  if (!activeHero(s).learned.includes('wildShape')) {
    if (o.explaining) o.refuse(['wildShape', 'M'], 'MA-15.10')
    return
  }
  for (const face of faces) o.try(['wildShape', face], wildShapeBroken(s, face))
}

function wildShapeBroken(s: Open, face: Face): Rule | undefined {
  if (!activeHero(s).freeStep) return 'MA-4.6'
  if (!activeKnows(s, 'wildShape')) return silenced(s, s.turn.player)
  return s.turn.curse === face ? 'MA-23.9' : undefined
}

/** MA-10.10: free, from a room that one may leave, each flight once each way in a turn. */
function stairsBroken(s: Open, flight: Flight): Rule | undefined {
  return leaveBroken(s) ?? (s.turn.climbed.includes(flight) ? 'MA-10.10' : undefined)
}

/** Spending a Step for Move Points: only once the dice are there. */
export function offerSteps(s: Open, o: Sheet): void {
  for (const source of PAYERS) {
    if (hasSource(s, 'S', source)) o.try(['step', source], engagedBroken(s) ?? leaveBroken(s) ?? faceBroken(s, 'S'))
    else if (o.explaining) o.refuse(['step', source], 'MA-5.1')
  }
}

/** W:STEP stands between spending a Step and its Move Points; what was left of the last one is lost (MA-7.3). */
function takeStep(s: State): void {
  dropMoves(s)
  s.turn.stepGives = s.turn.evil === 'E02' ? 1 : MP_OF_A_STEP
  s.frames.push(trigger('step', s.turn.player, { room: activeHero(s).room }), { phase: 'stepTaken' })
}

function flipToken(s: State, t: At): void {
  activeHero(s).freeStep = false
  t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-4.4' })
}

export const moveHandlers = {
  /** MA-4.4 */
  freeStep({ s, f, t }) {
    flipToken(s, t)
    takeStep(s)
    s.frames.push(f)
  },

  wildShape({ s, f, choice: [, face], t }) {
    if (!s.combat.on) dropMoves(s)
    flipToken(s, t)
    t.uses('ability.wildShape')
    gainSymbols(s, t, [face], 'MA-15.10')
    s.frames.push(f)
  },

  step({ s, f, choice: [, source] }) {
    pay(s, 'S', source)
    takeStep(s)
    s.frames.push(f)
  },

  /** MA-7.2 */
  move({ s, f, choice: [, room], t }) {
    const { player } = s.turn
    const from = activeHero(s).room
    s.turn.mp--
    relocate(s, t, player, room, 'walk')
    s.frames.push({ phase: 'arrive', player, from, room, stepped: true }, f)
  },

  /** MA-8.2, MA-11.1: the face-up tile, or the medium one that a rune calls. */
  explore({ s, f, t }) {
    const { room } = activeHero(s)
    const { level } = roomOf(s, room)
    const stack = stackOf(s, level)
    s.turn.mp--
    s.turn.placer = s.turn.player
    const tile = isRune(s, level, stack.up) ? drawMedium(s, t, level, stack.up) : stack.up
    stack.up = 'none'
    s.frames.push(trigger('explore', s.turn.player, { room }), { phase: 'place', tile, level }, f)
  },

  /** MA-10.8: no Move Points are lost by it (MA-7.4). */
  stairs({ s, f, choice: [, level], t }) {
    const { player } = s.turn
    const from = activeHero(s).room
    const flight = flightTo(s, from, level)
    if (flight === undefined) throw new Error('there are no stairs here')
    s.turn.climbed.push(flight)
    const there = endOf(s, flight)
    if (there === NONE && flight === '2-3') {
      s.frames.push({ phase: 'ground', player }, f)
      return
    }
    const room = there === NONE ? layEntrance(s, t) : there
    relocate(s, t, player, room, 'stairs')
    s.frames.push({ phase: 'arrive', player, from, room, stepped: false }, f)
  },
} satisfies Handlers

function drawMedium(s: State, t: At, level: Level, rune: string): string {
  const left = s.mediums[level - 1] as string[]
  t.uses(`tile.${rune}`)
  t.reveal('MA-11.1', 'all')
  return left.splice(t.pick(left.length, 'a medium tile'), 1)[0] as string
}

export function activeSeat(s: Open): number {
  return seatOf(s, s.turn.player)
}
