import { at, NOWHERE } from '../content/cells.ts'
import { FigurePiece } from './FigurePiece.tsx'
import { TALL } from './figures.ts'
import { middle, type Quarter } from './projection.ts'
import { hiddenShare } from './sight.ts'
import { Traveller } from './Traveller.tsx'
import { figureKey, type Things, type Travels } from './things.ts'

interface GhostProps {
  readonly quarter: Quarter
  readonly things: Things
  readonly travels: Travels
  readonly pace: number
}

/** The hidden part of the dog from which it is drawn through what stands before it. */
const SOME = 0.12

/** The dog behind something, as an outline through it: it is never lost from sight. */
export function Ghost({ quarter, things: { surface, hero }, travels, pace }: GhostProps) {
  if (hero === NOWHERE || hiddenShare(surface, quarter, hero, TALL.hero) <= SOME) return undefined
  return (
    <Traveller
      quarter={quarter}
      at={middle(quarter, hero, at(surface, hero))}
      travel={travels.get(figureKey('hero'))}
      pace={pace}
    >
      <g className="wm-ghost">
        <FigurePiece who="hero" />
      </g>
    </Traveller>
  )
}
