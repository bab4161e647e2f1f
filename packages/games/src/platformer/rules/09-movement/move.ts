import type { Decision, Table } from '@undercroft/kernel'
import { hasArtifact } from '../../state/cards.ts'
import { aim, STOP, stepTo } from '../../state/choices.ts'
import { enemyOn, heroOn, isOccupied, isOnMap } from '../../state/figures.ts'
import { type FrameOf, type MoveHow, stepsOf } from '../../state/frames.ts'
import { levelOf, MOST_SPACES, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'
import {
  activeOf,
  type EnemyRef,
  type Figure,
  NOBODY,
  type Platformer,
  playerOf,
  type State,
} from '../../state/state.ts'
import { enter } from '../01-terms-and-options/enter.ts'
import { gainCoins, loseCoins } from '../01-terms-and-options/purse.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { attackHero } from '../12-wounds-faint-spawn/enemy-attacks.ts'
import { award } from '../18-variants/artifacts.ts'
import type { Rule } from '../rulebook.ts'
import { isGentle, provoked, rootsAround } from './provoked.ts'
import { refuseActions } from './refuse.ts'
import {
  arrivalBroken,
  canStep,
  portalTargets,
  pushBroken,
  pushTargets,
  type StepTo,
  stepBroken,
  stepFrom,
} from './steps.ts'

/** Begins a Move of the Active Hero. PL-9.19: only the steps of a foot may be Portal hops. */
export function startMove(s: State, steps: number, portal: boolean): void {
  s.frames.push(stepsOf(steps, portal))
}

/**
 * PL-9.3: steps are chosen one by one, and the player may stop after the first. PL-9.4: no other Action fits in
 * between.
 */
export const step: Decision<Platformer, FrameOf<'step'>> = {
  before(s, _, { portal, begun }) {
    if (begun && !canStep(s, portal)) s.frames.pop()
  },
  offer(s, o, { left, portal, begun }) {
    o.ask(s.active, left === 1 ? 'Move 1 Space' : `Move up to ${left} Spaces`)
    for (let i = 0; i < WAYS.length; i++) {
      const way = WAYS[i] as Way
      o.try(stepTo(way), stepBroken(s, way))
    }
    const from = activeOf(s).space
    if (portal) for (const space of portalTargets(s)) o.try(aim('portal', space), arrivalBroken(s, space, from))
    if (o.explaining) for (const space of terrainOf(s.levels).portals) refusePortal(s, space, portal, o.refuse.bind(o))
    if (begun) o.otherwise().may(STOP)
    else o.refuse(STOP, 'PL-9.3')
    if (o.explaining) refuseActions(o, 'PL-9.4')
  },
  on: {
    step({ s, f: { left, portal }, choice: [, way], t }) {
      const to = stepFrom(terrainOf(s.levels), activeOf(s).space, way) as StepTo
      goTo(s, to.to, to.how, left - 1, portal, t)
    },
    portal({ s, f: { left, portal }, choice: [, space], t }) {
      goTo(s, space, 'portal', left - 1, portal, t)
    },
    stop() {},
  },
}

/** PL-9.18, PL-9.19: refuses a Portal that does not lead to a Space. */
function refusePortal(
  s: State,
  space: Space,
  portal: boolean,
  refuse: (choice: ReturnType<typeof aim>, rule: Rule) => void,
) {
  const from = activeOf(s).space
  const map = terrainOf(s.levels)
  if (!portal) refuse(aim('portal', space), 'PL-9.19')
  else if (map.signs[from] !== 'p' || space === from || levelOf(space) !== levelOf(from)) {
    refuse(aim('portal', space), 'PL-9.18')
  }
}

/** Moves the Hero onto a free Space at once. If somebody stands there, the push is asked for first. */
export function goTo(s: State, to: Space, how: MoveHow, left: number, portal: boolean, t: Table<Platformer>): void {
  if (isOccupied(s, to)) s.frames.push({ phase: 'push', to, how, left, portal })
  else arrive(s, to, how, NOWHERE, left, portal, t)
}

/** PL-9.11, PL-9.15: where the figure goes is the Active player's choice, made before any Attack. */
export const push: Decision<Platformer, FrameOf<'push'>> = {
  offer(s, o, { to, how }) {
    o.ask(s.active, 'Push it where?')
    const targets = pushTargets(s, to, activeOf(s).space)
    for (const space of targets) o.may(aim('push', space))
    if (!o.explaining) return
    for (let space = 0; space < MOST_SPACES; space++) {
      if (!targets.includes(space)) o.refuse(aim('push', space), pushBroken(s, to, how, space))
    }
  },
  on: {
    push({ s, f: { to, how, left, portal }, choice: [, space], t }) {
      arrive(s, to, how, space, left, portal, t)
    },
  },
}

/**
 * PL-9.15: Attacks come first, then the pushed figure moves, then the mover. PL-9.7, PL-9.8: a Hero that Faints goes no
 * further.
 */
function arrive(
  s: State,
  to: Space,
  how: MoveHow,
  pushTo: Space,
  left: number,
  portal: boolean,
  t: Table<Platformer>,
): void {
  const hero = activeOf(s)
  const from = hero.space
  const quiet = how === 'portal' // PL-9.9
  for (const enemy of quiet ? [] : provoked(s, s.active, from, to)) {
    if (isOnMap(hero)) attackHero(s, enemy, s.active, how === 'passage' ? 'PL-15.8' : 'PL-9.5', t, true)
  }
  if (!isOnMap(hero)) return
  const pushed = enemyOn(s.enemies, to)
  if (pushTo !== NOWHERE) shove(s, to, pushTo, t)
  t.tell({ what: 'moved', seat: s.active, from, to, how })
  enter(s, s.active, to, t)
  if (!quiet) answerMove(s, s.active, pushed, t)
  if (left > 0 && isOnMap(hero) && s.outcome === undefined) s.frames.push(stepsOf(left, portal, true))
}

/** PL-9.15: the pushed figure is placed; a Hero enters its new Space. */
function shove(s: State, from: Space, to: Space, t: Table<Platformer>): void {
  const seat = heroOn(s.players, from)
  const enemy = enemyOn(s.enemies, from)
  if (seat === NOBODY && enemy === undefined) return
  const figure: Figure =
    enemy === undefined ? { who: 'hero', seat } : { who: 'enemy', kind: enemy.kind, token: enemy.token }
  t.tell({ what: 'pushed', seat: s.active, figure, from, to })
  if (enemy !== undefined) {
    enemy.space = to
    return
  }
  enter(s, seat, to, t)
  if (hasArtifact(s, s.active, 'AR04') && loseCoins(s, seat, 1, 'belt', t) > 0) gainCoins(s, s.active, 1, 'belt', t)
  award(s, 'AR04', s.active, t)
}

/** Ents Attack a Hero that has Moved next to them, except for one that was pushed without being provoked. */
function answerMove(s: State, seat: number, pushed: EnemyRef | undefined, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  if (s.turn.ghost || !isOnMap(player)) return
  for (const ent of rootsAround(terrainOf(s.levels), s.enemies, player.space)) {
    const spared = pushed?.kind === ent.kind && pushed.token === ent.token && isGentle(s, seat, ent)
    if (isOnMap(player) && !spared) attackHero(s, ent, seat, 'PL-12.17', t, true)
  }
}
