import type { CSSProperties } from 'react'
import { MenuList } from '../../drawing/MenuList.tsx'
import type { Point } from '../../drawing/shapes.ts'
import type { Deed } from './deeds.ts'

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
  // Beside the cell, so that what is about to happen there stays in sight.
  const west = at.x < width / 2
  const places = {
    '--wm-menu-top': `${Math.min(80, Math.max(20, (100 * at.y) / height))}%`,
    '--wm-menu-left': west ? `${(100 * (at.x + 56)) / width}%` : 'auto',
    '--wm-menu-right': west ? 'auto' : `${100 - (100 * (at.x - 56)) / width}%`,
  } as CSSProperties
  return (
    <MenuList title="What to do there" className="wm-menu" style={places} focus={focus} fleeting onClose={onClose}>
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
    </MenuList>
  )
}
