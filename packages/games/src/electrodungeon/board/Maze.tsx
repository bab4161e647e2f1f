import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import {
  BEFORE_DOOR,
  type Cell,
  CONNECTED,
  DOOR_CELLS,
  DOORS,
  GRID,
  HUB,
  HUB_CELLS,
  NUMBER_OF,
  OPENINGS,
  ROOM_CELLS,
  ROOMS,
  SPACES,
} from '../content/board.ts'
import { CELL, type Chart, COLUMNS, outwards, placed, ROWS } from './chart.ts'

/** The board itself: substrate, traces, corridors, numbers, chambers. It never changes in a game and is drawn once. */
export const Maze = memo(function Maze({ chart }: { readonly chart: Chart }) {
  const low = chart.at({ x: 0, y: 0 })
  const high = chart.at({ x: COLUMNS - 1, y: ROWS - 1 })
  const edge = CELL / 2 + 4
  return (
    <svg className="ed-maze" viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
      <Glass />
      <rect
        className="ed-substrate"
        x={low.x - edge}
        y={low.y - edge}
        width={high.x - low.x + 2 * edge}
        height={high.y - low.y + 2 * edge}
        rx={16}
      />
      <Traces chart={chart} />
      <path className="ed-corridor-edge" d={corridors(chart)} />
      <path className="ed-corridor" d={corridors(chart)} />
      <path className="ed-current" d={corridors(chart)} />
      {DOORS.map((door, index) => (
        <Alcove key={door} door={index} chart={chart} />
      ))}
      {ROOMS.map((letter, room) => (
        <Chamber key={letter} room={room} letter={letter} chart={chart} />
      ))}
      <Hub chart={chart} />
      {SPACES.map((cell, place) => (
        <Pad key={`${cell.x},${cell.y}`} at={chart.at(cell)} number={NUMBER_OF[place] ?? 0} />
      ))}
    </svg>
  )
})

function Glass() {
  return (
    <defs>
      <linearGradient id="ed-board" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" className="ed-board-lit" />
        <stop offset="1" className="ed-board-deep" />
      </linearGradient>
      <radialGradient id="ed-chamber" cx="0.5" cy="0.4" r="0.75">
        <stop offset="0" className="ed-chamber-lit" />
        <stop offset="1" className="ed-chamber-deep" />
      </radialGradient>
      <radialGradient id="ed-hub" cx="0.5" cy="0.5" r="0.6">
        <stop offset="0" className="ed-hub-lit" />
        <stop offset="1" className="ed-hub-deep" />
      </radialGradient>
    </defs>
  )
}

function corridors(chart: Chart): string {
  const lines: string[] = []
  for (const [place, others] of CONNECTED.entries()) {
    for (const other of others) {
      if (other < place) continue
      const from = placed(place, chart)
      const to = other === HUB ? hubEnd(from, chart) : placed(other, chart)
      lines.push(`M${from.x} ${from.y}L${to.x} ${to.y}`)
    }
  }
  for (const before of BEFORE_DOOR) {
    const door = BEFORE_DOOR.indexOf(before)
    const cell = DOOR_CELLS[door]
    if (cell === undefined) continue
    const from = placed(before, chart)
    const to = chart.at(cell)
    lines.push(`M${from.x} ${from.y}L${to.x} ${to.y}`)
  }
  return lines.join('')
}

/** The Hub's cell that a neighbouring space leads to. */
function hubEnd(from: Point, chart: Chart): Point {
  const ends = HUB_CELLS.map(cell => chart.at(cell))
  return ends.reduce((best, end) => (far(end, from) < far(best, from) ? end : best))
}

function far(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

function Pad({ at, number }: { readonly at: Point; readonly number: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect className="ed-pad" x={-17} y={-17} width={34} height={34} rx={9} />
      <text className="ed-number" y={6.5}>
        {number}
      </text>
    </g>
  )
}

/** A small room: an iron chamber between its two openings, with a gap in the wall towards each. */
function Chamber({ room, letter, chart }: { readonly room: number; readonly letter: string; readonly chart: Chart }) {
  const cell = ROOM_CELLS[room]
  if (cell === undefined) return undefined
  const at = chart.at(cell)
  const ways = (OPENINGS[room] ?? []).map(place => placed(place, chart))
  return (
    <g>
      {ways.map(way => (
        <path key={`${way.x},${way.y}`} className="ed-threshold" d={`M${at.x} ${at.y}L${way.x} ${way.y}`} />
      ))}
      <rect className="ed-chamber" x={at.x - 22} y={at.y - 22} width={44} height={44} rx={7} />
      <text className="ed-letter" x={at.x - 14} y={at.y - 9}>
        {letter}
      </text>
    </g>
  )
}

function Hub({ chart }: { readonly chart: Chart }) {
  const ends = HUB_CELLS.map(cell => chart.at(cell))
  const xs = ends.map(end => end.x)
  const ys = ends.map(end => end.y)
  const reach = 21
  const middle = placed(HUB, chart)
  return (
    <g>
      <rect
        className="ed-hub"
        x={Math.min(...xs) - reach}
        y={Math.min(...ys) - reach}
        width={Math.max(...xs) - Math.min(...xs) + 2 * reach}
        height={Math.max(...ys) - Math.min(...ys) + 2 * reach}
        rx={21}
      />
      <circle className="ed-hub-ring" cx={middle.x} cy={middle.y} r={15} />
      <circle className="ed-hub-ring" cx={middle.x} cy={middle.y} r={9} />
    </g>
  )
}

/** The side room behind a door, in the outer wall. What is known of it is drawn over it. */
function Alcove({ door, chart }: { readonly door: number; readonly chart: Chart }) {
  const cell = DOOR_CELLS[door]
  if (cell === undefined) return undefined
  const at = chart.at(cell)
  const out = chart.along(outwards(cell))
  const turn = (Math.atan2(out.y, out.x) * 180) / Math.PI + 90
  return (
    <path
      className={`ed-alcove ed-door-${DOORS[door]}`}
      d="M-17 22V14H-50A8 8 0 0 1 -58 6V-14A8 8 0 0 1 -50 -22H50A8 8 0 0 1 58 -14V6A8 8 0 0 1 50 14H17V22Z"
      transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
    />
  )
}

/** Printed circuits in the walls: only for the eye. Each wall's pattern follows from its place. */
function Traces({ chart }: { readonly chart: Chart }) {
  const walls = GRID.flatMap((row, y) =>
    Array.from(row, (sign, x) => ({ sign, x, y })).filter(({ sign, x, y }) => sign === '#' && inside({ x, y })),
  )
  return (
    <g className="ed-traces">
      {walls.map(cell => {
        const at = chart.at(cell)
        const kind = (cell.x * 7 + cell.y * 13) % 4
        return (
          <g key={`${cell.x},${cell.y}`} transform={`translate(${at.x} ${at.y}) rotate(${kind * 90})`}>
            <path d={TRACES[(cell.x * 5 + cell.y * 3) % TRACES.length]} />
            <circle cx={-12} cy={-4} r={2.2} />
            <circle cx={12} cy={9} r={2.2} />
          </g>
        )
      })}
    </g>
  )
}

const TRACES = [
  'M-12 -4H-2L6 4V9H12M-18 8H-6M4 -14V-8H14',
  'M-12 -4L0 8H12M-16 12H-8M2 -12H14V-4',
  'M-12 -4V6L-4 14M12 9L4 1H-4M8 -14V-6',
] as const

function inside({ x, y }: Cell): boolean {
  return x > 0 && y > 0 && x < COLUMNS - 1 && y < ROWS - 1
}
