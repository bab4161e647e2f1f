import { pawnsOf } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { useDrafts } from './drafts.ts'
import { sideClass } from './pieces.ts'
import { SheetCard } from './SheetCard.tsx'
import type { Stage } from './stage.ts'

interface WingProps {
  readonly seat: number
  readonly own: boolean
  /** It is the viewer's, who may be writing its sheets. */
  readonly mine: boolean
  readonly whose: string
  readonly view: View
  readonly stage: Stage
}

/** Beside a wide arena, a side's two sheets, one's own as they are written too: what one fights with lies in sight. */
export function Wing({ seat, own, mine, whose, view, stage }: WingProps) {
  const drafts = useDrafts()
  return (
    <section className={`aa-wing aa-wing-${own ? 'own' : 'foe'} ${sideClass(seat)}`} aria-label={whose}>
      <p className="aa-wing-title">
        <span className="aa-crest" aria-hidden="true" />
        {whose}
      </p>
      <div className="aa-cards">
        {pawnsOf(seat).map(pawn => (
          <SheetCard
            key={pawn}
            view={view}
            pawn={pawn}
            health={stage.actors[pawn]?.health}
            draft={mine ? drafts?.[pawn % 2] : undefined}
          />
        ))}
      </div>
    </section>
  )
}
