import { Die } from '../../drawing/Die.tsx'
import { numbersOf } from '../state/content.ts'
import { NONE, type PawnId, pawnsOf } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { GlyphIcon } from './Glyph.tsx'
import { pawnGlyph, pawnName, sayQuiet, sayRound, sideClass } from './pieces.ts'
import type { Stage } from './stage.ts'
import { TokenIcon } from './Token.tsx'

interface StripProps {
  readonly view: View
  readonly stage: Stage
}

/** Below the board: both sides' pawns with the fallen among them, the round, and how long nobody has bled. */
export function Strip({ view, stage }: StripProps) {
  const full = numbersOf(view).health
  const rolled = stage.active !== NONE && stage.roll > 0
  return (
    <div className="aa-strip">
      <Side seat={0} stage={stage} full={full} />
      <div className="aa-strip-middle">
        {rolled && (
          <Die
            key={`${view.round} ${stage.active}`}
            className="aa-die aa-strip-die"
            face={stage.roll}
            label={`${pawnName(stage.active)} rolled ${stage.roll}`}
          />
        )}
        <span>
          {sayRound(view)}
          {sayQuiet(view) !== undefined && <small>{sayQuiet(view)}</small>}
        </span>
      </div>
      <Side seat={1} stage={stage} full={full} />
    </div>
  )
}

interface SideProps {
  readonly seat: number
  readonly stage: Stage
  readonly full: number
}

function Side({ seat, stage, full }: SideProps) {
  return (
    <ul
      className={`aa-strip-side ${sideClass(seat)}`}
      aria-label={`Pawns of ${seat === 0 ? 'A, crimson' : 'B, cobalt'}`}
    >
      {pawnsOf(seat).map((pawn: PawnId) => {
        const { tile = NONE, health = 0, held = false } = stage.actors[pawn] ?? {}
        const fallen = tile === NONE || health === 0
        return (
          <li key={pawn} className={fallen ? 'aa-strip-fallen' : undefined}>
            <TokenIcon
              seat={seat}
              glyph={fallen ? 'grave' : pawnGlyph(pawn)}
              label={pawnName(pawn)}
              health={health}
              full={full}
              held={held}
              fallen={fallen}
            />
            <span className="aa-strip-text">
              {pawnName(pawn)}
              <small>
                {fallen ? 'defeated' : held ? 'held' : <GlyphIcon name="heart" />}
                {!fallen && !held && health}
              </small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
