import { memo } from 'react'
import { ENEMIES, type EnemyKind } from '../content/enemies.ts'
import type { HeroId } from '../content/heroes.ts'
import { Heart } from './art/Tokens.tsx'
import { enemyArt, heroArt, seatOf } from './pieces.ts'

interface HeroFigureProps {
  readonly hero: HeroId
  readonly seat: number
  /** Looks to the left. */
  readonly turned?: boolean
  readonly active?: boolean
}

/** A Hero on the base of its seat: colour and shape. Stands on the origin. */
export const HeroFigure = memo(function HeroFigure({ hero, seat, turned = false, active = false }: HeroFigureProps) {
  const Art = heroArt(hero)
  const { colour, path } = seatOf(seat)
  return (
    <g className="pl-figure" color={colour}>
      <ellipse className="pl-figure-base" cx="0" cy="0" rx="25" ry="7" fill={colour} />
      {active && <path className="pl-figure-active" d="M-10-104H10L0-90Z" />}
      <g className="pl-figure-body" transform={turned ? 'scale(-1 1)' : undefined}>
        <Art />
      </g>
      <g transform="translate(-22 -6)">
        <path className="pl-figure-seat" d={path} fill={colour} />
      </g>
    </g>
  )
})

/** An Enemy, with the Wounds that its Attack deals and those that it takes. */
export const EnemyFigure = memo(function EnemyFigure({
  kind,
  damage,
  health,
}: {
  readonly kind: EnemyKind
  readonly damage: number
  readonly health: number
}) {
  const Art = enemyArt(kind)
  const { tier } = ENEMIES[kind]
  return (
    <g className={`pl-figure pl-figure-enemy${tier === 'Boss' ? ' pl-figure-boss' : ''}`}>
      <ellipse className="pl-figure-shadow" cx="0" cy="0" rx="28" ry="6" />
      <g className="pl-figure-body">
        <Art />
      </g>
      <g transform="translate(-33 -8)">
        <g className="pl-badge pl-badge-damage">
          <path d="M0-15L5-6L15-5L8 2L11 13L0 8L-11 13L-8 2L-15-5L-5-6Z" />
          <text y="6">{damage}</text>
        </g>
      </g>
      <g transform="translate(33 -10)">
        <g className="pl-badge pl-badge-health">
          <g transform="scale(.8)">
            <Heart />
          </g>
          <text y="5">{health}</text>
        </g>
      </g>
    </g>
  )
})

/** A figure in a card or beside a name. */
export function HeroIcon({ hero, seat }: { readonly hero: HeroId; readonly seat: number }) {
  const Art = heroArt(hero)
  return (
    <svg className="pl-portrait" viewBox="-40 -92 80 96" aria-hidden="true">
      <g className="pl-figure" color={seatOf(seat).colour}>
        <Art />
      </g>
    </svg>
  )
}

export function EnemyIcon({ kind }: { readonly kind: EnemyKind }) {
  const Art = enemyArt(kind)
  const boss = ENEMIES[kind].tier === 'Boss'
  return (
    <svg className="pl-portrait" viewBox={boss ? '-58 -122 116 130' : '-50 -94 100 100'} aria-hidden="true">
      <g className="pl-figure">
        <Art />
      </g>
    </svg>
  )
}
