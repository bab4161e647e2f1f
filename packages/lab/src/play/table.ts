import type { Arm, Experiment } from '../experiment/experiment.ts'

/** Gives the seed and the bots of game number `index`, which are the same in every arm and on every machine. */
export function tableOf(
  { seed, rotate }: Pick<Experiment, 'seed' | 'rotate'>,
  { options, bots }: Arm,
  index: number,
): { readonly options: object; readonly seats: readonly string[]; readonly seed: string } {
  const seats = rotate ? bots.map((_, seat) => bots[(seat + index) % bots.length] ?? '') : bots
  return { options, seats, seed: `${seed}/${index}` }
}
