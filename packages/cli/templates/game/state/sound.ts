import { MOST_OIL, SPACES } from '../content/lanterns.ts'
import type { State } from './state.ts'

/** Lists every broken invariant in words. */
export function sound({ keepers }: State): string[] {
  return keepers.flatMap(({ oil, low, high, space }, seat) => [
    ...(oil === 0 || (low <= oil && oil <= high)
      ? []
      : [`seat ${seat} has ${oil} measures, thought to be ${low} to ${high}`]),
    ...(low >= 1 && high <= MOST_OIL ? [] : [`seat ${seat} is thought to have ${low} to ${high} measures`]),
    ...(space >= 0 && space <= SPACES ? [] : [`seat ${seat} stands on space ${space}`]),
  ])
}
