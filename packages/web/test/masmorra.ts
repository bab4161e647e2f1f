import { type Masmorra, masmorra } from '@undercroft/games/masmorra'
import { readOptions } from '@undercroft/kernel'

/** A Standard game of three, with a limit of ten rounds. */
export function shortGame(): Masmorra['options'] {
  const read = readOptions(masmorra.options, { mode: 'standard', players: 3, roundLimit: 10 })
  if (!read.ok) throw new Error(String(read.error))
  return read.value
}
