import type { Seat } from '@undercroft/kernel'

/** What is told beside choices and rolls. */
export type Event =
  | { readonly what: 'walked'; readonly seat: Seat; readonly spaces: number }
  | { readonly what: 'flickered'; readonly seat: Seat; readonly face: number }
  | { readonly what: 'rested'; readonly seat: Seat }
  | { readonly what: 'ran'; readonly seat: Seat; readonly spaces: number }
  | { readonly what: 'opened'; readonly oils: readonly number[] }
