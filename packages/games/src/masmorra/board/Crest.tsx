import { seatShape } from '../../drawing/seats.ts'
import type { HeroId } from '../content/heroes.ts'
import { figureOf } from './art/index.tsx'

/** The colour of a player, for all that the styles paint in it. */
export function seatStyle(player: number) {
  return { '--ma-seat': seatShape(player).colour }
}

interface CrestProps {
  readonly player: number
  readonly hero: HeroId | 'none'
}

/** A Hero's head before the shape and the colour of its player: in a line of text or on a button. */
export function CrestIcon({ player, hero }: CrestProps) {
  return (
    <svg viewBox="-18 -18 36 36" className="ma-crest-icon" style={seatStyle(player)} aria-hidden="true">
      <path className="ma-crest-body" d={seatShape(player).path} transform="scale(1.120)" />
      {hero !== 'none' && (
        <svg
          className="ma-crest-head"
          x={-17}
          y={-19}
          width={34}
          height={31}
          viewBox="-23 -57 46 42"
          aria-hidden="true"
        >
          {figureOf(hero)}
        </svg>
      )}
    </svg>
  )
}

/** All of the Hero, as on its card. */
export function HeroPortrait({ player, hero }: { readonly player: number; readonly hero: HeroId }) {
  return (
    <svg viewBox="-36 -66 72 84" className="ma-portrait" style={seatStyle(player)} aria-hidden="true">
      <ellipse className="ma-shade" cx={3} cy={6} rx={28} ry={8} />
      <path className="ma-base-edge" d={seatShape(player).path} transform="translate(0 4) scale(1.800 0.680)" />
      <path className="ma-base" d={seatShape(player).path} transform="scale(1.800 0.680)" />
      <g className="ma-figure">{figureOf(hero)}</g>
    </svg>
  )
}
