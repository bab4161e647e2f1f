import type { ReactNode } from 'react'
import { boards, tileName } from '../content/boards.ts'
import { readUse } from '../facts.ts'
import { NONE, ownerOf, type PawnId, STARTING_HEALTH, type StatId } from '../state.ts'
import type { PawnView, View } from '../view.ts'
import { GlyphIcon } from './Glyph.tsx'
import { isModifier, kindTitle } from './kinds.ts'
import { EVERY_STAT, pawnGlyph, pawnName, sayValues, shortValues, sideClass, statGlyph, statName } from './pieces.ts'
import { TokenIcon } from './Token.tsx'

interface SheetCardProps {
  readonly view: View
  readonly pawn: PawnId
  readonly children?: ReactNode
}

/** A pawn's sheet as a card: numbers for those who may know them, masks and what is possible for the others. */
export function SheetCard({ view, pawn, children }: SheetCardProps) {
  const seen = view.pawns[pawn]
  if (seen === undefined) return undefined
  const fallen = seen.tile === NONE
  const state = fallen ? 'defeated' : seen.held ? 'held' : view.active === pawn ? 'active' : undefined
  return (
    <section
      className={`aa-card ${sideClass(ownerOf(pawn))}${view.active === pawn ? ' aa-card-active' : ''}${fallen ? ' aa-card-fallen' : ''}`}
      aria-label={`Sheet of ${pawnName(pawn)}`}
    >
      <header className="aa-card-head">
        <TokenIcon
          seat={ownerOf(pawn)}
          glyph={fallen ? 'grave' : pawnGlyph(pawn)}
          label={pawnName(pawn)}
          health={seen.health}
          full={STARTING_HEALTH}
          held={seen.held}
          fallen={fallen}
        />
        <span className="aa-card-title">
          {pawnName(pawn)}
          {state !== undefined && <small>{state}</small>}
        </span>
        <span className="aa-card-health">
          <GlyphIcon name="heart" />
          {seen.health}
          <span className="aa-unseen"> health</span>
        </span>
      </header>
      <dl className="aa-stats">
        {EVERY_STAT.map(stat => (
          <Stat key={stat} seen={seen} stat={stat} />
        ))}
      </dl>
      <Marks view={view} seen={seen} />
      {children}
    </section>
  )
}

function Stat({ seen, stat }: { readonly seen: PawnView; readonly stat: StatId }) {
  const own = seen.secret?.stats[stat]
  const start = seen.secret?.start[stat]
  const possible = seen.possible[stat] ?? []
  const known = own ?? (possible.length === 1 ? possible[0] : undefined)
  const closed = seen.lastStat === stat
  return (
    <div className={`aa-stat${closed ? ' aa-stat-closed' : ''}`}>
      <dt>
        <GlyphIcon name={statGlyph(stat)} />
        {statName(stat)}
        {closed && <small className="aa-stat-mark">closed</small>}
      </dt>
      <dd>
        <span className="aa-stat-hint">{hintOf(own, start, possible)}</span>
        <span className={known === undefined ? 'aa-stat-value aa-stat-masked' : 'aa-stat-value'}>
          {known ?? '?'}
          {known === undefined && <span className="aa-unseen">, {sayValues(possible)}</span>}
        </span>
      </dd>
    </div>
  )
}

/** Beside a number of one's own: what it was, and what the others make of it. Beside a mask: what it may be. */
function hintOf(own: number | undefined, start: number | undefined, possible: readonly number[]): string | undefined {
  if (own === undefined) return possible.length > 1 ? shortValues(possible) : undefined
  const was = start !== undefined && start !== own ? `was ${start}` : undefined
  const out = possible.length === 1 ? 'known' : undefined
  return [was, out].filter(part => part !== undefined).join(', ') || undefined
}

function Marks({ view, seen }: { readonly view: View; readonly seen: PawnView }) {
  const { kinds } = boards[view.board]
  const spent = seen.uses.map(use => readUse(use).tile).filter(tile => kinds[tile] === 'meditation')
  const lines = [
    ...(isModifier(seen.lastKind) ? [`${kindTitle(seen.lastKind)} closed`] : []),
    ...(spent.length > 0 ? [`meditated on ${[...new Set(spent)].map(tileName).join(', ')}`] : []),
    ...(seen.secret === undefined && seen.sheets > 1 ? [`${seen.sheets} sheets possible`] : []),
  ]
  return lines.length === 0 ? undefined : <p className="aa-card-marks">{lines.join(' · ')}</p>
}
