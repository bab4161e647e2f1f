import { type Game, ruleIds } from '@undercroft/kernel'
import { quantile } from '@undercroft/kernel/stats'
import type { Arm } from '../experiment/experiment.ts'
import { type Estimate, estimate, meanInterval, reach, shareInterval, sumsOf } from '../measure/estimate.ts'
import {
  fairKey,
  isFair,
  isPresent,
  keyOf,
  MEASURES,
  type Measure,
  type MeasureId,
  partsOf,
} from '../measure/measures.ts'
import { contentIn, presentEstimate, presentIn } from '../measure/present.ts'
import type { ArmSums } from '../measure/sums.ts'
import type { Measured } from './report.ts'

/** Every measure of an arm, in the order of the report. */
export function measuredIn(game: Game, arm: Arm, sums: ArmSums): Measured[] {
  return (Object.keys(MEASURES) as MeasureId[]).flatMap(id => {
    const rows = membersOf(game, arm, sums, id)
    const z = reach(rows.length)
    const measured = rows.map(of => measure(sums, id, of, z))
    return id === 'rounds' || id === 'answers' ? [...measured, ...median(sums, id)] : measured
  })
}

function measure(sums: ArmSums, id: MeasureId, of: string, z: number): Measured {
  const { kind, perGame, signed }: Measure = MEASURES[id]
  const found = estimateOf(sums, id, of, perGame === true)
  const interval =
    kind === 'share' ? shareInterval(found, z) : meanInterval(found, z, id === 'present.wins' ? 1 : undefined)
  const beyond = isFair(id) ? sums.sums[fairKey(id, of)] : undefined
  const fair = beyond === undefined ? {} : { fair: rounded(found.value - beyond[0] / beyond[1]) }
  const low = signed === true ? interval.low : Math.max(0, interval.low)
  return { id, of, value: rounded(found.value), low: rounded(low), high: rounded(interval.high), ...fair }
}

/** Estimates a measure of an arm. */
export function estimateOf(sums: ArmSums, id: MeasureId, of: string, perGame: boolean): Estimate {
  if (isPresent(id)) return presentEstimate(sums, id, of)
  const found = estimate(sumsOf(sums, keyOf(id, of), perGame))
  return id === 'gain' ? againstOthers(found, seatsIn(sums)) : found
}

/**
 * What some won beyond their share, against what all others did: in each game the shares of all add up to nothing, so
 * that the others had exactly what these lack.
 */
function againstOthers({ value, error, by, games }: Estimate, all: number): Estimate {
  const scale = all > by ? all / (all - by) : 0
  return { value: value * scale, error: error * scale, by, games }
}

/** How many seats were played in all games together. */
function seatsIn({ sums }: ArmSums): number {
  let seats = 0
  for (const [key, [, count]] of Object.entries(sums)) if (key.startsWith('wins.seat:')) seats += count
  return seats
}

/** The middle one of all games, and between which ranks it lies 95 times in 100. */
function median(sums: ArmSums, name: 'rounds' | 'answers'): Measured[] {
  const counts = new Map(Object.entries(sums[name]).map(([value, count]) => [Number(value), count]))
  const games = [...counts.values()].reduce((all, count) => all + count, 0)
  if (games === 0) return []
  const off = (reach(1) * 0.5) / Math.sqrt(games)
  const at = (share: number): number => quantile(counts, Math.min(1, Math.max(0, share))) ?? 0
  return [{ id: `${name}.median`, of: '', value: at(0.5), low: at(0.5 - off), high: at(0.5 + off) }]
}

/** What a measure is measured of in an arm, in the game's own order. */
export function membersOf(game: Game, { options }: Pick<Arm, 'options'>, arm: ArmSums, id: MeasureId): string[] {
  const there = isPresent(id) ? presentIn(arm, id) : namesIn(arm, id)
  if (id === 'used') return there.length === 0 ? [] : [...game.content]
  if (id === 'draws') return ['']
  const order: readonly string[] =
    id === 'endings'
      ? ruleIds(game.rulebook)
      : id === 'wins.seat'
        ? game.seats(options).map(({ name }) => name)
        : game.content
  const rank = (of: string): number => {
    const at = order.indexOf(isPresent(id) ? contentIn(of) : of)
    return at < 0 ? order.length : at
  }
  return there.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function namesIn({ sums }: ArmSums, id: MeasureId): string[] {
  return Object.keys(sums).flatMap(key => {
    const parts = partsOf(key)
    return parts.id === id ? [parts.of] : []
  })
}

/** Six digits: more would be noise, and would differ where a processor rounds otherwise. */
export function rounded(value: number): number {
  return Number(value.toFixed(6))
}
