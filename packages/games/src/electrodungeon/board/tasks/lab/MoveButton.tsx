import { sameData } from '@undercroft/kernel'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { TrialMove } from '../../../state/trial-moves.ts'
import { labelMove } from '../../../words/trials/moves.ts'

/** The move that is advised, if one is. */
export const AdvisedMove = createContext<TrialMove | undefined>(undefined)

interface MoveButtonProps {
  readonly move: TrialMove
  readonly offers: readonly TrialMove[]
  readonly className?: string
  /** What it is called, where its children do not say it. */
  readonly name?: string
  readonly children?: ReactNode
  onMove(move: TrialMove): void
}

/** A move as a thing to touch; it is dull while it may not be made. What is advised glows, and is brought into sight. */
export function MoveButton({ move, offers, className, name, children, onMove }: MoveButtonProps) {
  const may = offers.some(each => sameData(each, move))
  const advised = sameData(useContext(AdvisedMove), move)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (advised) button.current?.scrollIntoView({ block: 'nearest' })
  }, [advised])
  return (
    <button
      ref={button}
      type="button"
      data-advised={advised ? '' : undefined}
      className={`ed-move ${className ?? ''}`}
      aria-disabled={!may}
      aria-label={name}
      onClick={() => may && onMove(move)}
    >
      {children ?? labelMove(move)}
    </button>
  )
}
