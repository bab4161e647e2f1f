import { type Scene, writtenIn } from '@undercroft/kernel'
import { at, type Cell, cellOf, NOWHERE, nameOf } from '../content/cells.ts'
import { type Layout, readLayout, sayLayout } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { CRATE_KINDS, isStructure, TILE_KINDS } from '../content/pieces.ts'
import { FIGURES } from '../content/units.ts'
import { startOfGame } from '../rules/02-the-game/start.ts'
import { layOut, layoutOf } from '../rules/03-building-a-setup/lay-out.ts'
import { boxOf } from '../state/box.ts'
import { contentOf } from '../state/content.ts'
import { FRAME, type Frame } from '../state/frames.ts'
import type { Options } from '../state/options.ts'
import type { Enemy, Held, State, Tile, WithoutMasters } from '../state/state.ts'
import { type Crate, type Heights, surfaceOf } from '../state/terrain.ts'
import { isUncovered } from '../state/tiles.ts'

/** A position as people write it. By default it has L1's structures, an end tile on l12, and it is the Hero's turn. */
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
  /** `short f4`, or `short i6 at 1`; by default it stands on the surface. */
  crates?: string[]
  /**
   * `treat f6`, or `spawn g3 at 0`; by default it lies on the surface. A ball just thrown is `ball a7 at 0 thrown 1`.
   */
  tiles?: string[]
  enemies?: Record<string, string | Partial<Omit<Enemy, 'cell' | 'figure'> & { cell: string }>>
  died?: number
  lure?: string
  /** Only shown, never read. */
  height?: number
  box?: object
}

const KEYS: { readonly [Key in keyof Required<Written>]: true } = {
  phase: true,
  layout: true,
  terrain: true,
  setup: true,
  turn: true,
  mp: true,
  treats: true,
  held: true,
  takes: true,
  hero: true,
  crates: true,
  tiles: true,
  enemies: true,
  died: true,
  lure: true,
  height: true,
  box: true,
}

export const scene: Scene<WithoutMasters> = { read, show }

function show(s: State): Required<Omit<Written, 'layout'>> {
  return {
    phase: s.frames.at(-1)?.phase ?? 'completed',
    terrain: sayLayout(layoutOf(s).filter(({ kind }) => isStructure(kind))),
    setup: s.setup,
    turn: s.turn,
    mp: s.mp,
    treats: s.treats,
    held: s.held,
    takes: s.takes,
    hero: nameOf(s.hero),
    height: s.hero === NOWHERE ? 0 : at(s.surface, s.hero),
    crates: s.crates.map(({ kind, cell, bottom }) => `${kind} ${nameOf(cell)} at ${bottom}`),
    tiles: s.tiles.map(tile => sayTile(tile, isUncovered(s, tile))),
    enemies: Object.fromEntries(s.enemies.map(enemy => [FIGURES[enemy.figure], showEnemy(enemy)])),
    died: s.died,
    lure: nameOf(s.lure),
    box: boxOf(s),
  }
}

function sayTile({ kind, cell, level, thrown }: Tile, uncovered: boolean): string {
  const place = `${kind} ${nameOf(cell)} at ${level}`
  return `${place}${thrown > 0 ? ` thrown ${thrown}` : ''}${uncovered ? '' : ' covered'}`
}

function showEnemy({ figure: _, cell, ...rest }: Enemy): { cell: string } {
  return { cell: nameOf(cell), ...rest }
}

function read(position: unknown, options: Options): State {
  const written = writtenIn<Written>(KEYS, position)
  const s = startOfGame(options)
  s.setup = written.setup ?? 1
  s.treats = written.treats ?? s.treats
  s.held = written.held ?? 'nothing'
  s.takes = written.takes ?? 0
  const phase = written.phase ?? 'heroTurn'
  if (!Object.hasOwn(FRAME, phase)) {
    throw new Error(`there is no phase "${phase}" (there is ${Object.keys(FRAME).join(', ')})`)
  }
  s.frames = [FRAME[phase]]
  if (phase !== 'building') readBoard(s, written, phase)
  return s
}

function readBoard(s: State, written: Written, phase: Frame['phase']): void {
  layOut(s, written.layout === undefined ? bench(written.terrain ?? 'L1') : layoutNamed(written.layout))
  s.turn = written.turn ?? (phase === 'opening' ? 0 : 1)
  s.mp = written.mp ?? (phase === 'heroTurn' || phase === 'pickUp' ? contentOf(s).hero.mp : 0)
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
  if (layout === undefined) throw new Error(`"${name}" is no layout`)
  return layout
}

function cellNamed(name: string): Cell {
  const cell = name === nameOf(NOWHERE) ? NOWHERE : cellOf(name)
  if (cell === undefined) throw new Error(`"${name}" is no cell`)
  return cell
}

/** `kind cell`, then `at` and a height, then more such pairs. */
function readPlace<K extends string>(
  text: string,
  kinds: readonly K[],
): { kind: K; cell: Cell; more: ReadonlyMap<string, number> } {
  const [name, cell = '', ...rest] = text.split(/\s+/)
  const kind = kinds.find(each => each === name)
  if (kind === undefined) throw new Error(`"${text}" should begin with one of ${kinds.join(', ')}`)
  const more = new Map<string, number>()
  for (let i = 0; i + 1 < rest.length; i += 2) more.set(rest[i] ?? '', Number(rest[i + 1]))
  return { kind, cell: cellNamed(cell), more }
}

function readCrates(texts: readonly string[], ground: Heights): Crate[] {
  const crates: Crate[] = []
  for (const text of texts) {
    const { kind, cell, more } = readPlace(text, CRATE_KINDS)
    crates.push(Object.freeze({ kind, cell, bottom: more.get('at') ?? at(surfaceOf(ground, crates), cell) }))
  }
  return crates
}

function readTile(text: string, surface: Heights): Tile {
  const { kind, cell, more } = readPlace(text, TILE_KINDS)
  return Object.freeze({ kind, cell, level: more.get('at') ?? at(surface, cell), thrown: more.get('thrown') ?? 0 })
}

function readEnemies(written: NonNullable<Written['enemies']>): Enemy[] {
  return Object.entries(written).map(([name, given]) => {
    const figure = (FIGURES as readonly string[]).indexOf(name)
    if (figure < 0) throw new Error(`"${name}" is no figure (there is ${FIGURES.join(', ')})`)
    const { cell = '', ...rest } = typeof given === 'string' ? { cell: given } : given
    const fresh = { damage: 0, stayed: 0, moved: false, attacked: false, spawned: false }
    return { figure, cell: cellNamed(cell), ...fresh, ...rest }
  })
}
