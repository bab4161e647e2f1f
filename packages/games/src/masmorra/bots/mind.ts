import type { View } from '../state/view.ts'
import { teamMind } from './alliance/mind.ts'
import { type TurnMind, turnMind } from './turn.ts'

/** How the active Hero thinks of its turn: for itself, or for the team. */
export function mindOf(view: View): TurnMind {
  return view.options.mode === 'alliance' ? teamMind(view) : turnMind(view)
}
