import type { ReactNode } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { DOOR_CELLS, DOORS } from '../content/board.ts'
import { CELL, type Chart, outwards } from './chart.ts'

interface SpotProps {
  readonly chart: Chart
  readonly at: Point
  /** How many cells it is wide and high in the picture. */
  readonly wide?: number
  readonly high?: number
  readonly label: string
  readonly live?: boolean
  readonly pressed?: boolean
  /** Whether Tab stops here; a maze has more places than anybody wants to pass. */
  readonly tabbed?: boolean
  readonly name: string
  readonly className?: string
  onAct(): void
  onKey?(key: string): boolean
  onHover?(over: boolean): void
  /** Somebody has come to it by keyboard. */
  onReach?(): void
  readonly children?: ReactNode
}

/** A button that lies over a part of the maze. */
export function Spot(props: SpotProps) {
  const { chart, at, wide = 1, high = 1, live = true } = props
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <button
      type="button"
      className={props.className === undefined ? 'ed-spot' : `ed-spot ${props.className}`}
      data-spot={props.name}
      tabIndex={props.tabbed === false ? -1 : 0}
      data-live={live ? '' : undefined}
      aria-label={props.label}
      aria-pressed={props.pressed}
      style={{
        left: percent(at.x - (wide * CELL) / 2, chart.width),
        top: percent(at.y - (high * CELL) / 2, chart.height),
        width: percent(wide * CELL, chart.width),
        height: percent(high * CELL, chart.height),
      }}
      onClick={props.onAct}
      onKeyDown={event => {
        if (props.onKey?.(event.key)) event.preventDefault()
      }}
      onPointerEnter={() => props.onHover?.(true)}
      onPointerLeave={() => props.onHover?.(false)}
      onFocus={event => {
        props.onHover?.(true)
        if (event.currentTarget.matches(':focus-visible')) props.onReach?.()
      }}
      onBlur={() => props.onHover?.(false)}
    >
      {props.children}
    </button>
  )
}

type DoorSpotProps = Omit<SpotProps, 'at' | 'wide' | 'high' | 'name'> & { readonly door: number }

/** The button over a door, as long as the wall that the door stands in. */
export function DoorSpot({ door, ...props }: DoorSpotProps) {
  const cell = DOOR_CELLS[door]
  if (cell === undefined) return undefined
  const across = props.chart.along(outwards(cell)).x === 0
  return (
    <Spot
      {...props}
      name={`door ${DOORS[door]}`}
      at={props.chart.at(cell)}
      wide={across ? 2.4 : 0.95}
      high={across ? 0.95 : 2.4}
    />
  )
}
