import type { Seen } from '@undercroft/kernel'
import { at, type Cell, cellAt, NOWHERE, nameOf, SIZE } from './cells.ts'
import { SETUPS } from './content/box.ts'
import { FIGURES, kindOf, UNITS } from './content/units.ts'
import { occupies } from './crates.ts'
import type { TileKind } from './layout.ts'
import { enemyOn, type WithoutMasters } from './state.ts'
import { isUncovered } from './tiles.ts'
import { boxOf, type View } from './view.ts'

const TILE_LETTERS: Readonly<Record<TileKind, string>> = {
  treat: 'd',
  ball: 'b',
  key: 'K',
  end: 'E',
  lockedEnd: 'L',
  spawn: 'o',
}

const LEGEND =
  'H Hero, l light, h heavy, s T X Y crates, d treat, b ball, K key, E end, L locked end, o spawn; heights in front'

/** The position for a terminal: each cell's height and what is on it, then what the board does not show. */
export function text({ view, frames }: Seen<WithoutMasters>, names: readonly string[]): string {
  const where = `Setup ${view.setup} of ${SETUPS}`
  if (view.hero === NOWHERE) {
    const over = frames.at(-1)?.phase === 'building' ? `${names[1]} is building` : 'the board is cleared'
    return [`${where}: ${over}`, hands(view, names), box(view)].join('\n')
  }
  return [
    `${where}, turn ${view.turn} of ${view.options.turnLimit}, ${view.mp} mp left`,
    ...grid(view),
    LEGEND,
    hands(view, names),
    ...view.enemies.map(enemy => sayEnemy(enemy)),
    ...(view.lure === NOWHERE ? [] : [`The ball on ${nameOf(view.lure)} lures every enemy`]),
    box(view),
  ].join('\n')
}

function grid(view: View): string[] {
  const rows = Array.from({ length: SIZE }, (_, i) => SIZE - 1 - i)
  const columns = Array.from({ length: SIZE }, (_, i) => i)
  const lines = rows.map(row => {
    const cells = columns.map(column => sayCell(view, cellAt(column, row)).padEnd(3))
    return `${String(row + 1).padStart(2)} ${cells.join(' ')}`.trimEnd()
  })
  return [...lines, `   ${columns.map(column => nameOf(column).charAt(0)).join('   ')}`]
}

/** `2d`: height 2, a treat; `.` is bare ground. */
function sayCell(view: View, cell: Cell): string {
  const height = at(view.surface, cell)
  const on = figureOn(view, cell) + crateOn(view, cell) + tilesOn(view, cell)
  if (height === 0 && on === '') return '.'
  return `${height === 0 ? '' : height}${on}`
}

function figureOn({ hero, enemies }: View, cell: Cell): string {
  if (hero === cell) return 'H'
  const enemy = enemyOn(enemies, cell)
  return enemy === undefined ? '' : kindOf(enemy.figure).charAt(0)
}

const CRATE_LETTERS = { short: 's', upright: 'T', lyingEW: 'X', lyingNS: 'Y' } as const

function crateOn({ crates }: View, cell: Cell): string {
  return crates.flatMap(crate => (occupies(crate, cell) ? [CRATE_LETTERS[crate.kind]] : [])).join('')
}

function tilesOn(view: View, cell: Cell): string {
  return view.tiles
    .flatMap(tile => (tile.cell === cell && isUncovered(view, tile) ? [TILE_LETTERS[tile.kind]] : []))
    .join('')
}

function hands({ treats, held }: View, names: readonly string[]): string {
  return `${names[0]} has ${treats} ${treats === 1 ? 'treat' : 'treats'} and ${held === 'nothing' ? 'empty hands' : `a ${held}`}`
}

function sayEnemy({ figure, cell, damage, stayed }: View['enemies'][number]): string {
  const { toughness } = UNITS[kindOf(figure)]
  const hurt = damage === 0 ? '' : `, damage ${damage} of ${toughness}`
  return `${FIGURES[figure]} ${kindOf(figure)} on ${nameOf(cell)}${hurt}${stayed === 0 ? '' : `, stayed ${stayed}`}`
}

function box(view: View): string {
  const left = Object.entries(boxOf(view)).filter(([, count]) => count > 0)
  return `In the box: ${left.map(([piece, count]) => `${count} ${piece}`).join(', ')}`
}
