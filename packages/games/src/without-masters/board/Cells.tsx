import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent as ReactPointerEvent, useRef } from 'react'
import { type How, howClicked } from '../../drawing/clicks.ts'
import { CELLS, type Cell, next, OUTSIDE, readingOrder } from '../content/cells.ts'
import type { Heights } from '../state/terrain.ts'
import type { Flag } from './flags.ts'
import { boxPlace, type Lens, type Place } from './lens.ts'

export interface CellsProps {
  readonly lens: Lens
  readonly surface: Heights
  /** How tall the figure on a cell is drawn, if there is one. */
  readonly talls: ReadonlyMap<Cell, number>
  /** A flag stands for a cell that cannot be pointed at. */
  readonly flags: readonly Pick<Flag, 'cell' | 'box'>[]
  /** The one cell that the Tab key stops at; arrow keys move it. */
  readonly cursor: Cell
  /** Cells that answer the question. */
  readonly live: ReadonlySet<Cell>
  label(cell: Cell): string
  onAct(cell: Cell, how: How): void
  onCursor(cell: Cell): void
  onHover(cell: Cell | undefined): void
  /** Keys other than arrows; true if it was for the board. */
  onKey?(key: string, cell: Cell): boolean
  onDown?(cell: Cell, event: ReactPointerEvent): void
}

const IN_ORDER = Array.from({ length: CELLS }, (_, cell) => cell).sort((a, b) => readingOrder(a) - readingOrder(b))

/** Every cell as a real button in the shape of its column: one stop for the Tab key, arrows within. */
export const Cells = memo(function Cells(props: CellsProps) {
  const { lens, surface, talls, flags, cursor, live } = props
  const field = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = lens.arrow(event.key)
    if (way === undefined) {
      if (props.onKey?.(event.key, cursor) !== true) return
    } else {
      const to = next(cursor, way)
      if (to !== OUTSIDE) {
        props.onCursor(to)
        focusCell(field.current, to)
      }
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside
    <div
      ref={field}
      className="wm-cells"
      onKeyDown={press}
      onClick={event => {
        const cell = cellOfElement(event.target)
        if (cell !== undefined) props.onAct(cell, howClicked(event.nativeEvent))
      }}
      onPointerDown={event => {
        const cell = cellOfElement(event.target)
        if (cell !== undefined) props.onDown?.(cell, event)
      }}
      onPointerOver={event => event.pointerType !== 'touch' && props.onHover(cellOfElement(event.target))}
      onPointerLeave={() => props.onHover(undefined)}
    >
      {IN_ORDER.map(cell => {
        const sides = lens.sides(cell, surface)
        if (sides === undefined) return undefined
        return <span key={cell} className="wm-cell" data-cell={cell} aria-hidden="true" style={styleOf(sides)} />
      })}
      {flags.map(({ cell, box }) => (
        <span
          key={`flag ${cell}`}
          className="wm-cell"
          data-cell={cell}
          data-live={live.has(cell) ? '' : undefined}
          aria-hidden="true"
          style={styleOf(boxPlace(lens, box))}
        />
      ))}
      {IN_ORDER.map(cell => (
        <button
          key={cell}
          type="button"
          className="wm-cell"
          data-cell={cell}
          data-live={live.has(cell) ? '' : undefined}
          tabIndex={cell === cursor ? 0 : -1}
          aria-label={props.label(cell)}
          aria-disabled={!live.has(cell)}
          style={styleOf(lens.place(cell, surface, talls.get(cell) ?? 0))}
          onFocus={() => props.onCursor(cell)}
        />
      ))}
    </div>
  )
})

function styleOf({ left, top, width, height, clip, order }: Place): CSSProperties {
  return {
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: `${height}%`,
    clipPath: clip,
    zIndex: order,
  }
}

function cellOfElement(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  return cell === undefined ? undefined : Number(cell)
}

export function focusCell(root: HTMLElement | null, cell: Cell): void {
  root?.querySelector<HTMLElement>(`button[data-cell="${cell}"]`)?.focus()
}

/** The cell under a point of the screen, for things that are dragged. */
export function cellUnder(x: number, y: number): Cell | undefined {
  return cellOfElement(document.elementFromPoint(x, y))
}
