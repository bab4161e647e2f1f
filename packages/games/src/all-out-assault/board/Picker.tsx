import type { CSSProperties, ReactNode } from 'react'
import { useMenuKeys } from '../../drawing/useMenuKeys.ts'
import type { Chances } from '../state/deduction.ts'
import { GlyphIcon } from './Glyph.tsx'
import type { Place } from './layout.ts'
import { statGlyph, statName } from './pieces.ts'
import { sayChances, signChances } from './sums.ts'

interface PickerProps {
  readonly title: string
  /** One line below the title: what it is about, and the odds. */
  readonly note?: string | undefined
  /** Where it belongs, as parts of the board's side. */
  readonly at: Place
  /** Whether it takes the focus when it opens: only if somebody opened it, or was on the board already. */
  readonly focus: boolean
  readonly children: ReactNode
  onClose(): void
}

const OPEN_BUTTONS = ':is(.aa-row, .aa-button):not([aria-disabled="true"])'

/** A small window beside the pawn or tile that it speaks of. It leaves that pawn, and most of the board, to be seen. */
export function Picker({ title, note, at, focus, children, onClose }: PickerProps) {
  const keys = useMenuKeys({ buttons: OPEN_BUTTONS, focus, onClose })
  const x = `${(at.x * 100).toFixed(1)}%`
  const y = `calc(${((at.above ? 1 - at.y : at.y) * 100).toFixed(1)}% + 6%)`
  const level = `${(at.level * 100).toFixed(1)}%`
  return (
    <div
      {...keys}
      className={`aa-picker ${at.above ? 'aa-picker-above' : 'aa-picker-below'} aa-picker-${at.side}`}
      style={{ '--aa-x': x, '--aa-y': y, '--aa-level': level } as CSSProperties}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <header>
        <strong>{title}</strong>
        <button type="button" className="aa-close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {note !== undefined && <p className="aa-picker-note">{note}</p>}
      {children}
    </div>
  )
}

export interface StatRow {
  readonly stat: number
  /** What the number is or may be, such as "6 against 1–4". */
  readonly values?: string | undefined
  /** How a comparison of it would go. */
  readonly chances?: Chances | undefined
  readonly hint?: string | undefined
  /** The rule that closes it. */
  readonly closed?: string | undefined
  /** How the page speaks of it: it is advised, or pointed at in its list. */
  readonly lit?: 'advised' | 'pointed' | undefined
}

interface StatRowsProps {
  readonly rows: readonly StatRow[]
  onPick(stat: number): void
  /** A closed stat was chosen. */
  onClosed(stat: number): void
  /** The pointer or the focus is at an open stat, or has left it. */
  onPoint(stat: number | undefined): void
}

/** The six stats as buttons; a closed one is crossed out and says its rule. */
export function StatRows({ rows, onPick, onClosed, onPoint }: StatRowsProps) {
  return (
    <div className="aa-rows">
      {rows.map(({ stat, values, chances, hint, closed, lit }) => (
        <button
          key={stat}
          type="button"
          className="aa-row"
          data-stat={stat}
          data-lit={lit}
          aria-disabled={closed !== undefined}
          onPointerEnter={() => onPoint(closed === undefined ? stat : undefined)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={() => onPoint(closed === undefined ? stat : undefined)}
          onBlur={() => onPoint(undefined)}
          onClick={() => (closed === undefined ? onPick(stat) : onClosed(stat))}
        >
          <span className="aa-row-head">
            <GlyphIcon name={statGlyph(stat)} />
            <span className="aa-row-name">{statName(stat)}</span>
            {lit === 'advised' && <span className="unseen"> (advised)</span>}{' '}
            <span className="aa-row-values">{values}</span>
          </span>{' '}
          {closed !== undefined && <span className="aa-row-odds">closed, {closed}</span>}
          {closed === undefined && chances !== undefined && <Odds {...chances} />}
          {closed === undefined && hint !== undefined && <span className="aa-row-odds">{hint}</span>}
        </button>
      ))}
    </div>
  )
}

/** Chances as a bar and in signs: what would be higher, tied, lower. */
function Odds(chances: Chances) {
  const hit = `${(100 * chances.higher).toFixed(1)}%`
  const even = `${(100 * (chances.higher + chances.tied)).toFixed(1)}%`
  return (
    <span className="aa-row-odds">
      <span className="aa-bar" style={{ '--aa-hit': hit, '--aa-even': even } as CSSProperties} />
      <span aria-hidden="true">{signChances(chances)}</span>
      <span className="aa-percent" aria-hidden="true">
        %
      </span>
      <span className="unseen">{sayChances(chances)}</span>
    </span>
  )
}
