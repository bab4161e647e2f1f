import { ownerOf } from '../state/state.ts'
import { type Clash, higherOf } from './effects.ts'
import { GlyphIcon } from './Glyph.tsx'
import { pawnName, sideClass, statGlyph, statName } from './pieces.ts'

/** The last comparison in a line, on the kerb where it hides no tile: for those who did not see it happen. */
export function LastClash({ clash }: { readonly clash: Clash }) {
  const higher = higherOf(clash)
  const [left, right] = clash.values
  return (
    <p className="aa-last">
      <span className="unseen">Last comparison: </span>
      <GlyphIcon name={statGlyph(clash.stat)} />
      {statName(clash.stat)}
      <span className={`aa-last-pawn ${sideClass(ownerOf(clash.attacker))}`}>{pawnName(clash.attacker)}</span>
      <b>
        {left} {higher === undefined ? '=' : higher === 0 ? '>' : '<'} {right}
      </b>
      <span className={`aa-last-pawn ${sideClass(ownerOf(clash.defender))}`}>{pawnName(clash.defender)}</span>
      {clash.loser !== undefined && (
        <b>
          {pawnName(clash.loser)} loses {clash.loss}
        </b>
      )}
    </p>
  )
}
