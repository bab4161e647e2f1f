import { type CSSProperties, useEffect, useRef } from 'react'
import type { Deed } from './deeds.ts'
import type { Point } from './projection.ts'

interface MenuProps {
  readonly at: Point
  /** The size of the drawing that `at` is a point of. */
  readonly width: number
  readonly height: number
  readonly deeds: readonly Deed[]
  /** Whether the keyboard goes there at once. */
  readonly focus: boolean
  onPick(deed: Deed): void
  onLook(deed: Deed): void
  onClose(): void
}

/** Where a cell can be meant in more than one way, such as to climb a crate or to push it, one says which. */
export function Menu({ at, width, height, deeds, focus, onPick, onLook, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) list.current?.querySelector('button')?.focus()
  }, [focus])
  const step = (by: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const now = buttons.findIndex(each => each.matches(':focus'))
    buttons[(now + by + buttons.length) % buttons.length]?.focus()
  }
  // Beside the cell, so that what is about to happen there stays in sight.
  const west = at.x < width / 2
  const places = {
    '--wm-menu-top': `${Math.min(80, Math.max(20, (100 * at.y) / height))}%`,
    '--wm-menu-left': west ? `${(100 * (at.x + 56)) / width}%` : 'auto',
    '--wm-menu-right': west ? 'auto' : `${100 - (100 * (at.x - 56)) / width}%`,
  } as CSSProperties
  return (
    <div
      ref={list}
      className="wm-menu"
      role="menu"
      aria-label="What to do there"
      tabIndex={-1}
      style={places}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
        else if (event.key === 'ArrowDown') step(1)
        else if (event.key === 'ArrowUp') step(-1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      {deeds.map(deed => (
        <button
          key={deed.text}
          type="button"
          role="menuitem"
          onClick={() => onPick(deed)}
          onFocus={() => onLook(deed)}
          onPointerEnter={() => onLook(deed)}
        >
          {deed.text}
        </button>
      ))}
    </div>
  )
}
