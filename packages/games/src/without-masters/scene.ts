import type { Scene } from '@undercroft/kernel'
import { at, type Cell, cellOf, NOWHERE, nameOf } from './cells.ts'
import { READY_MADE } from './content/layouts/index.ts'
import { FIGURES, HERO_MP } from './content/units.ts'
import { CRATE_KINDS, isStructure, type Layout, readLayout, structuresOf, TILE_KINDS } from './layout.ts'
import type { Options } from './options.ts'
import { layOut, startOfGame } from './setup.ts'
import { type Enemy, FRAME, type Frame, type Held, type State, type Tile, type WithoutMasters } from './state.ts'
import { type Crate, type groundOf, surfaceOf } from './terrain.ts'
import { isUncovered } from './tiles.ts'
import { boxOf } from './view.ts'

/** A position as people write it. What is not said is as on the bench: L1's structures, an end tile on l12, the Hero's turn. */
interface Written {
  phase?: Frame['phase']
  /** A ready-made layout's id or a layout's text, with all its pieces. */
  layout?: string
  /** The same, with its structures only. */
  terrain?: string
  setup?: number
  turn?: number
  mp?: number
  treats?: number
  held?: Held
  takes?: number
  hero?: string
  /** `short f4`, or `short i6 at 1`; without a height it stands on whatever is there. */
  crates?: string[]
  /** `treat f6`, or `spawn g3 at 0`; without a height it lies on whatever is there. */
  tiles?: string[]
  enemies?: Record<string, string | Partial<Omit<Enemy, 'cell' | 'figure'> & { cell: string }>>
  died?: number
  lure?: string
}

export const scene: Scene<WithoutMasters> = {
  read(position, options) {
    return readWritten((position ?? {}) as Written, options)
  },
  show(s) {
    const { tiles, crates, enemies } = s
    return {
      phase: s.frames.at(-1)?.phase,
      setup: s.setup,
      turn: s.turn,
      mp: s.mp,
      treats: s.treats,
      held: s.held,
      takes: s.takes,
      hero: nameOf(s.hero),
      height: s.hero === NOWHERE ? 0 : at(s.surface, s.hero),
      crates: crates.map(({ kind, cell, bottom }) => `${kind} ${nameOf(cell)} at ${bottom}`),
      tiles: tiles.map(
        tile => `${tile.kind} ${nameOf(tile.cell)} at ${tile.level}${isUncovered(s, tile) ? '' : ' covered'}`,
      ),
      enemies: Object.fromEntries(enemies.map(enemy => [FIGURES[enemy.figure], showEnemy(enemy)])),
      died: s.died,
      lure: nameOf(s.lure),
      box: boxOf(s),
    }
  },
}

function showEnemy({ figure: _, cell, ...rest }: Enemy): object {
  return { cell: nameOf(cell), ...rest }
}

function readWritten(written: Written, options: Options): State {
  const s = startOfGame(options)
  s.setup = written.setup ?? 1
  s.treats = written.treats ?? s.treats
  s.held = written.held ?? 'nothing'
  s.takes = written.takes ?? 0
  const phase = written.phase ?? 'heroTurn'
  const frame = FRAME[phase]
  if (frame === undefined) throw new Error(`there is no phase "${phase}" (there is ${Object.keys(FRAME).join(', ')})`)
  s.frames = [frame]
  if (phase === 'building') return s
  layOut(s, written.layout === undefined ? bench(written.terrain ?? 'L1') : layoutNamed(written.layout))
  s.turn = written.turn ?? (phase === 'opening' ? 0 : 1)
  s.mp = written.mp ?? (phase === 'heroTurn' || phase === 'pickUp' ? HERO_MP : 0)
  s.died = written.died ?? 0
  s.doubtful = true
  if (written.hero !== undefined) s.hero = cellNamed(written.hero)
  if (written.lure !== undefined) s.lure = cellNamed(written.lure)
  if (written.crates !== undefined) s.crates = Object.freeze(readCrates(written.crates, s.ground))
  s.surface = surfaceOf(s.ground, s.crates)
  if (written.tiles !== undefined) s.tiles = written.tiles.map(text => readTile(text, s.surface))
  if (written.layout === undefined && !s.tiles.some(isEnd)) s.tiles.push(readTile('end l12', s.surface))
  const end = s.tiles.find(isEnd)
  s.end = end?.cell ?? NOWHERE
  s.locked = end?.kind === 'lockedEnd'
  if (written.enemies !== undefined) s.enemies = readEnemies(written.enemies)
  return s
}

function isEnd({ kind }: Tile): boolean {
  return kind === 'end' || kind === 'lockedEnd'
}

/** The structures of a layout and nothing else; the Hero stands on a1 unless it is said. */
function bench(terrain: string): Layout {
  return [...layoutNamed(terrain).filter(({ kind }) => isStructure(kind)), { kind: 'hero', cell: 0, turn: 'r0' }]
}

function layoutNamed(name: string): Layout {
  const layout = READY_MADE.find(({ id }) => id === name)?.layout ?? readLayout(name)
  if (layout === undefined || structuresOf(layout).length === 0) throw new Error(`"${name}" is no layout`)
  return layout
}

function cellNamed(name: string): Cell {
  const cell = cellOf(name)
  if (cell === undefined) throw new Error(`"${name}" is no cell`)
  return cell
}

/** `kind cell`, or `kind cell at height`. */
function readPlace<K extends string>(text: string, kinds: readonly K[]): { kind: K; cell: Cell; height?: number } {
  const [name, cell = '', , height] = text.split(/\s+/)
  const kind = kinds.find(each => each === name)
  if (kind === undefined) throw new Error(`"${text}" should begin with one of ${kinds.join(', ')}`)
  return { kind, cell: cellNamed(cell), ...(height === undefined ? {} : { height: Number(height) }) }
}

function readCrates(texts: readonly string[], ground: ReturnType<typeof groundOf>): Crate[] {
  const crates: Crate[] = []
  for (const text of texts) {
    const { kind, cell, height } = readPlace(text, CRATE_KINDS)
    crates.push(Object.freeze({ kind, cell, bottom: height ?? at(surfaceOf(ground, crates), cell) }))
  }
  return crates
}

function readTile(text: string, surface: readonly number[]): Tile {
  const { kind, cell, height } = readPlace(text, TILE_KINDS)
  return Object.freeze({ kind, cell, level: height ?? at(surface, cell), thrown: 0 })
}

function readEnemies(written: NonNullable<Written['enemies']>): Enemy[] {
  return Object.entries(written).map(([name, given]) => {
    const figure = (FIGURES as readonly string[]).indexOf(name)
    if (figure < 0) throw new Error(`"${name}" is no figure (there is ${FIGURES.join(', ')})`)
    const { cell = '', ...rest } = typeof given === 'string' ? { cell: given } : given
    return {
      figure,
      cell: cellNamed(cell),
      damage: 0,
      stayed: 0,
      moved: false,
      attacked: false,
      spawned: false,
      ...rest,
    }
  })
}
