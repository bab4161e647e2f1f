import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { howClicked } from '../../drawing/clicks.ts'
import { columnOf, rowOf, tileAt } from '../content/boards.ts'
import { type Ground, readingOrder } from './ground.ts'
import { cellAt, FRAME, sideOf, turnedStep } from './layout.ts'

export interface GridProps {
  readonly board: Ground
  /** The one tile that the Tab key stops at; arrow keys move it. */
  readonly cursor: number
  /** Tiles that answer the question. */
  readonly live: ReadonlySet<number>
  /** The tile that the advice is about, if any. */
  readonly advised: number | undefined
  /** The tile from which a way may be drawn by dragging, if any. */
  readonly drawFrom: number | undefined
  label(tile: number): string
  onAct(tile: number, how: 'click' | 'touch' | 'step'): void
  onCursor(tile: number): void
  onHover(tile: number | undefined): void
  /** Keys have gone to a tile, which has to be in sight; a pointer finds its own. */
  onLook(tile: number | undefined): void
  /** A step of a drawn way, by dragging or with Shift and an arrow. */
  onStep(tile: number, how: 'drag' | 'key'): void
  onDrop(): void
  onKey(key: string): boolean
}

/** To the right and upwards in the drawing. */
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
}

/** Every tile as a real button over the drawing: one stop for the Tab key, arrows within. */
export const Grid = memo(function Grid(props: GridProps) {
  const { board, cursor, drawFrom } = props
  const { size } = board
  const field = useRef<HTMLDivElement>(null)
  const dragged = useRef<number | undefined>(undefined)
  const inset = `${(100 * FRAME) / sideOf(size)}%`

  const under = (event: PointerEvent): number | undefined => {
    const box = field.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return undefined
    const scale = (sideOf(size) - 2 * FRAME) / box.width
    const point = { x: FRAME + (event.clientX - box.left) * scale, y: FRAME + (event.clientY - box.top) * scale }
    const cell = cellAt(point, board)
    return cell === undefined ? undefined : tileAt(cell.column, cell.row)
  }

  const down = (event: PointerEvent) => {
    props.onLook(undefined)
    if (drawFrom === undefined || event.button !== 0 || under(event) !== drawFrom) return
    event.stopPropagation() // a way is drawn, and the board is not pushed
    dragged.current = drawFrom
  }
  const move = (event: PointerEvent) => {
    if (dragged.current === undefined) return
    const tile = under(event)
    if (tile === undefined || tile === dragged.current) return
    // Only now: a capture from the start would take the click away from the pawn's own tile.
    field.current?.setPointerCapture(event.pointerId)
    dragged.current = tile
    props.onStep(tile, 'drag')
  }
  const up = () => {
    if (dragged.current !== undefined && dragged.current !== drawFrom) props.onDrop()
    dragged.current = undefined
  }

  const focus = (tile: number) => {
    props.onCursor(tile)
    props.onLook(tile)
    field.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined) {
      if (!props.onKey(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const [east, north] = turnedStep(arrow, board)
    const column = columnOf(cursor) + east
    const row = rowOf(cursor) + north
    if (column < 0 || row < 0 || column >= size || row >= size) return
    if (event.shiftKey) props.onStep(tileAt(column, row), 'key')
    else focus(tileAt(column, row))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way is drawn across many tiles, so the field listens for all of its buttons
    <div
      ref={field}
      className="aa-grid"
      style={{ inset, gridTemplateColumns: `repeat(${size}, 1fr)` }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      // A finger leaves with every tap: what its first tap showed has to stay for the second.
      onPointerLeave={event => event.pointerType !== 'touch' && props.onHover(undefined)}
      onKeyDown={press}
    >
      {readingOrder(board).map(tile => (
        <button
          key={tile}
          type="button"
          className="aa-tile"
          data-tile={tile}
          data-live={props.live.has(tile) ? '' : undefined}
          data-advised={tile === props.advised ? '' : undefined}
          data-draw={tile === drawFrom ? '' : undefined}
          tabIndex={tile === cursor ? 0 : -1}
          aria-label={props.label(tile)}
          onClick={event => {
            const touch = howClicked(event.nativeEvent) === 'touch'
            props.onAct(tile, event.shiftKey ? 'step' : touch ? 'touch' : 'click')
          }}
          onPointerEnter={event => event.pointerType !== 'touch' && props.onHover(tile)}
          onFocus={() => props.onCursor(tile)}
        />
      ))}
    </div>
  )
})
