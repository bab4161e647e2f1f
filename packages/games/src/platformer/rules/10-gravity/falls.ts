import { BOSSES } from '../../content/bosses.ts'
import { hasItem } from '../../state/cards.ts'
import type { GravityCause } from '../../state/frames.ts'
import { isSolo } from '../../state/options.ts'
import { COLUMNS, type Space } from '../../state/spaces.ts'
import type { Figure } from '../../state/state.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { isLadder, trapWounds } from '../03-map-and-spaces/printed.ts'
import { isBossLevel, type Terrain, terrainOf } from '../04-adjacency/terrain.ts'

/** What Gravity does to one figure. */
export interface Fall {
  readonly figure: Figure
  readonly from: Space
  /** Where it lands, or where it Faints on the way. */
  readonly to: Space
  /** Every Space that it passes, the last one included. */
  readonly path: readonly Space[]
  /** The Wounds that the fall costs: by Traps, and by Boss tokens of a kind that the Hero has already (PL-16.20). */
  readonly wounds: number
  readonly faints: boolean
}

/**
 * PL-10.4, PL-10.5: a Ladder holds a Hero with nothing solid underfoot; in the Hero's own Turn, so does the Cape or the
 * Bell.
 */
export function isHeld(w: View, seat: number): boolean {
  const player = w.players[seat]
  if (player === undefined || player.space < 0) return false
  const map = terrainOf(w.levels)
  if (map.solid[player.space] === 1) return false
  return isLadder(map, player.space) || (seat === w.active && (w.turn.bell || hasItem(player, 'IT07')))
}

/**
 * PL-15.13: the Gravity Action works on one side of the seal only, the Earthshaker on the Boss Level, and other causes
 * everywhere.
 */
export function sideOfGravity(w: View, cause: GravityCause): readonly [from: Space, to: Space] {
  const map = terrainOf(w.levels)
  if (cause === 'step' || cause === 'tremor') return [map.start, map.end]
  const above = cause === 'earthshaker' || isBossLevel(map, w.players[w.active]?.space ?? -1)
  return above ? [map.bossStart, map.end] : [map.start, Math.min(map.bossStart, map.end)]
}

/** Under Tremor and Earthshaker no Ladder holds a Hero, nor does a card that works like one. */
const holdsNobody = (cause: GravityCause): boolean => cause === 'tremor' || cause === 'earthshaker'

interface Standing {
  readonly figure: Figure
  readonly space: Space
  readonly held: boolean
}

/**
 * PL-10.9: works out all falls. In each column, from the lowest figure up, each unsupported one drops onto what is
 * already settled. `letGo` has a bit for each seat that does not hold on. The rules and the previews use the same
 * falls.
 */
export function falls(w: View, cause: GravityCause, letGo = w.letGo): Fall[] {
  const map = terrainOf(w.levels)
  const [from, to] = sideOfGravity(w, cause)
  const standing = figuresIn(w, from, to, seat => !holdsNobody(cause) && (letGo & (1 << seat)) === 0)
  const settled: Space[] = []
  const taken: Space[] = []
  const found: Fall[] = []
  for (let i = 0; i < standing.length; i++) {
    const { figure, space, held } = standing[i] as Standing
    if (held || isSupported(map, space, settled)) {
      settled.push(space)
      continue
    }
    const fall =
      figure.who === 'hero' ? heroFalls(w, map, figure.seat, space, settled, taken) : drop(map, figure, space, settled)
    if (!fall.faints) settled.push(fall.to)
    found.push(fall)
    if (fall.faints && isSolo(w.options)) break // PL-19.6: the game is over
  }
  return found
}

/** PL-10.14: whether anything would fall. */
export function wouldFall(w: View, cause: GravityCause, letGo: number): boolean {
  return falls(w, cause, letGo).length > 0
}

/**
 * Lists the figures from the lowest row up. PL-10.6: Ladders hold no Enemy. A Bat never falls. PL-3.12, PL-10.12:
 * tokens do not fall.
 */
function figuresIn(w: View, from: Space, to: Space, mayHold: (seat: number) => boolean): Standing[] {
  const standing: Standing[] = []
  for (let seat = 0; seat < w.players.length; seat++) {
    const space = w.players[seat]?.space ?? -1
    if (space < from || space >= to) continue
    standing.push({ figure: { who: 'hero', seat }, space, held: mayHold(seat) && isHeld(w, seat) })
  }
  for (let i = 0; i < w.enemies.length; i++) {
    const { kind, token, space } = w.enemies[i] as View['enemies'][number]
    if (space < from || space >= to) continue
    standing.push({ figure: { who: 'enemy', kind, token }, space, held: kind === 'bat' })
  }
  return standing.sort((a, b) => a.space - b.space)
}

/**
 * PL-10.2, PL-10.8: a figure is supported by a Platform of any kind, by the lowest Row, or by a figure below it that
 * does not fall.
 */
function isSupported(map: Terrain, space: Space, settled: readonly Space[]): boolean {
  return map.solid[space] === 1 || settled.includes(space - COLUMNS)
}

/** PL-10.13: seams between Levels do not stop a fall. PL-10.12: the lowest Row does. */
function drop(map: Terrain, figure: Figure, from: Space, settled: readonly Space[]): Fall {
  const path: Space[] = []
  let to = from
  while (!isSupported(map, to, settled)) {
    to -= COLUMNS
    path.push(to)
  }
  return { figure, from, to, path, wounds: 0, faints: false }
}

/**
 * PL-10.10, PL-10.11: a falling Hero takes Wounds on its way, and goes no further if it Faints. PL-10.7: no Ladder
 * catches it.
 */
function heroFalls(w: View, map: Terrain, seat: number, from: Space, settled: readonly Space[], taken: Space[]): Fall {
  const player = w.players[seat] as PlayerView
  const icon = BOSSES[w.boss].icon
  const path: Space[] = []
  let to = from
  let wounds = 0
  let hasIcon = player.tokens.includes(icon)
  while (!isSupported(map, to, settled)) {
    to -= COLUMNS
    path.push(to)
    const lies = w.icons.includes(to) && !taken.includes(to)
    wounds += trapWounds(map, player, to) + (lies && hasIcon ? 1 : 0)
    if (wounds >= player.hearts) {
      return { figure: { who: 'hero', seat }, from, to, path, wounds: player.hearts, faints: true } // PL-12.3
    }
    if (lies && !hasIcon) {
      hasIcon = true
      taken.push(to)
    }
  }
  return { figure: { who: 'hero', seat }, from, to, path, wounds, faints: false }
}

/**
 * Where a figure on this Space would come to rest if Gravity were applied now. The board says it of the Space under the
 * pointer.
 */
export function restingSpace(w: View, space: Space): Space {
  const map = terrainOf(w.levels)
  const settled = [...w.players.map(player => player.space), ...w.enemies.map(enemy => enemy.space)]
  let to = space
  while (to >= map.start && map.solid[to] !== 1 && !settled.includes(to - COLUMNS)) to -= COLUMNS
  return to
}
