import { createHash, randomBytes } from 'node:crypto'
import { commitment, type RecordDice, type Seal } from '@undercroft/kernel'

/** Makes the secret of sealed dice: a random one, or with a seed always the same one, for experiments. */
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
