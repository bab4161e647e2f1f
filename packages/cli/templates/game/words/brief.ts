import type { Brief } from '@undercroft/kernel'

/** The game on one page. */
export const brief: Brief = {
  goal: 'Be the first to come to the keep, on the twelfth space.',
  turn: ['Walk, rest or run.', 'Who walks rolls a die: it must show at least the oil in the lantern.'],
  thing: 'Nobody sees how much oil the others have. Each walk tells everybody something about it.',
  end: 'Who first comes to the twelfth space wins, and all lanterns are opened.',
}
