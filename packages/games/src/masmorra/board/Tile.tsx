import { memo } from 'react'
import { middleOf } from '../../drawing/shapes.ts'
import { LANDINGS, PIT_CHAMBER, RITUAL_CIRCLE, SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import type { RoomKind } from '../content/small-tiles.ts'
import { type TileFacts, tileFacts } from '../content/tiles.ts'
import { Docks, Gold, Grimbolts, Spawns } from './Furnishing.tsx'
import { boxOf, CELL } from './floor.ts'
import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'
import { largeRoom } from './large.ts'
import { stonesOf } from './stones.ts'
import { wallsOf } from './walls.ts'

interface TileProps {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly turns: number
  /** The chest is open, the gold is gone. */
  readonly opened?: boolean
  readonly gold?: number
  /** Stairs lie in it as well (MA-8.12). */
  readonly stairs?: boolean
  /** Somebody stands in it: torchlight. */
  readonly lit?: boolean
  /** A die can be docked in it now. */
  readonly docks?: boolean
  /** Monsters will come here. */
  readonly spawns?: boolean
}

const SIGN_OF: { readonly [K in RoomKind]: GlyphName | undefined } = {
  start: 'start',
  entrance: 'stairs',
  stairs2: 'stairs',
  stairs3: 'stairs',
  minor: undefined,
  major: undefined,
  mixed: undefined,
  treasure: 'treasure',
  trap: 'trap',
  rune: 'rune',
  portal: 'portal',
  gold: 'gold',
  fountain: 'fountain',
  web: 'web',
  pit: 'pit',
}

/** What stands in the rooms of the large tile. */
const LARGE_SIGNS: { readonly [tile: string]: GlyphName } = {
  [SEATS_OF_MALAPHYAS.throne]: 'throne',
  [PIT_CHAMBER]: 'pit',
  [RITUAL_CIRCLE]: 'rune',
  [LANDINGS.throne]: 'stairs',
  [LANDINGS.sewers]: 'stairs',
}

function signOf({ id, kind, dock }: TileFacts, opened: boolean): GlyphName | undefined {
  if (kind === 'large') return LARGE_SIGNS[id]
  if (kind !== 'medium') return opened && kind === 'treasure' ? 'opened' : SIGN_OF[kind]
  if (dock?.use === 'chest') return opened ? 'opened' : 'treasure'
  return dock?.use === 'fountain' || dock?.use === 'portal' ? dock.use : undefined
}

/** How deep it lies: every level has stones of its own. */
function groundOf(tile: string): string {
  const large = largeRoom(tile)
  if (large !== undefined) return large.ground
  return /^(L2|M2|S-0[23])/.test(tile) ? 'deep' : 'upper'
}

/** A tile of the dungeon: flagstones, walls with doorways, what the room is, and what lies in it. */
export const Tile = memo(function Tile(props: TileProps) {
  const {
    tile,
    x,
    y,
    turns,
    opened = false,
    gold = 0,
    stairs = false,
    lit = false,
    docks = false,
    spawns = false,
  } = props
  const facts = tileFacts(tile)
  const box = boxOf({ tile, x, y })
  const floor = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }
  const middle = middleOf(box)
  const stones = stonesOf(tile, box)
  const walls = wallsOf(tile, x, y, turns)
  const sign = signOf(facts, opened)
  const corner = { x: box.x + box.width, y: box.y + box.height }
  return (
    <g className={`ma-tile ma-ground-${groundOf(tile)}`} data-lit={lit ? '' : undefined}>
      <rect className="ma-floor" {...floor} />
      <path className="ma-stone-light" d={stones.light} />
      <path className="ma-stone-dark" d={stones.dark} />
      <path className="ma-joints" d={stones.joints} />
      {sign !== undefined && (
        <Glyph
          name={sign}
          size={facts.side === 1 ? 50 : 76}
          x={middle.x}
          y={middle.y}
          className={`ma-room-sign ma-room-${sign}`}
        />
      )}
      {lit && <rect className="ma-torch" {...floor} />}
      <path className="ma-walls-base" d={walls} />
      <path className="ma-walls" d={walls} />
      <path className="ma-walls-top" d={walls} />
      {stairs && (
        <Glyph name="stairs" size={24} x={box.x + 24} y={box.y + 24} className="ma-room-sign ma-room-stairs" />
      )}
      {facts.side !== 1 && (
        <text className="ma-room-name" x={middle.x} y={box.y + 25}>
          {facts.name}
        </text>
      )}
      <Grimbolts faces={largeRoom(tile)?.grimbolts ?? []} x={corner.x - 20} y={corner.y - 20} />
      <Spawns kinds={facts.spawn} soon={spawns} x={box.x + 19} y={corner.y - 19} />
      {facts.dock !== undefined && !opened && (
        <Docks dock={facts.dock} live={docks} x={corner.x - 20} y={corner.y - 20} />
      )}
      {gold > 0 && <Gold gold={gold} x={corner.x - 20} y={box.y + 20} />}
    </g>
  )
})

interface TrapTileProps extends Pick<TileProps, 'tile' | 'x' | 'y' | 'docks'> {
  readonly live: boolean
}

/** A trap: four walls around spikes; turned face down once it is disarmed (MA-9.14). */
export const TrapTile = memo(function TrapTile({ tile, x, y, live, docks = false }: TrapTileProps) {
  const { dock } = tileFacts(tile)
  return (
    <g className="ma-trap" data-live={live ? '' : undefined} transform={`translate(${x * CELL} ${y * CELL})`}>
      <rect className="ma-trap-floor" x={6} y={6} width={CELL - 12} height={CELL - 12} rx={3} />
      <path className="ma-trap-slabs" d="M50 9V91M9 50H91M29 9V50M71 50V91" />
      {live && <Glyph name="trap" size={50} x={CELL / 2} y={42} className="ma-trap-spikes" />}
      {live && dock !== undefined && <Docks dock={dock} live={docks} x={CELL / 2 + 12} y={CELL - 20} />}
    </g>
  )
})
