import { memo } from 'react'
import { UNITS } from '../content/units.ts'
import { Dog } from './Dog.tsx'
import { BADGE, badgeOf, type Cast, castOf, type Who } from './figures.ts'
import { Mower } from './Mower.tsx'
import { Raccoon } from './Raccoon.tsx'

/** A disc for the Hero's side, a shield for the Game Master's. */
const BASES: Readonly<Record<Cast, string>> = {
  hero: 'M-22 0A22 12 0 1 1 22 0A22 12 0 1 1-22 0Z',
  light: 'M-21-6C-12-7-6-9 0-12C6-9 12-7 21-6C21 3 11 9 0 13C-11 9-21 3-21-6Z',
  heavy: 'M-24-6C-14-7-7-10 0-13C7-10 14-7 24-6C24 4 12 11 0 15C-12 11-24 4-24-6Z',
}

export interface FigureState {
  readonly who: Who
  readonly damage?: number
  /** The damage that kills it. */
  readonly life?: number
  /** Has done all it may this turn. */
  readonly spent?: boolean
  /** May be attacked from 1 higher or lower (WM-7.7). */
  readonly dugIn?: boolean
  readonly flinches?: boolean
  readonly mood?: Mood | undefined
}

/** How somebody takes what has come of them. */
export type Mood = 'cheers' | 'beaten'

/** A figure on its base, standing on 0, 0. */
export const FigurePiece = memo(function FigurePiece(state: FigureState) {
  const { who, damage = 0, life = UNITS.heavy.toughness, spent = false, dugIn = false, flinches = false, mood } = state
  const cast = castOf(who)
  return (
    <g className={`wm-figure wm-figure-${cast}`} data-spent={spent ? '' : undefined}>
      <ellipse cx="3" cy="3" rx="27" ry="14" fill="url(#wm-shadow)" />
      <path className="wm-base-low" d={BASES[cast]} transform="translate(0 3.500)" />
      <path className="wm-base" d={BASES[cast]} />
      <g className={flinches ? 'wm-body wm-flinches' : 'wm-body'} data-mood={mood}>
        {cast === 'hero' ? <Dog /> : cast === 'light' ? <Raccoon /> : <Mower />}
      </g>
      {who !== 'hero' && (
        <g className="wm-badge" transform={`translate(${BADGE.dx} ${BADGE.dy})`}>
          <rect x="-10" y="-7.5" width="20" height="15" rx="7.5" />
          <text y="4.200">{badgeOf(who)}</text>
        </g>
      )}
      {cast === 'heavy' && (
        <g className="wm-life" transform="translate(-20 5)">
          {Array.from({ length: life }, (_, i) => i).map(i => (
            <path key={i} data-lost={i < damage ? '' : undefined} d={`M${i * 9} -5l4 5l-4 5l-4-5Z`} />
          ))}
        </g>
      )}
      {dugIn && (
        <path className="wm-dug" d="M-25 4C-20-4-15 5-10-1C-4 6 3-2 9 3C14-3 20 5 25 2L24 11C8 17-10 17-24 11Z" />
      )}
      {spent && <path className="wm-spent" d="M-5-58H5L-5-48H5" />}
    </g>
  )
})
