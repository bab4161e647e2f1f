import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { useSecondPicture } from '../../drawing/useSecondPicture.ts'
import { CELLS, columnOf, DIRECTIONS, rowOf, SIZE } from '../content/cells.ts'
import { chance } from './Evening.tsx'
import { corners, ISO_HEIGHT, ISO_WIDTH, onPaper, pathOf, project, type Quarter } from './projection.ts'

const RIM = 0.62
const EDGE = 15

/** The board's wooden rim with letters, and the lawn. Changes only when the picture is turned. */
export const Ground = memo(function Ground({ quarter }: { readonly quarter: Quarter }) {
  const isSecond = useSecondPicture()
  const stripes = ['', '']
  let lines = ''
  for (let cell = 0; cell < CELLS; cell++) {
    const path = pathOf(corners(quarter, cell, 0))
    stripes[(columnOf(cell) + rowOf(cell)) % 2] += path
    lines += path
  }
  return (
    <g>
      <Rim quarter={quarter} />
      <path className="wm-lawn" d={stripes[0]} />
      <path className="wm-lawn wm-lawn-light" d={stripes[1]} />
      <path className="wm-lawn-lines" d={lines} />
      {isSecond && (
        <>
          <path className="wm-tufts" d={tufts(quarter)} />
          <path className="wm-flowers" d={flowers(quarter)} />
          <Names quarter={quarter} />
        </>
      )}
      <ellipse className="wm-glow" cx={ISO_WIDTH * 0.34} cy={ISO_HEIGHT * 0.46} rx="330" ry="190" fill="url(#wm-sun)" />
    </g>
  )
})

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
      {DIRECTIONS.map((name, way) => (
        <Compass key={name} quarter={quarter} name={name} way={way} />
      ))}
    </g>
  )
}

/** The letters and numbers on the planks. */
function Names({ quarter }: { readonly quarter: Quarter }) {
  return (
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
