import { at, type Cell } from '../content/cells.ts'
import type { Choice } from '../state/choices.ts'
import type { View } from '../state/view.ts'
import type { Lens } from './lens.ts'
import { pathOf } from './projection.ts'
import { placeOf } from './where.ts'

interface LightsProps {
  readonly lens: Lens
  readonly view: View
  /** Answers that the page speaks of, and where something happened that it speaks of. */
  readonly pointed: Choice | undefined
  readonly advised: Choice | undefined
  readonly nextBest: readonly Choice[]
  readonly recalled: readonly Cell[]
}

/** Lights up what something beside the board speaks of: an answer of the list, advice, a line of the log. */
export function Lights({ lens, view, pointed, advised, nextBest, recalled }: LightsProps) {
  const outline = (cells: readonly Cell[]) =>
    cells.map(cell => pathOf(lens.outline(cell, at(view.surface, cell)))).join('')
  const light = (name: string, d: string) => (d === '' ? undefined : <path className={`wm-light ${name}`} d={d} />)
  const best = placesOf(view, advised)
  const next = new Set(nextBest.flatMap(choice => placesOf(view, choice)).filter(cell => !best.includes(cell)))
  return (
    <g>
      {light('wm-light-next', outline([...next]))}
      {light('wm-light-advised', outline(best))}
      {light('wm-light-recalled', outline(recalled))}
      {light('wm-light-pointed', outline(placesOf(view, pointed)))}
    </g>
  )
}

function placesOf(view: View, choice: Choice | undefined): readonly Cell[] {
  const place = choice === undefined ? undefined : placeOf(view, choice)
  return place === undefined ? [] : [place]
}
