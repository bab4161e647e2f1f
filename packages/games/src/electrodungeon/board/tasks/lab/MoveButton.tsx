import { sameData } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import { labelMove, type TrialMove } from '../../../tasks/trials/index.ts'

interface MoveButtonProps {
  readonly move: TrialMove
  readonly offers: readonly TrialMove[]
  readonly className?: string
  readonly children?: ReactNode
  onMove(move: TrialMove): void
}

/** A move as a thing to touch; it is dull while it may not be made. */
export function MoveButton({ move, offers, className, children, onMove }: MoveButtonProps) {
  const may = offers.some(each => sameData(each, move))
  return (
    <button
      type="button"
      className={`ed-move ${className ?? ''}`}
      aria-disabled={!may}
      aria-label={labelMove(move)}
      onClick={() => may && onMove(move)}
    >
      {children ?? labelMove(move)}
    </button>
  )
}
