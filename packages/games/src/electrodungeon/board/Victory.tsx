import type { Seen } from '@undercroft/kernel'
import { BEFORE_DOOR, HUB } from '../content/board.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'
import { CELL, type Chart, placed } from './chart.ts'

const RAYS = 14

/** The end as a moment: light breaks in where somebody got out, or the lightning has the whole maze for itself. */
export function Victory({ seen, chart }: { readonly seen: Seen<ElectroDungeon>; readonly chart: Chart }) {
  const { view, outcome } = seen
  const masters = outcome?.winners.includes(MOF) ?? false
  const exit = view.doors.findIndex(({ card }) => card === 'lock')
  const at = placed(masters ? HUB : (BEFORE_DOOR[exit] ?? HUB), chart)
  return (
    <g className="ed-victory" data-masters={masters ? '' : undefined} transform={`translate(${at.x} ${at.y})`}>
      <g className="ed-victory-rays">
        {Array.from({ length: RAYS }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: rays of one light
            key={i}
            d={`M0 0L${-0.55 * CELL} ${-9 * CELL}H${0.55 * CELL}Z`}
            transform={`rotate(${(360 * i) / RAYS})`}
          />
        ))}
      </g>
      <circle className="ed-victory-core" r={0.9 * CELL} />
    </g>
  )
}
