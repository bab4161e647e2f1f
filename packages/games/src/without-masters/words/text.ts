import type { Seen } from '@undercroft/kernel'
import { type Cell, NOWHERE, nameOf } from '../content/cells.ts'
import { LETTERS } from '../content/pieces.ts'
import { FIGURES, kindOf } from '../content/units.ts'
import { occupies } from '../rules/06-crates/push.ts'
import { boxOf } from '../state/box.ts'
import { contentOf, unitOf } from '../state/content.ts'
import { enemyOn } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { drawYard, LEGEND } from './picture.ts'
import { threats } from './previews.ts'
import { sayWays } from './ways.ts'

/** The position for a terminal: each cell's height and what is on it, then what the board does not show. */
export function text({ view, frames }: Seen<WithoutMasters>, names: readonly string[]): string {
  const where = `Setup ${view.setup} of ${contentOf(view).numbers.setups}`
  if (view.hero === NOWHERE) {
    const over = frames.at(-1)?.phase === 'building' ? `${names[1]} is building` : 'the board is cleared'
    return [`${where}: ${over}`, hands(view, names), box(view)].join('\n')
  }
  const near = threats(view).flatMap(({ figure, cells }) => (cells.includes(view.hero) ? [figure] : []))
  return [
    `${where}, turn ${view.turn} of ${view.options.turnLimit}, ${view.mp} mp left`,
    ...drawYard(view.surface, pieceOn(view)),
    LEGEND,
    hands(view, names),
    ...view.enemies.map(enemy => sayEnemy(view, enemy, near)),
    ...(view.lure === NOWHERE ? [] : [`The ball on ${nameOf(view.lure)} lures every enemy`]),
    ...(view.mp === 0 ? [] : sayWays(view)),
    box(view),
  ].join('\n')
}

const pieceOn = (view: View) => (cell: Cell) => figureOn(view, cell) + crateOn(view, cell) + tilesOn(view, cell)

function figureOn({ hero, enemies }: View, cell: Cell): string {
  if (hero === cell) return 'H'
  const enemy = enemyOn(enemies, cell)
  return enemy === undefined ? '' : kindOf(enemy.figure).charAt(0)
}

function crateOn({ crates }: View, cell: Cell): string {
  return crates.flatMap(crate => (occupies(crate, cell) ? [LETTERS[crate.kind]] : [])).join('')
}

function tilesOn(view: View, cell: Cell): string {
  return view.tiles
    .flatMap(tile => (tile.cell === cell && isUncovered(view, tile) ? [LETTERS[tile.kind]] : []))
    .join('')
}

function hands({ treats, held }: View, names: readonly string[]): string {
  return `${names[0]} has ${treats} ${treats === 1 ? 'treat' : 'treats'} and ${held === 'nothing' ? 'empty hands' : `a ${held}`}`
}

function sayEnemy(view: View, enemy: View['enemies'][number], near: readonly number[]): string {
  const { figure, cell, damage, stayed } = enemy
  const { toughness } = unitOf(view, figure)
  const hurt = damage === 0 ? '' : `, damage ${damage} of ${toughness}`
  return `${FIGURES[figure]} ${kindOf(figure)} on ${nameOf(cell)}${hurt}${stayed === 0 ? '' : `, stayed ${stayed}`}${near.includes(figure) ? ', could strike the Hero where it stands' : ''}`
}

function box(view: View): string {
  const left = Object.entries(boxOf(view)).filter(([, count]) => count > 0)
  return `In the box: ${left.map(([piece, count]) => `${count} ${count === 1 ? piece : (PLURALS[piece] ?? piece)}`).join(', ')}`
}

/** The plurals of pieces; enemies and crates are named by their kind, which has none. */
const PLURALS: { readonly [piece: string]: string } = { treat: 'treats', ball: 'balls', spawn: 'spawn tiles' }
