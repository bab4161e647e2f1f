import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { CELLS, columnOf, DIRECTIONS, rowOf, SIZE } from '../content/cells.ts'
import { corners, ISO_HEIGHT, ISO_WIDTH, onPaper, pathOf, project, type Quarter } from './projection.ts'

const RIM = 0.62
const EDGE = 15

/** The evening around the board, its wooden rim with letters, and the lawn. Changes only when the picture is turned. */
export const Ground = memo(function Ground({ quarter }: { readonly quarter: Quarter }) {
  const stripes = ['', '']
  let lines = ''
  for (let cell = 0; cell < CELLS; cell++) {
    const path = pathOf(corners(quarter, cell, 0))
    stripes[(columnOf(cell) + rowOf(cell)) % 2] += path
    lines += path
  }
  return (
    <g>
      <Evening />
      <Rim quarter={quarter} />
      <path className="wm-lawn" d={stripes[0]} />
      <path className="wm-lawn wm-lawn-light" d={stripes[1]} />
      <path className="wm-lawn-lines" d={lines} />
      <path className="wm-tufts" d={tufts(quarter)} />
      <path className="wm-flowers" d={flowers(quarter)} />
      <ellipse
        className="wm-glow"
        clipPath="url(#wm-frame)"
        cx={ISO_WIDTH * 0.34}
        cy={ISO_HEIGHT * 0.46}
        rx="330"
        ry="190"
        fill="url(#wm-sun)"
      />
    </g>
  )
})

/** Behind the board: a low sun, the neighbours' fence, lamps on a string. */
function Evening() {
  const pickets = Array.from({ length: 44 }, (_, i) => {
    const x = i * 21 - 4
    const y = 112 + 10 * Math.sin(i * 2.1)
    return `M${x} 250V${y + 8}L${x + 7} ${y}L${x + 14} ${y + 8}V250Z`
  }).join('')
  return (
    <g clipPath="url(#wm-frame)">
      <rect width={ISO_WIDTH} height={ISO_HEIGHT} fill="url(#wm-sky)" />
      <circle cx="92" cy="86" r="170" fill="url(#wm-sun)" />
      <path className="wm-pickets" d={pickets} />
      <path className="wm-yard-end" d={`M0 214Q${ISO_WIDTH / 2} 168 ${ISO_WIDTH} 214V${ISO_HEIGHT}H0Z`} />
      <path className="wm-fringe" d={FRINGE} />
      <path className="wm-sparks" d={SPARKS} />
      <path className="wm-wire" d={`M0 34Q110 92 236 48Q${ISO_WIDTH / 2} 8 600 48Q724 92 ${ISO_WIDTH} 34`} />
      <path className="wm-lamps" d="M34 50v9M84 64v9M140 69v9M196 60v9M640 62v9M698 70v9M756 63v9M808 48v9" />
    </g>
  )
}

/** High grass in the two corners before the board, and what glows in it. */
const FRINGE = Array.from({ length: 70 }, (_, i) => {
  const left = i % 2 === 0
  const far = (i >> 1) * 8
  const x = left ? far : ISO_WIDTH - far
  const high = 46 * (1 - far / 300) + 16 * chance(i + 3)
  const lean = (chance(i + 40) - 0.5) * 22
  return `M${x - 4} ${ISO_HEIGHT}Q${x} ${ISO_HEIGHT - high / 2} ${x + lean} ${ISO_HEIGHT - high}Q${x + 3} ${ISO_HEIGHT - high / 2} ${x + 5} ${ISO_HEIGHT}Z`
}).join('')

const SPARKS =
  'M52 452h.1M112 520h.1M178 486h.1M36 548h.1M230 556h.1M700 528h.1M764 470h.1M826 524h.1M792 560h.1M838 430h.1'

/** The board's frame: two planks towards the eye with the names of columns and rows, and the four directions. */
function Rim({ quarter }: { readonly quarter: Quarter }) {
  const outer = [
    onPaper(-RIM, -RIM, 0),
    onPaper(SIZE + RIM, -RIM, 0),
    onPaper(SIZE + RIM, SIZE + RIM, 0),
    onPaper(-RIM, SIZE + RIM, 0),
  ]
  const [l, f, r] = outer as [Point, Point, Point, Point]
  const down = ({ x, y }: Point): Point => ({ x, y: y + EDGE })
  return (
    <g>
      <path
        className="wm-board-shadow"
        d={pathOf([l, r, { x: r.x + 6, y: r.y + 22 }, { x: f.x, y: f.y + 34 }, { x: l.x - 6, y: l.y + 22 }])}
      />
      <path className="wm-rim-left" d={pathOf([l, f, down(f), down(l)])} />
      <path className="wm-rim-right" d={pathOf([f, r, down(r), down(f)])} />
      <path fill="url(#wm-grain-left)" d={pathOf([l, f, down(f), down(l)])} />
      <path fill="url(#wm-grain-right)" d={pathOf([f, r, down(r), down(f)])} />
      <path className="wm-rim-top" d={pathOf(outer)} />
      <path fill="url(#wm-grain-top)" d={pathOf(outer)} />
      <path className="wm-edge" d={pathOf([l, f, r], false)} />
      <g className="wm-names">
        {Array.from({ length: SIZE }, (_, i) => {
          const name = 'abcdefghijkl'[i] ?? ''
          return (
            <g key={name}>
              <Name at={project(quarter, i + 0.5, -RIM / 2, 0)} text={name} />
              <Name at={project(quarter, i + 0.5, SIZE + RIM / 2, 0)} text={name} />
              <Name at={project(quarter, -RIM / 2, i + 0.5, 0)} text={String(i + 1)} />
              <Name at={project(quarter, SIZE + RIM / 2, i + 0.5, 0)} text={String(i + 1)} />
            </g>
          )
        })}
      </g>
      {DIRECTIONS.map((name, way) => (
        <Compass key={name} quarter={quarter} name={name} way={way} />
      ))}
    </g>
  )
}

function Name({ at, text }: { readonly at: Point; readonly text: string }) {
  return (
    <text x={at.x} y={at.y + 4.5}>
      {text}
    </text>
  )
}

/** A direction at the middle of its side, on a small enamel sign. */
function Compass({ quarter, name, way }: { readonly quarter: Quarter; readonly name: string; readonly way: number }) {
  const off = RIM + 0.62
  const half = SIZE / 2
  const place = [
    [half, SIZE + off],
    [SIZE + off, half],
    [half, -off],
    [-off, half],
  ][way] as [number, number]
  const { x, y } = project(quarter, place[0], place[1], 0)
  return (
    <g className={name === 'N' ? 'wm-sign wm-sign-north' : 'wm-sign'} transform={`translate(${x} ${y})`}>
      <circle r="12.500" />
      <text y="5">{name}</text>
    </g>
  )
}

/** Between 0 and 1, and the same each time. */
function chance(seed: number): number {
  const h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  return (((h ^ (h >>> 15)) * 2246822519) >>> 0) / 4294967296
}

function tufts(quarter: Quarter): string {
  return Array.from({ length: 90 }, (_, i) => {
    const { x, y } = project(quarter, chance(i) * SIZE, chance(i + 500) * SIZE, 0)
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-2-5m2 5l.5-6.500m-.5 6.500l3-4.500`
  }).join('')
}

function flowers(quarter: Quarter): string {
  return Array.from({ length: 26 }, (_, i) => {
    const { x, y } = project(quarter, chance(i + 90) * SIZE, chance(i + 990) * SIZE, 0)
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.1`
  }).join('')
}
