import type { Facts } from '@undercroft/kernel'
import { areAdjacent, at, type Cell, nameOf, readingOrder } from '../content/cells.ts'
import { counted } from '../content/pieces.ts'
import { FIGURES, type Figure } from '../content/units.ts'
import { FAR, reach, takenBut } from '../rules/05-the-hero-moves/reach.ts'
import { drawn, isHeldByLure, lureDistances } from '../rules/09-the-tennis-ball/lure.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import { unitOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import type { Enemy, State } from '../state/state.ts'
import { findUncovered } from '../state/tiles.ts'

/** What made a rule forbid something in the Game Master's turn. */
export function gmFacts(s: State, choice: Choice, rule: Rule): Facts | undefined {
  switch (choice[0]) {
    case 'moveEnemy':
      return moveFacts(s, choice[1], choice[2], rule)
    case 'strike':
      return strikeFacts(s, choice[1], rule)
    case 'spawn':
      return spawnFacts(s, choice[1], rule)
    case 'endTurn':
      return {
        says: `${s.enemies
          .filter(each => isHeldByLure(s, each))
          .map(nameFigure)
          .join(' and ')} could get nearer to the ball on ${nameOf(s.lure)}`,
      }
    default:
      return undefined
  }
}

function nameFigure({ figure }: { readonly figure: Figure }): string {
  return FIGURES[figure] ?? ''
}

function moveFacts(s: State, figure: Figure, cell: Cell, rule: Rule): Facts {
  const name = nameFigure({ figure })
  const enemy = enemyOf(s.enemies, figure)
  if (enemy === undefined) return { says: `${name} is not on the board` }
  switch (rule) {
    case 'WM-10.1':
      return {
        says: enemy.moved ? `${name} has moved in this turn` : `${name} stands there; standing still is no move`,
      }
    case 'WM-10.7':
      return { says: `${name} has attacked in this turn` }
    case 'WM-11.3':
      return { says: `${name} spawned in this turn` }
    case 'WM-10.5':
      return { says: `the end tile lies on ${nameOf(cell)}`, instead: 'it may be crossed' }
    case 'WM-5.7':
      return { says: `a figure stands on ${nameOf(cell)}` }
    case 'WM-9.4':
      return {
        says: `${nameOf(cell)} is ${lureDistances(s, enemy)(cell)} from the ball on ${nameOf(s.lure)}`,
        instead: sayNearest(drawn(s, enemy).cells),
      }
    default:
      return { says: sayReach(s, enemy, cell) }
  }
}

function sayNearest(cells: readonly Cell[]): string {
  if (cells.length === 0) return 'it stands as near as it can get'
  const names = cells.toSorted((a, b) => readingOrder(a) - readingOrder(b)).map(nameOf)
  return `${names.join(', ')} would be nearest`
}

/** Says what the way there would cost with unlimited mp. */
function sayReach(s: State, enemy: Enemy, cell: Cell): string {
  const { mp, climbs } = unitOf(s, enemy.figure)
  const name = nameFigure(enemy)
  if (!climbs && areAdjacent(enemy.cell, cell)) return `${nameOf(cell)} is higher, and ${name} is heavy`
  const { cost } = reach(s.surface, enemy.cell, MOST_COST, climbs, takenBut(s, enemy.cell))
  const needed = at(cost, cell)
  if (needed === FAR) return `${name} finds no way to ${nameOf(cell)}`
  return `${name} has ${counted(mp, 'move point', 'move points')}, the way to ${nameOf(cell)} takes ${needed}`
}

const MOST_COST = 60

function strikeFacts(s: State, figure: Figure, rule: Rule): Facts {
  const name = nameFigure({ figure })
  const enemy = enemyOf(s.enemies, figure)
  if (enemy === undefined) return { says: `${name} is not on the board` }
  if (rule === 'WM-10.7') return { says: `${name} has attacked in this turn` }
  if (rule === 'WM-9.5')
    return { says: `${name} could get nearer to the ball on ${nameOf(s.lure)}`, instead: 'move it first' }
  if (!areAdjacent(s.hero, enemy.cell)) return { says: `${name} on ${nameOf(enemy.cell)} is not next to the Hero` }
  return { says: `${name} stands at height ${at(s.surface, enemy.cell)}, the Hero at ${at(s.surface, s.hero)}` }
}

function spawnFacts(s: State, cell: Cell, rule: Rule): Facts {
  if (rule === 'WM-11.5') return { says: `there is no spawn tile on ${nameOf(cell)}` }
  if (rule === 'WM-11.4') {
    return {
      says: `${s.enemies.length} on the board and ${s.died} that died in this turn make ${s.enemies.length + s.died}`,
    }
  }
  return { says: findUncovered(s, 'spawn', cell) < 0 ? 'a crate covers the tile' : 'a figure stands on the tile' }
}
