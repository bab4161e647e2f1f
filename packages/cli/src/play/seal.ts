import { createHash, randomBytes } from 'node:crypto'
import { commitment, type RecordDice, type Seal } from '@undercroft/kernel'

/** A secret that nobody knows before the end, or for a seed the same one each time: for trying things out. */
export function newSeal(seats: number, seed: string | undefined): Seal {
  const bytes = (use: string, size: number): string =>
    seed === undefined
      ? randomBytes(size).toString('hex')
      : createHash('sha256')
          .update(`${use} ${seed}`)
          .digest('hex')
          .slice(0, 2 * size)
  return { secret: bytes('secret', 32), words: Array.from({ length: seats }, (_, seat) => bytes(`word ${seat}`, 4)) }
}

export function sealedDice({ secret, words }: Seal): RecordDice {
  return { kind: 'sealed', commitment: commitment(secret), words, secret }
}
