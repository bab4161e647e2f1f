import type { Decision, Offers, Step, Table } from '@undercroft/kernel'
import { THROW_RANGE } from '../../content/box.ts'
import { at, CELLS, distance, NEXT, next, OUTSIDE, WAY_OF, WAYS, type Way } from '../../content/cells.ts'
import { COSTS, FIGURES, HERO_MP } from '../../content/units.ts'
import { ITEMS } from '../../state/choices.ts'
import { attack, END_TURN, push, step, take, throwTo } from '../../state/ready-choices.ts'
import {
  type Enemy,
  enemyOf,
  FRAME,
  type FrameOf,
  HERO,
  isTaken,
  type State,
  type WithoutMasters,
} from '../../state/state.ts'
import { stepCost } from '../../state/terrain.ts'
import { layTile, mayTake } from '../../state/tiles.ts'
import { heroFacts } from '../../words/hero-facts.ts'
import { meantFacts } from '../../words/meant.ts'
import { afterPush, type Push, pushed } from '../06-crates/push.ts'
import { attackBroken, fight, kill } from '../07-the-hero-attacks/attack.ts'
import { arrive, goOn, takeBroken, takeItem } from '../08-items-and-treats/items.ts'
import type { Rule } from '../rulebook.ts'

/** WM-5.1: 6 move points, each turn anew. */
export const heroStarts: Step<WithoutMasters, FrameOf<'heroStarts'>> = {
  run(s, t) {
    s.turn++
    s.mp = HERO_MP
    s.takes = 0
    t.tell({ what: 'heroTurn', turn: s.turn, of: s.options.turnLimit })
    s.frames.push(FRAME.heroTurn)
  },
}

export const heroTurn: Decision<WithoutMasters, FrameOf<'heroTurn'>> = {
  offer(s, o) {
    o.ask(HERO, `Act with ${s.mp} move ${s.mp === 1 ? 'point' : 'points'}, or end your turn`)
    for (const way of WAYS) o.try(step(way), stepBroken(s, way))
    offerPushes(s, o)
    offerThrows(s, o)
    offerAttacks(s, o)
    for (const item of ITEMS) {
      if (mayTake(s, item)) o.may(take(item))
      else if (o.explaining) o.refuse(take(item), takeBroken(s, item))
    }
    o.otherwise().may(END_TURN)
  },

  facts: refused => heroFacts(refused.s, refused.choice, refused.rule) ?? meantFacts(refused),

  on: {
    step({ s, choice: [, direction], t }) {
      const from = s.hero
      const to = next(from, WAY_OF[direction])
      const drop = at(s.surface, from) - at(s.surface, to)
      s.mp -= stepCost(at(s.surface, from), at(s.surface, to), true)
      s.hero = to
      if (drop > 1) s.doubtful = true
      t.tell({ what: 'stepped', how: drop === 0 ? 'move' : drop > 0 ? 'jump' : 'climb', from, to, mp: s.mp })
      arrive(s, t)
    },

    /** WM-6.1: the crate goes on, and the Hero follows. */
    push({ s, choice: [, direction], t }) {
      const made = pushed(s, WAY_OF[direction]) as Push
      s.mp -= COSTS.push
      Object.assign(s, afterPush(s, made))
      s.hero = next(s.hero, WAY_OF[direction])
      s.doubtful = true
      t.tell({ what: 'pushed', crate: made.crate, way: direction, to: made.to, covers: made.covers, mp: s.mp })
      t.uses(`crate.${made.crate.kind}`)
      for (const cell of made.kills) crush(s, cell, t)
      arrive(s, t)
    },

    /** WM-9.1 */
    throw({ s, choice: [, cell], t }) {
      s.mp -= COSTS.throw
      s.held = 'nothing'
      s.takes = 0
      layTile(s, 'ball', cell, throwsSoFar(s) + 1)
      t.tell({ what: 'threw', from: s.hero, to: cell, mp: s.mp })
      goOn(s)
    },

    /** WM-7.4: an attack ends the turn. */
    attack({ s, choice: [, figure], t }) {
      fight(s, figure, t)
      s.frames.push(FRAME.heroEnds)
    },

    take({ s, choice: [, item], t }) {
      s.frames.push(FRAME.heroTurn)
      takeItem(s, item, t)
    },

    /** WM-5.10 */
    endTurn({ s }) {
      s.frames.push(FRAME.heroEnds)
    },
  },
}

/** WM-5.2 to WM-5.7: the rule against a step. */
function stepBroken(s: State, way: Way): Rule | undefined {
  const to = NEXT[s.hero * 4 + way] as number
  if (to === OUTSIDE || isTaken(s, to)) return 'WM-5.7'
  const cost = stepCost(at(s.surface, s.hero), at(s.surface, to), true)
  if (cost === 0) return 'WM-5.5'
  return cost > s.mp ? 'WM-5.2' : undefined
}

function offerPushes(s: State, o: Offers<WithoutMasters>): void {
  if (s.crates.length === 0 && !o.explaining) return
  for (const way of WAYS) o.try(push(way), pushBroken(s, way))
}

function pushBroken(s: State, way: Way): Rule | undefined {
  const made = pushed(s, way)
  if (typeof made === 'string') return made
  return s.mp < COSTS.push ? 'WM-5.2' : undefined
}

/** WM-9.1: 1 to 6 columns plus rows away, whatever is there. */
function offerThrows(s: State, o: Offers<WithoutMasters>): void {
  if (s.held !== 'ball' && !o.explaining) return
  for (let cell = 0; cell < CELLS; cell++) {
    const far = distance(s.hero, cell)
    o.try(throwTo(cell), s.held === 'ball' && far >= 1 && far <= THROW_RANGE ? undefined : 'WM-9.1')
  }
}

function offerAttacks(s: State, o: Offers<WithoutMasters>): void {
  if (!o.explaining) {
    for (let i = 0; i < s.enemies.length; i++) {
      const enemy = s.enemies[i] as Enemy
      if (attackBroken(s, enemy) === undefined) o.may(attack(enemy.figure))
    }
    return
  }
  for (const figure of FIGURES.keys()) {
    const enemy = enemyOf(s.enemies, figure)
    o.try(attack(figure), enemy === undefined ? 'WM-7.1' : attackBroken(s, enemy))
  }
}

/** WM-9.9: thrown balls are counted, so that the last one is known. */
function throwsSoFar({ tiles }: State): number {
  return tiles.reduce((most, { thrown }) => Math.max(most, thrown), 0)
}

/** WM-6.8: a crate that drops onto an enemy kills it. */
function crush(s: State, cell: number, t: Table<WithoutMasters>): void {
  const enemy = s.enemies.find(each => each.cell === cell)
  if (enemy !== undefined) kill(s, enemy, true, t)
}
