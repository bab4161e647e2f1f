import { nearest } from '@undercroft/kernel'

/** `there is no game "pog": did you mean "pig"? (there is pig, tictactoe)` */
export function sayUnknown(kind: string, word: string, among: readonly string[]): string {
  const near = nearest(word, among)
  const guess = near === undefined ? '' : `: did you mean "${near}"?`
  return `there is no ${kind} "${word}"${guess} (there is ${among.length === 0 ? 'none' : among.join(', ')})`
}
