import type { ReactNode } from 'react'
import { tileName } from '../content/boards.ts'
import { boardOf, numbersOf } from '../state/content.ts'
import { NONE, ownerOf, type PawnId, STATS, type StatId } from '../state/state.ts'
import { readUse } from '../state/uses.ts'
import type { PawnView, View } from '../state/view.ts'
import type { Draft } from './draft.ts'
import { GlyphIcon } from './Glyph.tsx'
import { isModifier, kindTitle } from './kinds.ts'
import { EVERY_STAT, pawnGlyph, pawnName, sayValues, shortValues, sideClass, statGlyph, statName } from './pieces.ts'
import { TokenIcon } from './Token.tsx'

interface SheetCardProps {
  readonly view: View
  readonly pawn: PawnId
  /** As far as the story has got; as in the position if it is not said. */
  readonly health?: number | undefined
  /** What its owner is writing on it, before anything is handed in. */
  readonly draft?: Draft | undefined
  readonly children?: ReactNode
}

/** A pawn's sheet as a card: numbers for those who may know them, masks and what is possible for the others. */
export function SheetCard({ view, pawn, health, draft, children }: SheetCardProps) {
  const seen = view.pawns[pawn]
  if (seen === undefined) return undefined
  const left = health ?? seen.health
  const fallen = left === 0
  const state = fallen ? 'defeated' : seen.held ? 'held' : view.active === pawn ? 'active' : undefined
  return (
    <article
      className={`aa-card ${sideClass(ownerOf(pawn))}${view.active === pawn ? ' aa-card-active' : ''}${fallen ? ' aa-card-fallen' : ''}`}
      aria-label={`Sheet of ${pawnName(pawn)}`}
    >
      <header className="aa-card-head">
        <TokenIcon
          seat={ownerOf(pawn)}
          glyph={fallen ? 'grave' : pawnGlyph(pawn)}
          label={pawnName(pawn)}
          health={left}
          full={numbersOf(view).health}
          held={seen.held}
          fallen={fallen}
        />
        <span className="aa-card-title">
          {pawnName(pawn)}
          {state !== undefined && <small className={`aa-card-${state}-word`}>{state}</small>}
        </span>
        <span className="aa-card-health">
          <GlyphIcon name="heart" />
          {left}
          <span className="unseen"> health</span>
        </span>
      </header>
      <dl className="aa-stats">
        {EVERY_STAT.map(stat => (
          <Stat key={stat} seen={seen} stat={stat} drafted={draft?.[stat]} />
        ))}
      </dl>
      <Marks view={view} seen={seen} />
      {children}
    </article>
  )
}

interface StatProps {
  readonly seen: PawnView
  readonly stat: StatId
  readonly drafted: number | undefined
}

function Stat({ seen, stat, drafted }: StatProps) {
  const own = seen.secret?.stats[stat] ?? drafted
  const start = seen.secret?.start[stat]
  const possible = seen.possible[stat] ?? []
  const known = own ?? (possible.length === 1 ? possible[0] : undefined)
  const closed = seen.lastStat === stat
  return (
    <div className={`aa-stat${closed ? ' aa-stat-closed' : ''}`}>
      <dt>
        <GlyphIcon name={statGlyph(stat)} />
        <span className="aa-stat-name">
          {STATS[stat]}
          <span className="aa-stat-rest">{statName(stat).slice(3)}</span>
        </span>
        {closed && (
          <>
            <GlyphIcon name="lock" className="aa-stat-lock" />
            <span className="unseen">, closed this turn</span>
          </>
        )}
      </dt>
      <dd>
        {own !== undefined && possible.length === 1 && <Known />}
        {own !== undefined && start !== undefined && start !== own && (
          <span className="aa-stat-hint">
            <span className="aa-stat-rest">was </span>
            {start}
          </span>
        )}
        {known === undefined ? (
          <span className="aa-stat-masked">
            <span aria-hidden="true">{possible.length === 0 ? '?' : shortValues(possible)}</span>
            <span className="unseen">secret, {sayValues(possible)}</span>
          </span>
        ) : (
          <span className="aa-stat-value">{known}</span>
        )}
      </dd>
    </div>
  )
}

/** The others have worked this number out. */
function Known() {
  return (
    <svg
      className="aa-known"
      viewBox="0 0 24 24"
      role="img"
      aria-label="known to the others"
      data-tip="The others know this number"
    >
      <path d="M1 12C5 5 19 5 23 12C19 19 5 19 1 12Z" />
      <circle cx="12" cy="12" r="4" />
    </svg>
  )
}

/** From so few on it is worth saying how many sheets a pawn may have. */
const FEW_SHEETS = 60

function Marks({ view, seen }: { readonly view: View; readonly seen: PawnView }) {
  const { kinds } = boardOf(view)
  const spent = seen.uses.map(use => readUse(use).tile).filter(tile => kinds[tile] === 'meditation')
  const lines = [
    ...(seen.lastStat === NONE ? [] : [`${statName(seen.lastStat)} closed`]),
    ...(isModifier(seen.lastKind) ? [`${kindTitle(seen.lastKind)} closed`] : []),
    ...(spent.length > 0 ? [`meditated ${[...new Set(spent)].map(tileName).join(', ')}`] : []),
    ...(seen.secret === undefined && seen.sheets > 1 && seen.sheets <= FEW_SHEETS ? [`${seen.sheets} sheets fit`] : []),
  ]
  return lines.length === 0 ? undefined : <p className="aa-card-marks">{lines.join(' · ')}</p>
}
