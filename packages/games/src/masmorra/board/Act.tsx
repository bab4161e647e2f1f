import type { ReactNode } from 'react'
import { useMark } from './marks.ts'

interface ActProps {
  /** What marks call it. */
  readonly name: string
  readonly main: boolean
  readonly children: ReactNode
  onAct(): void
}

/** A button over the board that is an answer. */
export function Act({ name, main, children, onAct }: ActProps) {
  return (
    <button
      type="button"
      className={main ? 'ma-act ma-act-main' : 'ma-act'}
      data-name={name}
      {...useMark(name)}
      onClick={onAct}
    >
      {children}
    </button>
  )
}
