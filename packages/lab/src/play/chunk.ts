import type { Game } from '@undercroft/kernel'
import type { Experiment, Group } from '../experiment/experiment.ts'
import { Emitter } from '../measure/emit.ts'
import { type ArmSums, addPair, addTerms, byKey, type Chunk, emptyChunk, keep } from '../measure/sums.ts'
import { type Noted, observe } from './observe.ts'
import { type GameRow, rowOf } from './row.ts'

/** Some games of a group: all its arms play each of them. */
export interface Unit {
  readonly group: number
  readonly from: number
  /** The game after the last one. */
  readonly to: number
}

/** Plays a unit. Gives nothing if it was stopped: what is half done is not counted. `hear` hears of every game. */
export function playUnit(
  game: Game,
  experiment: Experiment,
  unit: Unit,
  stopped: () => boolean,
  hear?: (row: GameRow) => void,
): Chunk | undefined {
  const { arms } = experiment.groups[unit.group] as Group
  const chunk = emptyChunk(arms.length)
  const emitters = arms.map(({ options }) => new Emitter(game, options, experiment.measures))
  for (let index = unit.from; index < unit.to; index++) {
    let base: ReturnType<typeof byKey> | undefined
    for (const [i, arm] of arms.entries()) {
      const noted = observe(game, experiment, arm, index, stopped)
      const [sums, pairs, emitter] = [chunk.arms[i], chunk.pairs[i], emitters[i]]
      if (noted === undefined || sums === undefined || pairs === undefined || emitter === undefined) return undefined
      const terms = emitter.emit(noted)
      addTerms(sums, terms)
      if (base !== undefined) addPair(pairs, base, terms)
      else if (arms.length > 1) base = byKey(terms)
      count(sums, noted)
      hear?.(rowOf(game, arm.options, i, noted))
    }
  }
  return chunk
}

/** Counts what is no measure: lengths, cells, and games that are worth a look. */
export function count(sums: ArmSums, { index, outcome, answers, sides, tension, cells, used }: Noted): void {
  sums.games++
  for (const [cell, times] of cells) sums.cells[cell] = (sums.cells[cell] ?? 0) + times
  for (const content of used.keys()) sums.firstUses[content] ??= index
  sums.answers[answers] = (sums.answers[answers] ?? 0) + 1
  if (outcome === undefined) return
  if (outcome.rounds !== undefined) sums.rounds[outcome.rounds] = (sums.rounds[outcome.rounds] ?? 0) + 1
  keep(sums, 'shortest', { index, value: outcome.rounds ?? answers })
  keep(sums, 'longest', { index, value: outcome.rounds ?? answers })
  if (tension === undefined) return
  if (tension.lowest < 1 / new Set(sides).size) keep(sums, 'comeback', { index, value: tension.lowest })
  if (tension.changes > 0) keep(sums, 'restless', { index, value: tension.changes })
}
