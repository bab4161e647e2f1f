import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Box } from '../../drawing/shapes.ts'
import { useAdvised } from '../../drawing/useAdvised.ts'
import { tileFacts } from '../content/tiles.ts'
import { type Cell, sayCell, xOf, yOf } from '../state/cells.ts'
import { cellsOf, roomsBeside } from '../state/map.ts'
import type { Level, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { spoken } from '../words/spoken.ts'
import { Button } from './Button.tsx'
import { Doorways } from './Doorways.tsx'
import { CELL } from './floor.ts'
import { Glyph } from './Glyph.tsx'
import { ReachedRooms } from './Rooms.tsx'
import { Tile } from './Tile.tsx'
import { doorwaysWith } from './walls.ts'

interface PlacingProps extends Pick<BoardProps<Masmorra>, 'ask' | 'seen' | 'choose' | 'advised' | 'pointed' | 'point'> {
  readonly tile: string
  readonly view: View
  readonly level: Level
  /** The door that one has gone through, by the cell behind it. */
  readonly door: Cell | undefined
  /** Units that one pixel shows: what is touched does not become too small for a finger. */
  readonly scale: number
}

/** All places on a level where something may be laid now. */
export function placesOf({ ask, seen }: Pick<BoardProps<Masmorra>, 'ask' | 'seen'>, level: Level): readonly Box[] {
  const frame = seen.frames.at(-1)
  if ((frame?.phase !== 'place' && frame?.phase !== 'placeTrap') || frame.level !== level) return []
  const side = CELL * (frame.phase === 'place' ? Math.max(1, tileFacts(frame.tile).side) : 1)
  return (ask?.options ?? []).flatMap(choice =>
    choice[0] === 'place' || choice[0] === 'trap'
      ? [{ x: xOf(choice[1]) * CELL, y: yOf(choice[1]) * CELL, width: side, height: side }]
      : [],
  )
}

/**
 * The tile being explored, and wherever it may lie. Touch a place to see it there; touch it again, or press R, to turn
 * it; the tick puts it down.
 */
export function Placing(props: PlacingProps) {
  const { ask, seen, tile, view, level, choose, scale, door, advised, pointed, point } = props
  const spots = new Map<number, number[]>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] === 'place') spots.set(choice[1], [...(spots.get(choice[1]) ?? []), choice[2]])
  }
  const [at, setAt] = useState<{ readonly cell: number; readonly turn: number }>()
  const told = pointed?.[0] === 'place' ? pointed : undefined
  useAdvised(advised, choice => {
    if (choice[0] === 'place') setAt({ cell: choice[1], turn: spots.get(choice[1])?.indexOf(choice[2]) ?? 0 })
  })
  const { side } = tileFacts(tile)
  const [first] = [...spots.keys()].sort((a, b) => Number(isBehind(b)) - Number(isBehind(a)))
  const shown = told === undefined ? at : { cell: told[1], turn: spots.get(told[1])?.indexOf(told[2]) ?? 0 }
  const here = shown ?? { cell: first ?? 0, turn: 0 }
  const turnsHere = spots.get(here.cell)
  if (turnsHere === undefined) return undefined
  const size = Math.max(1, side) * CELL
  const turnOf = (cell: number, turns: readonly number[]) =>
    turns[cell === here.cell ? here.turn % turns.length : 0] ?? 0
  const touch = (cell: number) => setAt({ cell, turn: at?.cell === cell ? at.turn + 1 : 0 })
  const turnIt = () => setAt({ cell: here.cell, turn: here.turn + 1 })
  const turn = turnOf(here.cell, turnsHere)
  const knob = Math.max(1, scale / KNOB_SCALE)
  const saying = (cell: number, turned: number) => spoken(['place', cell, turned], seen)
  return (
    <>
      {[...spots].map(([cell, turns]) => (
        <Button
          key={cell}
          name={`place ${sayCell(cell)}`}
          label={`${saying(cell, turnOf(cell, turns))}; ${turns.length} ${turns.length === 1 ? 'way' : 'ways'} to lay it`}
          live
          onHover={over => point?.(over ? ['place', cell, turnOf(cell, turns)] : undefined)}
          pressed={cell === here.cell}
          onAct={() => touch(cell)}
          onKey={key => {
            if (key !== 'r' && key !== 'R') return false
            touch(cell)
            return true
          }}
        >
          <rect className="ma-ghost-spot" x={xOf(cell) * CELL} y={yOf(cell) * CELL} width={size} height={size} />
        </Button>
      ))}
      <g className="ma-ghost">
        <Tile tile={tile} x={xOf(here.cell)} y={yOf(here.cell)} turns={turn} lit />
        <Doorways doors={doorwaysWith(view, level, tile, xOf(here.cell), yOf(here.cell), turn)} level={level} />
      </g>
      <g transform={`translate(${xOf(here.cell) * CELL} ${yOf(here.cell) * CELL})`}>
        {turnsHere.length > 1 && (
          <Button name="turn" label="Turn the tile" live onAct={turnIt} className="ma-knob">
            <g transform={`translate(${KNOB} ${KNOB}) scale(${knob})`}>
              <circle r={19} />
              <Glyph name="turn" size={22} x={0} y={0} />
            </g>
          </Button>
        )}
        <Button
          name="put"
          label={`Put it down: ${saying(here.cell, turn)}`}
          live
          onAct={() => choose(['place', here.cell, turn])}
          className="ma-knob ma-knob-main"
        >
          <g transform={`translate(${size - KNOB} ${KNOB}) scale(${knob})`}>
            <circle r={19} />
            <path d="M-8 0l5 6 11-12" />
          </g>
        </Button>
      </g>
    </>
  )

  /** Whether a tile that lies there is behind the door. */
  function isBehind(cell: number): boolean {
    return door !== undefined && cellsOf(Math.max(1, side), xOf(cell), yOf(cell)).includes(door)
  }
}

