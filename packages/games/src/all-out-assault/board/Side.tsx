import type { BoardProps } from '../../board.ts'
import { type AllOutAssault, opponentOf, pawnsOf, SEATS } from '../state/state.ts'
import { useDrafts } from './drafts.ts'
import { sayQuiet, sayRound, sideClass } from './pieces.ts'
import { SheetCard } from './SheetCard.tsx'
import { useStage } from './stage.ts'

/** Beside the board: one's own sheets first, then what is known of the other side's. */
export function Side({ seen, viewer, sitters, showing }: BoardProps<AllOutAssault>) {
  const { view } = seen
  const stage = useStage(view, showing)
  const drafts = useDrafts()
  const near = viewer === 'spectator' ? 0 : viewer
  return (
    <div className="aa-panel">
      {[near, opponentOf(near)].map(seat => {
        const player = sitters.find(each => each.seat === seat)?.player
        const whose = seat === viewer ? 'Your sheets' : player === undefined ? `Side ${SEATS[seat]}` : player
        return (
          <section key={seat} className={`aa-panel-side ${sideClass(seat)}`} aria-label={whose}>
            <h3>
              <span className="aa-crest" aria-hidden="true" />
              {whose}
              <small className="aa-panel-tag">{seat === 0 ? 'A, crimson' : 'B, cobalt'}</small>
            </h3>
            <div className="aa-cards">
              {pawnsOf(seat).map(pawn => (
                <SheetCard
                  key={pawn}
                  view={view}
                  pawn={pawn}
                  health={stage.actors[pawn]?.health}
                  draft={seat === viewer ? drafts?.[pawn % 2] : undefined}
                />
              ))}
            </div>
          </section>
        )
      })}
      <p className="aa-panel-foot">{[sayRound(view), sayQuiet(view)].filter(says => says !== undefined).join(' · ')}</p>
    </div>
  )
}
