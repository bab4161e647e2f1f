import type { OpenAsk } from '@undercroft/kernel'
import { useState } from 'react'
import { sayCell, xOf, yOf } from '../cells.ts'
import { roomsBeside } from '../map.ts'
import type { Choice, Level, Masmorra } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import type { View } from '../view.ts'
import { Button } from './Button.tsx'
import { CELL, type Point } from './floor.ts'
import { ReachedRooms } from './Rooms.tsx'
import { Sign } from './Sign.tsx'
import { Tile } from './Tile.tsx'

interface PlacingProps {
  readonly ask: OpenAsk<Masmorra> | undefined
  readonly tile: string
  choose(choice: Choice): void
}

/** The corners, in cells, of all places where something may be laid now. */
export function placesOf(ask: PlacingProps['ask']): readonly Point[] {
  return (ask?.options ?? []).flatMap(choice =>
    choice[0] === 'place' || choice[0] === 'trap' ? [{ x: xOf(choice[1]), y: yOf(choice[1]) }] : [],
  )
}

/**
 * The tile being explored, and wherever it may lie. Touch a place to see it there; touch it again, or press R, to turn it; the
 * tick puts it down.
 */
export function Placing({ ask, tile, choose }: PlacingProps) {
  const spots = new Map<number, number[]>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] === 'place') spots.set(choice[1], [...(spots.get(choice[1]) ?? []), choice[2]])
  }
  const [at, setAt] = useState<{ readonly cell: number; readonly turn: number }>()
  const [first] = spots.keys()
  const here = at ?? { cell: first ?? 0, turn: 0 }
  const turnsHere = spots.get(here.cell)
  if (turnsHere === undefined) return undefined
  const { side, name } = tileFacts(tile)
  const size = Math.max(1, side) * CELL
  const turnOf = (cell: number, turns: readonly number[]) =>
    turns[cell === here.cell ? here.turn % turns.length : 0] ?? 0
  const touch = (cell: number) => setAt({ cell, turn: at?.cell === cell ? at.turn + 1 : 0 })
  const turnIt = () => setAt({ cell: here.cell, turn: here.turn + 1 })
  const turn = turnOf(here.cell, turnsHere)
  return (
    <>
      {[...spots].map(([cell, turns]) => (
        <Button
          key={cell}
          name={`place ${sayCell(cell)}`}
          label={`${name} at ${sayCell(cell)}, turned ${turnOf(cell, turns) * 90} degrees, ${turns.length} ways`}
          live
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
      </g>
      <g transform={`translate(${xOf(here.cell) * CELL + size / 2} ${yOf(here.cell) * CELL + size / 2})`}>
        {turnsHere.length > 1 && (
          <Button name="turn" label="Turn the tile" live onAct={turnIt} className="ma-knob">
            <circle cx={-24} cy={14} r={19} />
            <Sign name="turn" size={22} x={-24} y={14} />
          </Button>
        )}
        <Button
          name="put"
          label={`Put it down at ${sayCell(here.cell)}`}
          live
          onAct={() => choose(['place', here.cell, turn])}
          className="ma-knob ma-knob-main"
        >
          <circle cx={turnsHere.length > 1 ? 24 : 0} cy={14} r={19} />
          <path d="M-8 0l5 6 11-12" transform={`translate(${turnsHere.length > 1 ? 24 : 0} 14)`} />
        </Button>
      </g>
    </>
  )
}

interface TrapPlacingProps extends Pick<PlacingProps, 'ask' | 'choose'> {
  readonly view: View
  readonly level: Level
}

/** The cells where a revealed trap may lie (MA-9.1), and the rooms that it would reach from the one pointed at. */
export function TrapPlacing({ ask, view, level, choose }: TrapPlacingProps) {
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
          <Sign name="trap" size={40} x={CELL / 2} y={CELL / 2} className="ma-ghost-trap" />
          <Button
            name={`lay ${sayCell(cell)}`}
            label={`The trap at ${sayCell(cell)}`}
            live
            onAct={() => choose(['trap', cell])}
            onHover={over => setPointed(over ? cell : undefined)}
          >
            <rect className="ma-ghost-spot" x={6} y={6} width={CELL - 12} height={CELL - 12} rx={6} />
          </Button>
        </g>
      ))}
    </>
  )
}
