import type { BoardProps } from '../../board.ts'
import type { Masmorra } from '../state/state.ts'
import { burstOf } from './bursts.ts'
import type { Standing } from './standing.ts'

interface BurstsProps extends Pick<BoardProps<Masmorra>, 'seen' | 'showing' | 'pace'> {
  readonly standing: Standing
}

/** Wounds, XP and gold rise once from the figure that they concern; nothing is shown with motion off. */
export function Bursts({ seen, showing, pace, standing }: BurstsProps) {
  if (pace === 0) return undefined
  return (
    <g className="ma-bursts">
      {showing.map((news, i) => {
        const burst = burstOf(news, seen.view)
        if (burst === undefined) return undefined
        const spot = 'foe' in burst.at ? standing.foes.get(burst.at.foe) : standing.heroes.get(burst.at.hero)
        if (spot === undefined) return undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is told only grows until the next part begins
          <g key={i} transform={`translate(${spot.x} ${spot.y - 14})`}>
            <text className={`ma-burst ma-burst-${burst.tone}`}>{burst.text}</text>
          </g>
        )
      })}
    </g>
  )
}
