import { memo } from 'react'
import { type Fall, falls } from '../rules/10-gravity/falls.ts'
import type { View } from '../state/view.ts'
import { Heart } from './art/Tokens.tsx'
import { feetOf } from './Figures.tsx'
import type { Tower } from './geometry.ts'
import { enemyArt, heroArt, seatOf } from './pieces.ts'
import { figureKey } from './stage.ts'

/** Shows where everybody would land at the end of this Turn, and what the fall would cost. */
export const Ghosts = memo(function Ghosts({ tower, view }: { readonly tower: Tower; readonly view: View }) {
  return (
    <g className="pl-ghosts">
      {falls(view, 'step', 0).map(fall => (
        <Ghost key={figureKey(fall.figure)} tower={tower} view={view} fall={fall} />
      ))}
    </g>
  )
})

interface GhostProps {
  readonly tower: Tower
  readonly view: View
  readonly fall: Fall
}

export function Ghost({ tower, view, fall }: GhostProps) {
  const from = feetOf(tower, fall.from)
  const to = feetOf(tower, fall.to)
  return (
    <g>
      <path className="pl-ghost-line" d={`M${from.x} ${from.y + 6}V${to.y - 14}`} />
      <path className="pl-ghost-tip" d={`M${to.x - 10} ${to.y - 20}L${to.x} ${to.y - 6}L${to.x + 10} ${to.y - 20}`} />
      <g transform={`translate(${to.x} ${to.y})`}>
        {!fall.faints && (
          <g className="pl-ghost">
            <GhostBody view={view} fall={fall} />
          </g>
        )}
        {fall.wounds > 0 && <WoundTag wounds={fall.wounds} faints={fall.faints} />}
      </g>
    </g>
  )
}

function GhostBody({ view, fall: { figure } }: Pick<GhostProps, 'view' | 'fall'>) {
  if (figure.who === 'enemy') {
    const Art = enemyArt(figure.kind)
    return <Art />
  }
  const hero = view.players[figure.seat]?.hero ?? 'none'
  if (hero === 'none') return undefined
  const Art = heroArt(hero)
  return (
    <g color={seatOf(figure.seat).colour}>
      <Art />
    </g>
  )
}

/** The Hearts that a fall costs, and whether they are the last. */
export function WoundTag({ wounds, faints }: { readonly wounds: number; readonly faints: boolean }) {
  return (
    <g className="pl-wound-tag" transform="translate(0 -58)">
      <rect x={faints ? -46 : -30} y="-17" width={faints ? 92 : 60} height="32" rx="16" />
      <g transform={`translate(${faints ? -28 : 12} -1) scale(.62)`}>
        <Heart />
      </g>
      <text x={faints ? 12 : -12} y="6">
        {faints ? 'faints' : `−${wounds}`}
      </text>
    </g>
  )
}
