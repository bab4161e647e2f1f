import type { Heading, Told } from '@undercroft/kernel'
import type { LanternKeep } from '../state/state.ts'

/** Every turn is one choice: the log has a part for each. */
export function heading(event: Told<LanternKeep>, names: readonly string[]): Heading | undefined {
  if (event.what !== 'chose' || event.choice[0] === 'fill') return undefined
  return { title: `${names[event.seat] ?? ''}’s turn`, seat: event.seat }
}
