import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react'
import { type How, howClicked } from '../../drawing/clicks.ts'
import { beside, byReading, NOWHERE, type Space, type Way } from '../state/spaces.ts'
import { CELL, cornerOf, type Tower, WIDTH } from './geometry.ts'

interface CellsProps {
  readonly tower: Tower
  /** All Spaces of the Map, row by row from the bottom. */
  readonly spaces: readonly Space[]
  /** The one Space that the Tab key stops at; arrow keys move it. */
  readonly cursor: Space
  /** The Spaces that answer the question. */
  readonly live: ReadonlySet<Space>
  label(space: Space): string
  onAct(space: Space, how: How): void
  /** Whether the keyboard moved the focus: then the tower follows, which a click must not cause. */
  onCursor(space: Space, byKey: boolean): void
  onHover(space: Space | undefined): void
  /** An arrow key with Shift makes a step of the Hero. */
  onStep(way: Way): void
  /** Handles keys other than arrows; gives true if the key was for the tower. */
  onKey(key: string): boolean
}

const ARROWS: { readonly [key: string]: Way } = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
}

/** Every Space of the Map as a real button: one stop for the Tab key, arrows within. */
export const Cells = memo(function Cells(props: CellsProps) {
  const { tower, spaces, cursor, live } = props
  const field = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ARROWS[event.key]
    if (way === undefined) {
      if (!props.onKey(event.key)) return
    } else if (event.shiftKey) props.onStep(way)
    else {
      const to = beside(cursor, way)
      if (to !== NOWHERE && spaces.includes(to)) {
        props.onCursor(to, true)
        focusSpace(field.current, to)
      }
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside
    <div
      ref={field}
      className="pl-cells"
      onKeyDown={press}
      onPointerOver={event => event.pointerType !== 'touch' && props.onHover(spaceOfElement(event.target))}
      onPointerLeave={event => event.pointerType !== 'touch' && props.onHover(undefined)}
    >
      {spaces.toSorted(byReading).map(space => (
        <button
          key={space}
          type="button"
          className="pl-cell"
          data-space={space}
          data-live={live.has(space) ? '' : undefined}
          tabIndex={space === cursor ? 0 : -1}
          aria-label={props.label(space)}
          style={placeOf(tower, space)}
          onClick={event => props.onAct(space, howClicked(event.nativeEvent))}
          onFocus={event => props.onCursor(space, event.currentTarget.matches(':focus-visible'))}
        />
      ))}
    </div>
  )
})

/** The place of a Space in the drawing, as fractions of its size. */
function placeOf(tower: Tower, space: Space): CSSProperties {
  const { x, y } = cornerOf(tower, space)
  return {
    left: `${(100 * x) / WIDTH}%`,
    top: `${(100 * y) / tower.height}%`,
    width: `${(100 * CELL) / WIDTH}%`,
    height: `${(100 * CELL) / tower.height}%`,
  }
}

export function spaceOfElement(target: EventTarget | null): Space | undefined {
  const space = target instanceof Element ? target.closest<HTMLElement>('[data-space]')?.dataset.space : undefined
  return space === undefined ? undefined : Number(space)
}

export function focusSpace(root: HTMLElement | null, space: Space): void {
  root?.querySelector<HTMLElement>(`button[data-space="${space}"]`)?.focus({ preventScroll: true })
}
