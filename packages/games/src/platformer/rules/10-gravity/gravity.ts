import { agenda, type Decision, type Step, type Table } from '@undercroft/kernel'
import { LADDER } from '../../state/choices.ts'
import { enemyOf, isOnMap } from '../../state/figures.ts'
import { type FrameOf, type GravityCause, gravityBy, ladderOf } from '../../state/frames.ts'
import { type Enemy, type Platformer, playerOf, type State, turnOrder } from '../../state/state.ts'
import { enter } from '../01-terms-and-options/enter.ts'
import { award } from '../18-variants/artifacts.ts'
import { type Fall, falls, isHeld, sideOfGravity } from './falls.ts'

/** PL-5.11: step 7 always applies Gravity. */
export const fall: Step<Platformer, FrameOf<'fall'>> = {
  run(s) {
    s.turn.step = 7
    s.letGo = 0
    askHeld(s, 'step', turnOrder(s))
  },
}

/** PL-10.5: asks the owners of held Heroes in turn order, and then applies Gravity. */
export function askHeld(s: State, cause: GravityCause, seats: readonly number[]): void {
  const [from, to] = sideOfGravity(s, cause)
  const held = seats.filter(seat => {
    const { space } = playerOf(s, seat)
    return space >= from && space < to && isHeld(s, seat)
  })
  agenda(s, ...held.map(ladderOf), gravityBy(cause))
}

/**
 * PL-10.4, PL-5.15: the owner of a held Hero chooses, in any player's Turn. PL-20.2: a Hero whose owner does not answer
 * stays.
 */
export const ladder: Decision<Platformer, FrameOf<'ladder'>> = {
  offer(_, o, { seat }) {
    o.ask(seat, 'Stay where you are, or let yourself fall?')
    o.otherwise().may(LADDER.stay)
    o.may(LADDER.fall)
  },
  on: {
    ladder({ s, f: { seat }, choice: [, hold] }) {
      if (hold === 'fall') s.letGo |= 1 << seat
    },
  },
}

/** PL-10.3: every unsupported figure falls. */
export const gravity: Step<Platformer, FrameOf<'gravity'>> = {
  run(s, t, { cause }) {
    applyGravity(s, cause, t)
  },
}

const RULES = { action: 'PL-10.1', step: 'PL-5.11', tremor: 'PL-19.4', earthshaker: 'PL-16.24' } as const

export function applyGravity(s: State, cause: GravityCause, t: Table<Platformer>): void {
  const falling = falls(s, cause)
  s.letGo = 0
  if (falling.length > 0) t.tell({ what: 'gravity', cause, by: RULES[cause] })
  const fainted: number[] = []
  for (const each of falling) {
    drop(s, each, t)
    if (each.figure.who === 'hero' && each.faints) fainted.push(each.figure.seat)
    if (cause === 'action' && each.figure.who === 'hero' && each.figure.seat !== s.active) award(s, 'AR09', s.active, t)
  }
  if (fainted.length > 1) award(s, 'AR05', turnOrder(s).find(seat => fainted.includes(seat)) ?? s.active, t) // PL-18.4
}

/** PL-10.10: a Hero enters every Space on its way, until it lands or Faints (PL-10.11). PL-9.17: nobody is pushed. */
function drop(s: State, { figure, from, to, path }: Fall, t: Table<Platformer>): void {
  t.tell({ what: 'fell', figure, from, to })
  if (figure.who === 'enemy') {
    const enemy = enemyOf(s.enemies, figure) as Enemy
    enemy.space = to
    return
  }
  const player = playerOf(s, figure.seat)
  for (const space of path) if (isOnMap(player)) enter(s, figure.seat, space, t)
}
