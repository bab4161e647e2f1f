import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, next, WAY_OF } from '../content/cells.ts'
import type { View } from '../state/view.ts'
import type { Deeds } from './deeds.ts'
import { pushOf } from './foresight.ts'
import type { Lens } from './lens.ts'
import { hiddenShare } from './sight.ts'

interface ArrowsProps {
  readonly lens: Lens
  readonly view: View
  readonly deeds: Deeds
}

/** What the steps and pushes around the Hero are: up, down, or against a crate. */
export function PushArrows({ lens, view, deeds }: ArrowsProps) {
  // An arrow for a cell that something stands before would seem to lie on that.
  const isBuried = (cell: Cell): boolean =>
    lens.kind === 'picture' && hiddenShare(view.surface, lens.quarter, cell, 1) > 0
  return (
    <g>
      {[...deeds].flatMap(([cell, there]) =>
        there.map(({ choice, walk, text }) => {
          const height = at(view.surface, cell)
          const { x, y } = lens.middle(cell, height)
          if (choice[0] === 'step' && walk === undefined) {
            const rise = height - at(view.surface, view.hero)
            if (rise === 0 || isBuried(cell)) return undefined
            const d = rise > 0 ? 'M-7 4L0-5L7 4Z' : 'M-7-4L0 5L7-4Z'
            return <path key={text} className="wm-step-arrow" d={d} transform={`translate(${x + 15} ${y - 5})`} />
          }
          const push = pushOf(view, choice)
          if (push === undefined || choice[0] !== 'push' || isBuried(cell)) return undefined
          const bottom = push.crate.bottom
          const from = lens.middle(view.hero, bottom)
          const to = lens.middle(next(cell, WAY_OF[choice[1]]), bottom)
          return <Chevron key={text} from={from} to={to} />
        }),
      )}
    </g>
  )
}

/** A double arrow before the crate, pointing where it would go. */
function Chevron({ from, to }: { readonly from: Point; readonly to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const x = from.x + (to.x - from.x) * 0.76
  const y = from.y + (to.y - from.y) * 0.76 - 5
  return (
    <g className="wm-push-arrow" transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d="M-12-9L-2 0L-12 9M0-9L10 0L0 9" />
    </g>
  )
}
