import { type ReactNode, useRef } from 'react'
import type { Lens } from '../../drawing/camera/camera.ts'
import { useCamera } from '../../drawing/camera/useCamera.ts'
import type { Box, Point } from '../../drawing/shapes.ts'
import { CELL, type Chart } from './chart.ts'
import { Maze } from './Maze.tsx'
import { NARROW } from './useChart.ts'

interface FieldProps {
  /** What a screen reader calls it. */
  readonly name: string
  readonly chart: Chart
  /** What matters now: the camera goes there where it cannot see the whole maze. */
  readonly focus: Point
  readonly pace: number
  /** How many pixels at the top lie under something else. */
  readonly covered: number
  /** As much of the maze as can be made out is seen, also on a phone. */
  readonly whole?: boolean
  /** What lies on the maze. */
  readonly children: ReactNode
  /** Buttons on places of the maze. */
  readonly spots: ReactNode
  /** What lies over the picture and does not grow with it; `within` says where a point is, in parts of the frame. */
  over?(within: (point: Point) => Point): ReactNode
}

/** A cell is never smaller than 32 pixels. */
const LENS: Lens = { nearest: 0.35, farthest: CELL / 32 }
/** On a phone a cell is as large as a finger wants it. */
const ON_PHONE = { near: 0.35, far: 1, farthest: 1 }
/** Elsewhere the whole maze is seen, as far as it can be made out. */
const ON_DESK = { near: 0.35, far: LENS.farthest, farthest: LENS.farthest }
/** How much around the focus has to be in sight. */
const AROUND = 1.5 * CELL

/** The maze as far as its frame reaches, to be pushed about and pulled nearer; it stays with what matters. */
export function Field({ name, chart, focus, pace, covered, whole = false, children, spots, over }: FieldProps) {
  const picture = useRef<SVGSVGElement>(null)
  const camera = useCamera(picture, {
    all: { x: 0, y: 0, width: chart.width, height: chart.height },
    focus: { x: focus.x - AROUND, y: focus.y - AROUND, width: 2 * AROUND, height: 2 * AROUND },
    lens: LENS,
    limits: width => ({
      covered: { top: covered, left: 0, bottom: 0 },
      ...(width <= NARROW && !whole ? ON_PHONE : ON_DESK),
    }),
    still: false,
    pace,
  })
  const shot = boxOf(camera.viewBox)
  return (
    <section
      className="ed-field"
      aria-label={name}
      onKeyDown={event => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && camera.press(event.key)) event.preventDefault()
      }}
      {...camera.handlers}
    >
      <svg
        ref={picture}
        className="ed-maze"
        viewBox={camera.viewBox}
        style={{ '--ed-unit': camera.scale.toFixed(3) }}
        role="presentation"
      >
        <svg className="ed-drawing" aria-hidden="true">
          <Maze chart={chart} />
          {children}
        </svg>
        <foreignObject width={chart.width} height={chart.height}>
          <div className="ed-spots">{spots}</div>
        </foreignObject>
      </svg>
      {over?.(({ x, y }) => ({ x: (x - shot.x) / shot.width, y: (y - shot.y) / shot.height }))}
      <div className="ed-camera">
        <button type="button" aria-label="Nearer" onClick={() => camera.zoom(1 / 1.3)}>
          +
        </button>
        <button type="button" aria-label="Further away" onClick={() => camera.zoom(1.3)}>
          −
        </button>
        <button type="button" aria-label="Follow the play" title="Follow the play" onClick={camera.follow}>
          ◎
        </button>
      </div>
    </section>
  )
}

function boxOf(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) }
}
