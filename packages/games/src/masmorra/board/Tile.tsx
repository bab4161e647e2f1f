import { memo } from 'react'
import type { Dock } from '../content/docks.ts'
import type { RoomKind } from '../content/small-tiles.ts'
import { tileFacts } from '../tiles.ts'
import { type Box, boxOf, CELL, type Point, wallsOf } from './floor.ts'
import { Sign } from './Sign.tsx'
import type { SignName } from './signs.ts'

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

const SIGN_OF: { readonly [K in RoomKind]: SignName | undefined } = {
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

/** A tile of the dungeon: flagstones, walls with doorways, what the room is, and its docking space. */
export const Tile = memo(function Tile(props: TileProps) {
  const { tile, x, y, turns, opened = false, gold = 0, stairs = false, lit = false, docks = false, spawns } = props
  const facts = tileFacts(tile)
  const box = boxOf({ tile, x, y })
  const isSmall = facts.kind !== 'medium' && facts.kind !== 'large'
  const sign = isSmall ? SIGN_OF[facts.kind] : undefined
  return (
    <g className={`ma-tile ma-tile-${facts.kind}`} data-lit={lit ? '' : undefined}>
      <rect className="ma-floor" x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} />
      <path className="ma-flags" d={flagstones(box)} />
      {lit && <rect className="ma-torch" x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} />}
      <path className="ma-walls" d={wallsOf(tile, x, y, turns)} />
      {sign !== undefined && (
        <Sign
          name={sign}
          size={44}
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          className={opened ? 'ma-room-sign ma-spent' : 'ma-room-sign'}
        />
      )}
      {stairs && <Sign name="stairs" size={22} x={box.x + 24} y={box.y + 24} className="ma-room-sign" />}
      {!isSmall && (
        <text className="ma-room-name" x={box.x + box.width / 2} y={box.y + 24}>
          {facts.name}
        </text>
      )}
      {facts.spawn.map((kind, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a tile never changes
          key={i}
          className={`ma-spawn ma-spawn-${kind}`}
          data-soon={spawns ? '' : undefined}
          transform={`translate(${box.x + 19 + i * 19} ${box.y + box.height - 19})`}
        >
          <circle r={10} />
          <Sign name="spawn" size={15} />
        </g>
      ))}
      {facts.dock !== undefined && !opened && (
        <Docks dock={facts.dock} live={docks} x={box.x + box.width - 18} y={box.y + box.height - 18} />
      )}
      {gold > 0 && (
        <g className="ma-gold" transform={`translate(${box.x + box.width - 18} ${box.y + 18})`}>
          <circle r={9} />
          <text y={4}>{gold}</text>
        </g>
      )}
    </g>
  )
})

/** The docking space of a tile, its first die to the right. */
function Docks({ dock, live, x, y }: { dock: Dock; live: boolean } & Point) {
  return (
    <g className="ma-dock" data-live={live ? '' : undefined} transform={`translate(${x} ${y})`}>
      {dock.dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a tile never changes
        <g key={i} transform={`translate(${-i * 20} 0)`}>
          <rect x={-9} y={-9} width={18} height={18} rx={4} />
          {face === 'any' ? <text y={4}>?</text> : <Sign name={face} size={13} />}
        </g>
      ))}
    </g>
  )
}

/** Flagstones: the same for every tile of a size, and only for the eye. */
function flagstones({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let row = 1; row < height / 25; row++) {
    lines.push(`M${x + 6} ${y + row * 25}H${x + width - 6}`)
  }
  for (let row = 0; row < height / 25; row++) {
    for (let at = row % 2 === 0 ? 33 : 18; at < width - 8; at += 33) {
      lines.push(`M${x + at} ${y + Math.max(6, row * 25)}V${y + Math.min(height - 6, row * 25 + 25)}`)
    }
  }
  return lines.join('')
}

interface TrapTileProps extends Pick<TileProps, 'tile' | 'x' | 'y' | 'docks'> {
  readonly live: boolean
}

/** A trap: four walls around spikes; turned face down once it is disarmed (MA-9.14). */
export const TrapTile = memo(function TrapTile({ tile, x, y, live, docks = false }: TrapTileProps) {
  const facts = tileFacts(tile)
  return (
    <g className="ma-trap" data-live={live ? '' : undefined} transform={`translate(${x * CELL} ${y * CELL})`}>
      <rect className="ma-trap-floor" x={5} y={5} width={CELL - 10} height={CELL - 10} />
      {live && <Sign name="trap" size={46} x={CELL / 2} y={44} className="ma-trap-spikes" />}
      {live && facts.dock !== undefined && <Docks dock={facts.dock} live={docks} x={CELL / 2 + 10} y={CELL - 18} />}
    </g>
  )
})
