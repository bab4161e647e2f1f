import { Die } from '../../drawing/Die.tsx'
import type { Point } from '../../drawing/shapes.ts'
import { NONE, ownerOf, type PawnId } from '../state/state.ts'
import { type Clash, higherOf, sayClash } from './effects.ts'
import { GlyphIcon } from './Glyph.tsx'
import { type Ground, spot } from './ground.ts'
import { placeBeside, sideOf } from './layout.ts'
import { pawnGlyph, pawnName, sideClass, statGlyph, statName } from './pieces.ts'
import type { Stage } from './stage.ts'
import { TokenIcon } from './Token.tsx'

const CENTRE: Point = { x: 0.5, y: 0.5 }

interface ClashCardProps {
  readonly clash: Clash
  readonly stage: Stage
  readonly board: Ground
  /** The health that pawns began with. */
  readonly full: number
}

/** A comparison, shown large while it happens: the stat, both values, who is higher, the die and the loss. */
export function ClashCard({ clash, stage, board, full }: ClashCardProps) {
  const higher = higherOf(clash)
  const sides = [clash.attacker, clash.defender] as const
  const [one, other] = [spotOf(clash.attacker), spotOf(clash.defender)]
  const { above } = placeBeside(one ?? CENTRE, other ?? one ?? CENTRE)
  return (
    <div
      className={`aa-clash ${above ? 'aa-clash-above' : 'aa-clash-below'}`}
      role="status"
      data-tells={above ? 'below' : 'above'}
    >
      <p className="aa-clash-stat">
        <GlyphIcon name={statGlyph(clash.stat)} />
        {statName(clash.stat)}
      </p>
      <div className="aa-clash-sides">
        {sides.map((pawn, i) => (
          <div
            key={pawn}
            className={`aa-clash-side ${sideClass(ownerOf(pawn))}${higher === i ? ' aa-clash-higher' : ''}`}
          >
            <TokenIcon
              seat={ownerOf(pawn)}
              glyph={pawnGlyph(pawn)}
              label={pawnName(pawn)}
              health={stage.actors[pawn]?.health ?? 0}
              full={full}
            />
            <span className="aa-clash-value">{clash.values[i]}</span>
            <span className="aa-clash-role">{i === 0 ? 'attacks' : 'defends'}</span>
          </div>
        ))}
        <span className="aa-clash-sign" aria-hidden="true">
          {higher === undefined ? '=' : higher === 0 ? '>' : '<'}
        </span>
      </div>
      <p className="aa-clash-end">
        {clash.die !== undefined && clash.loss !== undefined && (
          <Die className="aa-die aa-die-icon" face={clash.die} label={`die: ${clash.die}`} />
        )}
        {sayClash(clash, pawnName)}
      </p>
    </div>
  )

  function spotOf(pawn: PawnId): Point | undefined {
    const tile = stage.actors[pawn]?.tile ?? NONE
    const { x, y } = spot(board, tile)
    const side = sideOf(board.size)
    return tile === NONE ? undefined : { x: x / side, y: y / side }
  }
}
