import type { BoardProps } from '../../board.ts'
import { type Change, historyOf } from '../state/clues.ts'
import { type AllOutAssault, pawnsOf, SEATS } from '../state/state.ts'
import { ending } from '../words/ending.ts'
import { EVERY_PAWN, sideClass, statName } from './pieces.ts'
import { SheetCard } from './SheetCard.tsx'

const CAUSES = {
  red: 'Red Stat Swap',
  blue: 'Blue Stat Swap',
  injured: 'Injury',
  trained: 'Training',
} as const

/** The end: who won and by which rule, and all sheets with everything that changed them. */
export function Ending({ seen, sitters, openRule }: BoardProps<AllOutAssault>) {
  const { view, outcome } = seen
  if (outcome === undefined) return undefined
  const [winner] = outcome.winners
  const name = sitters.find(each => each.seat === winner)?.player ?? SEATS[winner ?? 0]
  const side = winner === undefined ? '' : sideClass(winner)
  return (
    <div className={`aa-ending ${side}`}>
      <h3>{winner === undefined ? 'A draw' : `${name} wins`}</h3>
      <p>
        {ending(
          outcome,
          sitters.map(({ player }) => player),
        )}{' '}
        <button type="button" className="aa-rule" onClick={() => openRule(outcome.by)}>
          {outcome.by}
        </button>
      </p>
      <p className="aa-ending-score">
        {[0, 1].map(seat => (
          <span key={seat} className={sideClass(seat)}>
            {SEATS[seat]}: {pawnsOf(seat).filter(pawn => (view.pawns[pawn]?.health ?? 0) > 0).length} standing,{' '}
            {pawnsOf(seat).reduce((sum, pawn) => sum + (view.pawns[pawn]?.health ?? 0), 0)} health
          </span>
        ))}
      </p>
      <div className="aa-cards aa-cards-all">
        {EVERY_PAWN.map(pawn => (
          <SheetCard key={pawn} view={view} pawn={pawn}>
            <History changes={changesOf(view.pawns[pawn])} />
          </SheetCard>
        ))}
      </div>
    </div>
  )
}

function changesOf(pawn: BoardProps<AllOutAssault>['seen']['view']['pawns'][number] | undefined): Change[] {
  if (pawn?.secret === undefined) return []
  return historyOf({ ...pawn.secret, clues: pawn.clues })
}

function History({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="aa-history">Never changed.</p>
  return (
    <ol className="aa-history">
      {changes.map(({ round, what, stat, was, is }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a history is never reordered
        <li key={i}>
          Round {round}: {statName(stat)} {was} → {is}
          <small>{what in CAUSES ? CAUSES[what as keyof typeof CAUSES] : what}</small>
        </li>
      ))}
    </ol>
  )
}
