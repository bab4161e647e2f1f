import type { Seen } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { Platformer } from '../state/state.ts'
import { type Foresight, foresee } from '../words/foresight.ts'

/** The Hearts that the own Hero would lose, the fall and Venom at the end of the Turn included. */
export interface Danger {
  readonly wounds: number
  readonly faints: boolean
}

export const SAFE: Danger = { wounds: 0, faints: false }

export function dangerOf(seen: Seen<Platformer>, seat: number, choice: Choice): Danger {
  return dangerIn(foresee(seen, seat, choice), seat)
}

function dangerIn({ harm = [], falls = [], venom }: Foresight, seat: number): Danger {
  const own = [
    ...harm.filter(each => each.seat === seat),
    ...falls.filter(({ figure }) => figure.who === 'hero' && figure.seat === seat),
    ...(venom === undefined ? [] : [venom]),
  ]
  return { wounds: own.reduce((sum, { wounds }) => sum + wounds, 0), faints: own.some(({ faints }) => faints) }
}

/** "you faint", "−2 ♥". */
export function sayDanger({ wounds, faints }: Danger): string | undefined {
  if (faints) return 'you faint'
  return wounds === 0 ? undefined : `−${wounds} ♥`
}
