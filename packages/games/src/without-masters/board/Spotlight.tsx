import type { Told } from '@undercroft/kernel'
import { at } from '../content/cells.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Lens } from './lens.ts'
import { cellsOf } from './where.ts'

/** What the Game Master's side does: the dog's player has not done it, and has to be shown where it happens. */
const THEIRS: readonly Told<WithoutMasters>['what'][] = ['enemyMoved', 'struck', 'dodged', 'spawned', 'ballGone']

interface SpotlightProps {
  readonly lens: Lens
  readonly view: View
  readonly news: Told<WithoutMasters> | undefined
}

/** The rest of the yard is dimmed while something happens in a part of it. */
export function Spotlight({ lens, view, news }: SpotlightProps) {
  const cell = news !== undefined && THEIRS.includes(news.what) ? cellsOf(view, news).at(-1) : undefined
  if (cell === undefined) return undefined
  const { x, y } = lens.middle(cell, at(view.surface, cell))
  return (
    <g className="wm-spotlight">
      <radialGradient id="wm-spot" gradientUnits="userSpaceOnUse" cx={x} cy={y - 16} r="230">
        <stop offset=".42" stopColor="#0d0a18" stopOpacity="0" />
        <stop offset="1" stopColor="#0d0a18" stopOpacity=".46" />
      </radialGradient>
      <rect x={-lens.width} y={-lens.height} width={3 * lens.width} height={3 * lens.height} fill="url(#wm-spot)" />
    </g>
  )
}
