import { useEffect, useRef } from 'react'
import type { Choice } from '../state.ts'
import type { Chart, Point } from './chart.ts'
import type { Deed } from './deeds.ts'

interface MenuProps {
  readonly title: string
  readonly deeds: readonly Deed[]
  readonly chart: Chart
  readonly at: Point
  choose(choice: Choice): void
  onClose(): void
}

/** What can be done at a place where more than one thing can. */
export function Menu({ title, deeds, chart, at, choose, onClose }: MenuProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('button')?.focus(), [])
  const left = at.x > chart.width / 2
  const above = at.y > chart.height / 2
  return (
    <div
      ref={root}
      className="ed-menu"
      role="menu"
      aria-label={title}
      tabIndex={-1}
      style={{
        [left ? 'right' : 'left']: `${(100 * (left ? chart.width - at.x : at.x)) / chart.width}%`,
        [above ? 'bottom' : 'top']: `${(100 * (above ? chart.height - at.y : at.y)) / chart.height}%`,
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {deeds.map(({ choice, says }) => (
        <button
          key={says}
          type="button"
          role="menuitem"
          className="ed-button"
          onClick={() => {
            onClose()
            choose(choice)
          }}
        >
          {says}
        </button>
      ))}
      <button type="button" role="menuitem" className="ed-button ed-menu-close" onClick={onClose}>
        Not now
      </button>
    </div>
  )
}
