import { seatShape } from '../../drawing/seats.ts'
import type { HeroId } from '../content/heroes.ts'
import { Glyph } from './Glyph.tsx'

/** The colour of a player, for all that the styles paint in it. */
export function seatStyle(player: number) {
  return { '--ma-seat': seatShape(player).colour }
}

interface CrestProps {
  readonly player: number
  readonly hero: HeroId | 'none'
}

/** A Hero's sign in the shape and the colour of its player, around the middle. */
export function Crest({ player, hero }: CrestProps) {
  return (
    <g className="ma-crest" style={seatStyle(player)}>
      <path className="ma-crest-body" d={seatShape(player).path} />
      {hero !== 'none' && <Glyph name={hero} size={18.5} className="ma-crest-sign" />}
    </g>
  )
}

/** The same in a line of text or on a button. */
export function CrestIcon(crest: CrestProps) {
  return (
    <svg viewBox="-18 -18 36 36" className="ma-crest-icon" aria-hidden="true">
      <Crest {...crest} />
    </svg>
  )
}
