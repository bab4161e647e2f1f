import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { useSecondPicture } from '../../drawing/useSecondPicture.ts'
import {
  BEFORE_DOOR,
  CONNECTED,
  DOOR_CELLS,
  DOORS,
  HUB,
  HUB_CELLS,
  NUMBER_OF,
  OPENINGS,
  ROOM_CELLS,
  ROOMS,
  SPACES,
} from '../content/board.ts'
import { CELL, type Chart, MARGIN, outwards, placed } from './chart.ts'

/** The board itself: substrate, traces, corridors, numbers, chambers. It never changes in a game and is drawn once. */
export const Maze = memo(function Maze({ chart }: { readonly chart: Chart }) {
  const isSecond = useSecondPicture()
  return (
    <g>
      <Glass />
      <rect className="ed-substrate" x={-BEYOND} y={-BEYOND} width={3 * BEYOND} height={3 * BEYOND} />
      <rect className="ed-circuits" x={-BEYOND} y={-BEYOND} width={3 * BEYOND} height={3 * BEYOND} />
      <ellipse
        className="ed-night-light"
        cx={chart.width / 2}
        cy={chart.height / 2}
        rx={chart.width * 0.72}
        ry={chart.height * 0.78}
      />
      <path className="ed-corridor-edge" d={corridors(chart)} />
      <path className="ed-corridor" d={corridors(chart)} />
      <path className="ed-current" d={corridors(chart)} />
      {isSecond && (
        <>
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
        </>
      )}
    </g>
  )
})

/** How far the board goes on beyond the maze: further than any frame shows. */
const BEYOND = 2400

function Glass() {
  return (
    <defs>
      <Circuits />
      <radialGradient id="ed-night">
        <stop offset="0" className="ed-board-lit" />
        <stop offset="0.7" className="ed-board-lit" stopOpacity="0.75" />
        <stop offset="1" className="ed-board-lit" stopOpacity="0" />
      </radialGradient>
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

/** Printed circuits in the walls and beyond them, only for the eye: a pattern of three by three cells, laid on the grid. */
function Circuits() {
  return (
    <pattern id="ed-circuits" width={3 * CELL} height={3 * CELL} patternUnits="userSpaceOnUse" x={MARGIN} y={MARGIN}>
      <g className="ed-traces">
        {Array.from({ length: 9 }, (_, i) => {
          const [x, y] = [(i % 3) + 0.5, Math.floor(i / 3) + 0.5]
          return (
            <g key={`${x} ${y}`} transform={`translate(${x * CELL} ${y * CELL}) rotate(${((i * 7) % 4) * 90})`}>
              <path d={TRACES[(i * 5 + Math.floor(i / 3)) % TRACES.length]} />
              <circle cx={-12} cy={-4} r={2.2} />
              <circle cx={12} cy={9} r={2.2} />
            </g>
          )
        })}
      </g>
    </pattern>
  )
}

const TRACES = [
  'M-12 -4H-2L6 4V9H12M-18 8H-6M4 -14V-8H14',
  'M-12 -4L0 8H12M-16 12H-8M2 -12H14V-4',
  'M-12 -4V6L-4 14M12 9L4 1H-4M8 -14V-6',
] as const
