import { ENEMIES } from '../content/enemies.ts'
import { type Terrain, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { COLUMNS, LEVEL_SPACES, type Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'

/**
 * The sign that is shown for a printed one. What can be taken from a Space is shown as a token instead, while it lies
 * there.
 */
const PRINTED: { readonly [sign: string]: string } = { c: '.', g: '.', e: '.', B: '.', '*': '.', C: 'H', G: 'H' }

const LEGEND =
  '$ Coin, * Gem, ! Special Icon, H Ladder, t Trap, s Shop, p Portal; H1 or tS: somebody on it; === Platform, ### Platform with a Ladder, ^^^ one-way passage, | Wall'

/**
 * Draws the Levels, the highest on top. Heroes are 1 to 4 and Enemies their first letter, after the sign of what they
 * stand on.
 */
export function tower(w: View): string[] {
  const map = terrainOf(w.levels)
  const lines: string[] = []
  for (let level = w.levels.length - 1; level >= 0; level--) {
    const { status, boss, tiles, walls } = w.levels[level] as View['levels'][number]
    const name = boss ? 'Boss Level' : `Level ${level + 1}`
    if (status !== 'up') {
      lines.push(`${name}: ${status === 'down' ? 'face down' : 'removed'}`)
      continue
    }
    lines.push(`${name} (${tiles.join(', ')})`)
    for (let row = 3; row >= 0; row--) lines.push(...rowLines(w, map, level * LEVEL_SPACES + row * COLUMNS, walls, row))
  }
  const columns = Array.from({ length: COLUMNS }, (_, column) => ` c${column + 1} `).join('')
  return [...lines, columns.trimEnd(), LEGEND]
}

function rowLines(w: View, map: Terrain, start: Space, walls: string, row: number): string[] {
  let spaces = ':'
  let floors = '+'
  for (let column = 0; column < COLUMNS; column++) {
    spaces += `${sign(w, map, start + column)} ${walls.charAt(row * COLUMNS + column)}`
    const floor = map.floors[start + column] ?? ' '
    floors += `${floor === '.' ? '   ' : floor.repeat(3)}+`
  }
  return [`${spaces} y${Math.floor(start / COLUMNS) + 1}`, floors]
}

/** Two characters for a Space: what is printed there, if a token covers it, and what stands or lies there. */
function sign(w: View, map: Terrain, space: Space): string {
  const printed = map.signs[space] ?? ' '
  const ground = PRINTED[printed] ?? printed
  const token = tokenOn(w, space)
  if (token === undefined) return ` ${ground}`
  return `${ground === '.' ? ' ' : ground}${token}`
}

function tokenOn(w: View, space: Space): string | undefined {
  const seat = w.players.findIndex(player => player.space === space)
  if (seat >= 0) return String(seat + 1)
  const enemy = w.enemies.find(each => each.space === space)
  if (enemy !== undefined) return ENEMIES[enemy.kind].name.charAt(0)
  if (w.coins.includes(space)) return '$'
  if (w.gems.includes(space)) return '*'
  return w.icons.includes(space) ? '!' : undefined
}
