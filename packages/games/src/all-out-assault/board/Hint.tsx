import type { BoardProps } from '../../board.ts'
import type { AllOutAssault } from '../state/state.ts'
import { pawnName } from './pieces.ts'

/** What a hand does now, for those who have never sat here; questions that open beside a pawn say it themselves. */
const HINTS: { readonly [phase: string]: string } = {
  pawn: 'one of your glowing pawns.',
  move: 'a glowing tile to go there, or your own pawn to stay.',
  attack: 'an enemy in a red ring to choose your stat.',
  blue: 'an enemy in a red ring to weaken it.',
}

export function Hint({ ask, seen: { view } }: BoardProps<AllOutAssault>) {
  const says = HINTS[ask?.phase ?? '']
  if (says === undefined) return undefined
  const targets = new Set(ask?.options.flatMap(choice => (choice[0] === 'attack' ? [choice[1]] : [])))
  const [only] = targets
  const sole = targets.size === 1 && only !== undefined && view.pawns[only] !== undefined
  return (
    <p className="aa-hint">
      <span className="aa-by-hand">Click</span>
      <span className="aa-by-finger">Tap</span> {sole ? `${pawnName(only)} to choose your stat.` : says}
    </p>
  )
}