/** How far the knobs are from the corners of the tile: what is printed on it stays in sight. */
const KNOB = 12
/** From here on they grow with what one pixel shows: a finger finds 27 pixels. */
const KNOB_SCALE = 1.4

type TrapPlacingProps = Omit<PlacingProps, 'tile' | 'scale' | 'door'>

/** The cells where a revealed trap may lie (MA-9.1), and the rooms that it would reach from the one pointed at. */
export function TrapPlacing({ ask, seen, view, level, choose, point }: TrapPlacingProps) {
  const [pointed, setPointed] = useState<number>()
  const cells = (ask?.options ?? []).flatMap(choice => (choice[0] === 'trap' ? [choice[1]] : []))
  const trap = { tile: '', level, live: true }
  return (
    <>
      {pointed !== undefined && cells.includes(pointed) && (
        <ReachedRooms
          view={view}
          rooms={roomsBeside({ rooms: view.rooms, traps: [{ ...trap, x: xOf(pointed), y: yOf(pointed) }] }, 0)}
        />
      )}
      {cells.map(cell => (
        <g key={cell} className="ma-trap-spot" transform={`translate(${xOf(cell) * CELL} ${yOf(cell) * CELL})`}>
          <Glyph name="trap" size={40} x={CELL / 2} y={CELL / 2} className="ma-ghost-trap" />
          <Button
            name={`lay ${sayCell(cell)}`}
            label={spoken(['trap', cell], seen)}
            live
            onAct={() => choose(['trap', cell])}
            onHover={over => {
              setPointed(over ? cell : undefined)
              point?.(over ? ['trap', cell] : undefined)
            }}
          >
            <rect className="ma-ghost-spot" x={6} y={6} width={CELL - 12} height={CELL - 12} rx={6} />
          </Button>
        </g>
      ))}
    </>
  )
}
