import { Menu as AnyMenu } from '../../drawing/Menu.tsx'
import type { Point } from '../../drawing/shapes.ts'
import type { Choice } from '../state/state.ts'
import type { Chart } from './chart.ts'
import type { Deed } from './deeds.ts'

interface MenuProps {
  readonly title: string
  readonly deeds: readonly Deed[]
  readonly chart: Chart
  readonly at: Point
  choose(choice: Choice): void
  onClose(): void
}

const CLASSES = { menu: 'ed-menu', item: 'ed-button', close: 'ed-menu-close' }

/** What can be done at a place where more than one thing can, beside that place. */
export function Menu({ chart, at, ...menu }: MenuProps) {
  const left = at.x > chart.width / 2
  const above = at.y > chart.height / 2
  return (
    <AnyMenu
      {...menu}
      classes={CLASSES}
      style={{
        [left ? 'right' : 'left']: `${(100 * (left ? chart.width - at.x : at.x)) / chart.width}%`,
        [above ? 'bottom' : 'top']: `${(100 * (above ? chart.height - at.y : at.y)) / chart.height}%`,
      }}
    />
  )
}
