import { ownerOf, STARTING_HEALTH } from '../state.ts'
import { Die } from './Die.tsx'
import { type Clash, higherOf, sayClash } from './effects.ts'
import { GlyphIcon } from './Glyph.tsx'
import { pawnGlyph, pawnName, sideClass, statGlyph, statName } from './pieces.ts'
import type { Stage } from './stage.ts'
import { TokenIcon } from './Token.tsx'

/** A comparison, shown large while it happens: the stat, both values, who is higher, the die and the loss. */
export function ClashCard({ clash, stage }: { readonly clash: Clash; readonly stage: Stage }) {
  const higher = higherOf(clash)
  const sides = [clash.attacker, clash.defender] as const
  return (
    <div className="aa-clash" role="status">
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
              full={STARTING_HEALTH}
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
        {clash.die !== undefined && clash.loss !== undefined && <Die face={clash.die} />}
        {sayClash(clash, pawnName)}
      </p>
    </div>
  )
}
