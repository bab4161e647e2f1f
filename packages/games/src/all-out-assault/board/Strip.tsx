import type { BoardProps } from '../../board.ts'
import { type AllOutAssault, NONE, type PawnId, pawnsOf, STARTING_HEALTH } from '../state.ts'
import { DieFace } from './Die.tsx'
import { GlyphIcon } from './Glyph.tsx'
import { pawnGlyph, pawnName, sideClass } from './pieces.ts'
import { TokenIcon } from './Token.tsx'

/** Below the board: both sides' pawns with the fallen among them, the round, and how long nobody has bled. */
export function Strip({ seen: { view } }: BoardProps<AllOutAssault>) {
  const rolled = view.active !== NONE && view.roll > 0
  return (
    <div className="aa-strip">
      <Side seat={0} view={view} />
      <div className="aa-strip-middle">
        {rolled && (
          <svg
            key={`${view.round} ${view.active}`}
            className="aa-strip-die"
            viewBox="-52 -52 104 104"
            role="img"
            aria-label={`${pawnName(view.active)} rolled ${view.roll}`}
          >
            <DieFace face={view.roll} size={100} />
          </svg>
        )}
        <span>
          {view.round === 0 ? 'Setup' : `Round ${view.round} of ${view.roundLimit}`}
          <small>{view.quiet === 0 ? 'blood was drawn' : `quiet for ${view.quiet} of ${view.quietLimit}`}</small>
        </span>
      </div>
      <Side seat={1} view={view} />
    </div>
  )
}

interface SideProps {
  readonly seat: number
  readonly view: BoardProps<AllOutAssault>['seen']['view']
}

function Side({ seat, view }: SideProps) {
  return (
    <ul
      className={`aa-strip-side ${sideClass(seat)}`}
      aria-label={`Pawns of ${seat === 0 ? 'A, crimson' : 'B, cobalt'}`}
    >
      {pawnsOf(seat).map((pawn: PawnId) => {
        const { tile = NONE, health = 0, held = false } = view.pawns[pawn] ?? {}
        const fallen = tile === NONE
        return (
          <li key={pawn} className={fallen ? 'aa-strip-fallen' : undefined}>
            <TokenIcon
              seat={seat}
              glyph={fallen ? 'grave' : pawnGlyph(pawn)}
              label={pawnName(pawn)}
              health={health}
              full={STARTING_HEALTH}
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
