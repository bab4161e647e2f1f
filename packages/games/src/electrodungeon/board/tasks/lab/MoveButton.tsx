import { sameData } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import type { TrialMove } from '../../../state/trial-moves.ts'
import { labelMove } from '../../../words/trials/moves.ts'

interface MoveButtonProps {
  readonly move: TrialMove
  readonly offers: readonly TrialMove[]
  readonly className?: string
  /** What it is called, where its children do not say it. */
  readonly name?: string
  readonly children?: ReactNode
  onMove(move: TrialMove): void
}

/** A move as a thing to touch; it is dull while it may not be made. */
export function MoveButton({ move, offers, className, name, children, onMove }: MoveButtonProps) {
  const may = offers.some(each => sameData(each, move))
  return (
    <button
      type="button"
      className={`ed-move ${className ?? ''}`}
      aria-disabled={!may}
      aria-label={name}
      onClick={() => may && onMove(move)}
    >
      {children ?? labelMove(move)}
    </button>
  )
}
