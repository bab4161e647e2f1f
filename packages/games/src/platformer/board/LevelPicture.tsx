import { memo } from 'react'
import { TILE_SIDE, TILES, type TileId } from '../content/tiles.ts'
import type { Level } from '../state/levels.ts'
import { COLUMNS, columnOf, LEVEL_ROWS, LEVEL_SPACES, rowOf } from '../state/spaces.ts'
import { Backdrop } from './art/Backdrop.tsx'
import {
  BossMark,
  Ladder,
  type Land,
  Passage,
  Pedestal,
  Portal,
  Slab,
  SpawnMark,
  Stall,
  Trap,
  Wall,
} from './art/Terrain.tsx'
import { CELL, INSIDE, wear } from './geometry.ts'

interface LevelPictureProps {
  readonly level: Level
  readonly number: number
  /** The floors of the Level above: a Ladder goes on through a laddered Platform. */
  readonly above: string
  /** Whether it is the lowest Level: its bottom Row counts as a Platform, drawn or not (PL-3.7). */
  readonly lowest: boolean
}

/** A revealed Level: both tiles, their edges and all that is printed on them. It has no moving parts. */
export const LevelPicture = memo(function LevelPicture({ level, number, above, lowest }: LevelPictureProps) {
  const spaces = Array.from({ length: LEVEL_SPACES }, (_, i) => i)
  const landOf = (i: number): Land => landsOf(level)[columnOf(i) < TILE_SIDE ? 0 : 1] ?? 'forest'
  const at = (i: number) => ({ x: columnOf(i) * CELL, y: (LEVEL_ROWS - 1 - rowOf(i)) * CELL })
  return (
    <g>
      {landsOf(level).map((land, side) => (
        <svg
          aria-hidden="true"
          key={side === 0 ? 'left' : 'right'}
          x={side * TILE_SIDE * CELL}
          y="0"
          width={TILE_SIDE * CELL}
          height={TILE_SIDE * CELL}
        >
          <Backdrop land={land} salt={wear(1000, number, side, saltOf(level.tiles[side]))} />
        </svg>
      ))}
      <path className="pl-seam" d={`M0 0H${INSIDE.width}`} />
      {spaces.map(i => (
        <g key={i} transform={`translate(${at(i).x} ${at(i).y})`}>
          <Feature sign={level.spaces.charAt(i)} land={landOf(i)} through={laddered(level, above, i)} />
        </g>
      ))}
      {spaces.map(i => (
        <g key={i} transform={`translate(${at(i).x} ${at(i).y})`}>
          <FloorOf level={level} at={i} land={landOf(i)} salt={wear(60, number, i)} />
          {lowest && i < COLUMNS && level.floors.charAt(i) === '.' && <path className="pl-bedrock" d="M0 97H100" />}
        </g>
      ))}
      {spaces.map(i => (
        <g key={i} transform={`translate(${at(i).x} ${at(i).y})`}>
          {isLadder(level.spaces.charAt(i)) && <Ladder land={landOf(i)} through={laddered(level, above, i)} />}
          {level.spaces.charAt(i) === 't' && <Trap land={landOf(i)} />}
        </g>
      ))}
      {spaces
        .filter(i => level.walls.charAt(i) === '|' && columnOf(i) < COLUMNS - 1)
        .map(i => (
          <g key={i} transform={`translate(${at(i).x + CELL} ${at(i).y})`}>
            <Wall land={landOf(i)} salt={wear(60, number, i, 3)} />
          </g>
        ))}
    </g>
  )
})

/** The set of the left and the right tile. A Level of a position in words is drawn as forest. */
export function landsOf(level: Level): Land[] {
  return level.tiles.map(id => (isTile(id) ? TILES[id].set : 'forest'))
}

const isTile = (id: string): id is TileId => Object.hasOwn(TILES, id)

const isLadder = (sign: string): boolean => sign === 'H' || sign === 'G' || sign === 'C'

function laddered(level: Level, above: string, i: number): boolean {
  const over = i + COLUMNS
  return (over < LEVEL_SPACES ? level.floors.charAt(over) : above.charAt(over - LEVEL_SPACES)) === '#'
}

function saltOf(tile: string | undefined): number {
  return (tile ?? '').split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
}

function Feature({ sign }: { readonly sign: string; readonly land: Land; readonly through: boolean }) {
  switch (sign) {
    case 's':
      return <Stall />
    case 'p':
      return <Portal />
    case 'e':
      return <SpawnMark />
    case 'B':
      return <BossMark />
    case '*':
      return <Pedestal />
    default:
      return undefined
  }
}

interface FloorProps {
  readonly level: Level
  readonly at: number
  readonly land: Land
  readonly salt: number
}

function FloorOf({ level, at, land, salt }: FloorProps) {
  const floor = level.floors.charAt(at)
  if (floor === '.') return undefined
  if (floor === '^') return <Passage />
  const solid = (i: number): boolean => {
    const there = level.floors.charAt(i)
    return rowOf(i) === rowOf(at) && (there === '=' || there === '#')
  }
  return <Slab land={land} salt={salt} left={solid(at - 1)} right={solid(at + 1)} />
}
