import { ROUNDS } from '../../rules/13-trials/bolt-coil-ground.ts'
import type { BoltCoilGround } from '../../state/trials.ts'
import { sayOut, sayRound, type TrialText } from './text.ts'

export const boltCoilGroundText: TrialText<BoltCoilGround> = (seen, { names }) => {
  const { rounds, isIn } = seen
  const shown = rounds.at(-1)?.flatMap((sign, who) => (sign === 'none' ? [] : [`${names[who]} ${sign}`])) ?? []
  return [
    sayRound(seen, rounds.length, ROUNDS),
    ...(shown.length > 0 ? [`The last round: ${shown.join(', ')}`] : []),
    ...sayOut(isIn, names),
  ]
}
