import { useEffect, useRef } from 'react'
import type { Choice } from '../state.ts'
import type { Deed } from './deeds.ts'

interface MenuProps {
  readonly title: string
  readonly deeds: readonly Deed[]
  choose(choice: Choice): void
  onClose(): void
}

/** What can be done with a thing with which more than one thing can. */
export function Menu({ title, deeds, choose, onClose }: MenuProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={root}
      className="ma-menu"
      role="menu"
      aria-label={title}
      tabIndex={-1}
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
          className="ma-act"
          onClick={() => {
            onClose()
            choose(choice)
          }}
        >
          {says}
        </button>
      ))}
      <button type="button" role="menuitem" className="ma-act ma-act-quiet" onClick={onClose}>
        Not now
      </button>
    </div>
  )
}
