import type { Seen } from '@undercroft/kernel'
import { at, type Cell, nameOf, next, OUTSIDE, WAY_OF, type Way } from '../content/cells.ts'
import { readyMade } from '../content/layouts/index.ts'
import { counted } from '../content/pieces.ts'
import { FIGURES, type Figure, kindOf, STEP_COSTS } from '../content/units.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import { stepKind } from '../rules/05-the-hero-moves/steps.ts'
import { pushed } from '../rules/06-crates/push.ts'
import { enemyReach } from '../rules/10-the-game-masters-turn/enemy-reach.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'

const WAY_NAMES = ['north', 'east', 'south', 'west'] as const
const STEP_NAMES = { move: 'Move', climb: 'Climb', jump: 'Jump' } as const

/** A choice as a person reads it on a button. */
export function label(choice: Choice, seen: Seen<WithoutMasters>): string {
  const view = seen.view
  switch (choice[0]) {
    case 'layout':
      return 'Hand in this layout'
    case 'ready':
      return `${readyMade(choice[1]).name}${choice[2] === 'r0' ? '' : `, turned ${choice[2].slice(1)}°`}`
    case 'generate':
      return `Have a ${view.options.difficulty} setup generated`
    case 'accept':
      return 'Accept: you begin'
    case 'complain':
      return 'Complain: the Game Master begins'
    case 'step':
      return stepLabel(view, WAY_OF[choice[1]])
    case 'push':
      return pushLabel(view, WAY_OF[choice[1]])
    case 'throw':
      return `Throw the ball to ${nameOf(choice[1])} (${points(contentOf(view).hero.throw)})`
    case 'attack':
      return `Attack ${figureName(view, choice[1])}`
    case 'take':
      return takeLabel(view, choice[1])
    case 'leave':
      return 'Leave it'
    case 'endTurn':
      return 'End the turn'
    case 'moveEnemy':
      return moveLabel(view, choice[1], choice[2])
    case 'strike':
      return `${figureName(view, choice[1])} attacks the Hero`
    case 'spawn':
      return `Spawn a ${choice[2]} enemy on ${nameOf(choice[1])}`
    case 'concede':
      return 'Concede the game'
  }
}

/** "light enemy l1 on a7". */
function figureName(view: View, figure: Figure): string {
  const enemy = enemyOf(view.enemies, figure)
  const where = enemy === undefined ? '' : ` on ${nameOf(enemy.cell)}`
  return `${kindOf(figure)} enemy ${FIGURES[figure]}${where}`
}

function stepLabel({ surface, hero }: View, way: Way): string {
  const to = next(hero, way)
  const kind = stepKind(at(surface, hero), at(surface, to)) ?? 'move'
  if (to === OUTSIDE) return `${STEP_NAMES[kind]} ${WAY_NAMES[way]}, out of the yard`
  return `${STEP_NAMES[kind]} ${WAY_NAMES[way]} to ${nameOf(to)} (${points(STEP_COSTS[kind])})`
}

function pushLabel(view: View, way: Way): string {
  const made = pushed(view, way)
  const effect = typeof made === 'string' ? '' : sayEffect(made.crate.bottom - made.to.bottom, made.kills.length)
  return `Push the crate ${WAY_NAMES[way]}${effect} (${points(contentOf(view).hero.push)})`
}

function sayEffect(fall: number, kills: number): string {
  if (kills > 0) return kills === 1 ? ', onto an enemy' : `, onto ${kills} enemies`
  return fall > 0 ? `, dropping ${fall}` : ''
}

function takeLabel({ held }: View, item: string): string {
  return held === 'nothing' ? `Take the ${item}` : `Take the ${item} and put the ${held} down`
}

function moveLabel(view: View, figure: Figure, cell: Cell): string {
  return `Move ${figureName(view, figure)} to ${nameOf(cell)}${moveCost(view, figure, cell)}`
}

/** What a way there costs an enemy, where there is one. */
export function moveCost(view: View, figure: Figure, cell: Cell): string {
  const enemy = enemyOf(view.enemies, figure)
  const cost = enemy === undefined ? FAR : at(enemyReach(view, enemy).cost, cell)
  return cost === FAR ? '' : ` (${points(cost)})`
}

/** "2 move points". */
export function points(cost: number): string {
  return counted(cost, 'move point', 'move points')
}
