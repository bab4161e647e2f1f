import type { Seat, Seen } from '@undercroft/kernel'
import { type Cell, distance, NOWHERE } from '../content/cells.ts'
import { counted } from '../content/pieces.ts'
import { standsLevel } from '../rules/10-the-game-masters-turn/strikes.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { nicknames } from './cast.ts'
import { heroAfter, pushedBoard, pushPreview, threats } from './previews.ts'
import { needsKey, stepsHome, wayHome } from './way-home.ts'

/** Why one may want this, in one sentence that goes on from what it is. */
export function reason({ view }: Seen<WithoutMasters>, seat: Seat, choice: Choice): string | undefined {
  switch (choice[0]) {
    case 'accept':
      return sayLength(view)
    case 'step':
      return sayStep(view, heroAfter(view, choice))
    case 'push':
      return sayPush(view, choice)
    case 'throw':
      return sayThrow(view, choice[1])
    case 'attack':
      return strikersAt(view, view.hero).includes(choice[1]) ? 'it could strike the dog in its next turn' : undefined
    case 'take':
      return choice[1] === 'key' ? 'it opens the locked kennel' : 'thrown, it draws every enemy away'
    case 'leave':
      return view.held === 'nothing' ? undefined : `the dog keeps the ${view.held}`
    case 'endTurn':
      return seat === HERO ? sayRest(view) : 'everybody has done what they can'
    case 'moveEnemy':
      return sayMove(view, choice[1], choice[2])
    case 'strike':
      return 'the dog stands right beside it'
    case 'spawn':
      return view.hero === NOWHERE ? undefined : 'one more for the dog to get past'
    default:
      return undefined
  }
}

function sayLength(view: View): string | undefined {
  const way = wayHome(view)
  return way && `the way home takes about ${counted(Math.ceil(way.cost / contentOf(view).hero.mp), 'turn', 'turns')}`
}

function sayStep(view: View, to: Cell): string | undefined {
  if (to === view.end && !needsKey(view)) return 'the dog is home'
  const found = view.tiles.find(tile => tile.cell === to && isUncovered(view, tile) && tile.kind in FOUND)
  if (found !== undefined) return FOUND[found.kind as keyof typeof FOUND]
  const before = stepsHome(view, view.hero)
  const after = stepsHome(view, to)
  if (after !== undefined && (before === undefined || after < before))
    return `${counted(after, 'move point', 'move points')} from there to the kennel`
  if (strikersAt(view, view.hero).length > 0 && strikersAt(view, to).length === 0)
    return 'nobody can strike the dog there'
  return before === undefined ? 'the way home needs a crate pushed first' : undefined
}

const FOUND = { treat: 'a treat lies there', key: 'the key lies there', ball: 'a ball lies there' } as const

function sayPush(view: View, choice: Extract<Choice, readonly ['push', unknown]>): string | undefined {
  const push = pushPreview(view, choice)
  if (typeof push === 'string') return undefined
  const under = push.kills.flatMap(cell => enemyOn(view.enemies, cell)?.figure ?? [])
  if (under.length > 0) return `it falls on ${nicknames(under)}`
  const hero = heroAfter(view, choice)
  const before = wayHome(view)
  const after = wayHome(pushedBoard(view, push, hero))
  return before !== undefined && after !== undefined && after.pushes < before.pushes
    ? 'the way home needs it'
    : undefined
}

function sayThrow(view: View, lure: Cell): string | undefined {
  const now = strikersAt(view, view.hero)
  const then = strikersAt({ ...view, lure }, view.hero)
  const drawn = now.filter(figure => !then.includes(figure))
  return drawn.length === 0 ? undefined : `it draws ${nicknames(drawn)} away from the dog`
}

function sayRest(view: View): string | undefined {
  const near = strikersAt(view, view.hero)
  if (near.length === 0) return 'nobody can strike the dog here'
  return view.mp === 0 ? 'there are no move points left' : undefined
}

function sayMove(view: View, figure: number, to: Cell): string | undefined {
  const enemy = enemyOf(view.enemies, figure)
  if (enemy === undefined) return undefined
  if (standsLevel(view, { ...enemy, cell: to })) return 'from there it can strike the dog'
  const home = distance(to, view.end)
  if (home < distance(view.hero, view.end) && home < distance(enemy.cell, view.end)) return 'it guards the way home'
  return distance(to, view.hero) < distance(enemy.cell, view.hero) ? 'it comes nearer to the dog' : undefined
}

/** Who could strike the Hero on a cell in the next turn of the Game Master. */
function strikersAt(view: View, hero: Cell): number[] {
  return threats({ ...view, hero }).flatMap(({ figure, cells }) => (cells.includes(hero) ? [figure] : []))
}
