import type { Facts } from '@undercroft/kernel'
import { at, type Cell, distance, nameOf, next, OUTSIDE, WAY_OF, type Way } from '../content/cells.ts'
import { counted, crateCells } from '../content/pieces.ts'
import { FIGURES, type Figure, STEP_COSTS } from '../content/units.ts'
import { stepKind } from '../rules/05-the-hero-moves/steps.ts'
import { occupies } from '../rules/06-crates/push.ts'
import { MOST_TAKES } from '../rules/08-items-and-treats/items.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import { dugInAfter } from '../state/options.ts'
import type { State } from '../state/state.ts'
import type { Crate } from '../state/terrain.ts'

/** What made a rule forbid something in the Hero's turn. */
export function heroFacts(s: State, choice: Choice, rule: Rule): Facts | undefined {
  switch (choice[0]) {
    case 'step':
      return stepFacts(s, WAY_OF[choice[1]], rule)
    case 'push':
      return pushFacts(s, WAY_OF[choice[1]], rule)
    case 'throw':
      return throwFacts(s, choice[1])
    case 'attack':
      return attackFacts(s, choice[1], rule)
    case 'take':
      return takeFacts(s, choice[1], rule)
    default:
      return undefined
  }
}

const STEP_WORDS = { move: 'moving', climb: 'climbing', jump: 'jumping down' } as const

function stepFacts(s: State, way: Way, rule: Rule): Facts {
  const to = next(s.hero, way)
  if (to === OUTSIDE) return { says: `${nameOf(s.hero)} is at the edge of the board` }
  if (rule === 'WM-5.7') return { says: `${figureOn(s, to)} stands on ${nameOf(to)}` }
  const from = at(s.surface, s.hero)
  const height = at(s.surface, to)
  const kind = stepKind(from, height)
  if (kind === undefined) {
    return {
      says: `${nameOf(to)} is ${height - from} higher (height ${height} against ${from})`,
      instead: 'a cell exactly 1 higher can be climbed; a crate may serve as a step',
    }
  }
  return tooDear(s, STEP_WORDS[kind], STEP_COSTS[kind])
}

function tooDear({ mp }: State, doing: string, cost: number): Facts {
  return { says: `${counted(mp, 'move point', 'move points')} left, ${doing} takes ${cost}` }
}

function figureOn({ hero, enemies }: State, cell: Cell): string {
  if (hero === cell) return 'the Hero'
  const enemy = enemyOn(enemies, cell)
  return enemy === undefined ? 'nobody' : (FIGURES[enemy.figure] ?? '')
}

function pushFacts(s: State, way: Way, rule: Rule): Facts {
  const cell = next(s.hero, way)
  const height = at(s.surface, s.hero)
  const here = s.crates.filter(crate => occupies(crate, cell))
  const crate = here.find(({ bottom }) => bottom === height) ?? here[0]
  if (crate === undefined) {
    return { says: cell === OUTSIDE ? 'that is off the board' : `there is no crate on ${nameOf(cell)}` }
  }
  const own = crateCells(crate.kind, crate.cell)
  const ahead = own.map(each => next(each, way))
  switch (rule) {
    case 'WM-6.2':
      return {
        says: `the crate on ${nameOf(cell)} stands at height ${crate.bottom}, the Hero at ${height}`,
        instead: 'only a crate at one’s own height can be pushed',
      }
    case 'WM-6.3':
      return { says: `the crate on ${nameOf(cell)} carries ${loadOf(s, own)}` }
    case 'WM-6.4':
      return { says: `beyond ${nameOf(own.find(each => next(each, way) === OUTSIDE) ?? cell)} the board ends` }
    case 'WM-6.5':
      return { says: sayHeights(s, ahead, own, crate, 'is in the way') }
    case 'WM-6.6':
      return { says: `${ahead.map(each => figureOn(s, each)).find(name => name !== 'nobody')} stands in the way` }
    case 'WM-6.9':
      return { says: `the end tile lies on ${nameOf(s.end)}` }
    case 'WM-6.11':
      return { says: sayHeights(s, ahead, own, crate, 'would have to be level') }
    default:
      return tooDear(s, 'pushing', contentOf(s).hero.push)
  }
}

function loadOf(s: State, own: readonly Cell[]): string {
  const figures = own.map(cell => figureOn(s, cell)).filter(name => name !== 'nobody')
  return figures[0] ?? 'another crate'
}

function sayHeights(s: State, ahead: readonly Cell[], own: readonly Cell[], crate: Crate, what: string): string {
  const heights = ahead.map(
    cell => `${nameOf(cell)} (height ${own.includes(cell) ? crate.bottom : at(s.surface, cell)})`,
  )
  return `${heights.join(' and ')} ${what}; the crate stands at height ${crate.bottom}`
}

function throwFacts(s: State, cell: Cell): Facts {
  const { held, hero } = s
  if (held !== 'ball') return { says: held === 'key' ? 'the key is in hand, not a ball' : 'there is no ball in hand' }
  return {
    says: `${nameOf(cell)} is ${distance(hero, cell)} away`,
    instead: `1 to ${contentOf(s).hero.range} is within a throw`,
  }
}

function attackFacts(s: State, figure: Figure, rule: Rule): Facts {
  const name = FIGURES[figure] ?? ''
  const enemy = enemyOf(s.enemies, figure)
  if (enemy === undefined) return { says: `${name} is not on the board` }
  if (rule === 'WM-7.7') {
    return { says: `${name} has kept to ${nameOf(enemy.cell)} for ${enemy.stayed} of ${dugInAfter(s.options)} turns` }
  }
  const away = distance(s.hero, enemy.cell)
  if (away > 1) return { says: `${name} on ${nameOf(enemy.cell)} is ${away} cells away` }
  const [own, its] = [at(s.surface, s.hero), at(s.surface, enemy.cell)]
  return { says: `${name} stands at height ${its}, the Hero at ${own}` }
}

function takeFacts({ hero, held, takes }: State, item: string, rule: Rule): Facts {
  if (takes >= MOST_TAKES)
    return { says: `items were taken ${takes} times in a row`, instead: 'do something else first' }
  if (rule === 'WM-8.2') return { says: `a ${held} is in hand already, and one for another changes nothing` }
  if (rule === 'WM-1.6') return { says: `a crate covers the ${item} on ${nameOf(hero)}` }
  return { says: `there is no ${item} on ${nameOf(hero)}` }
}
