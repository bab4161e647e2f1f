import type { Game } from '@undercroft/kernel'
import type { Arm, Experiment, Group } from '../experiment/experiment.ts'
import { difference, type Estimate, meanInterval, reach, sumsOf } from '../measure/estimate.ts'
import { isPresent, keyOf, MEASURES, type Measure, type MeasureId } from '../measure/measures.ts'
import type { ArmSums, Chunk } from '../measure/sums.ts'
import { likenessOf } from '../play/alike.ts'
import type { People } from '../play/people.ts'
import { estimateOf, membersOf, rounded } from './measured.ts'
import type { Difference } from './report.ts'

/** An arm, and what its games add up to. */
interface Played {
  readonly arm: Pick<Arm, 'name' | 'options'>
  readonly sums: ArmSums
}

type Pairs = Chunk['pairs'][number]

/** By how much each arm of a group differs from its first, game by game. */
export function differencesIn(game: Game, { arms }: Group, { arms: all, pairs }: Chunk): Difference[] {
  const [base] = playedIn(arms, all)
  if (base === undefined) return []
  return playedIn(arms, all).flatMap((played, i) => (i === 0 ? [] : rowsOf(game, base, played, pairs[i] ?? {})))
}

/** By how much people differ from bots that play with the same options: these are other games, so that luck is not the same. */
export function differencesOfPeople(
  game: Game,
  { groups }: Experiment,
  played: readonly Chunk[],
  arm: Played['arm'],
  { sums, alike }: People,
): Difference[] {
  const isAlike = ({ options }: Pick<Arm, 'options'>): boolean => likenessOf(game, options).join() === alike.join()
  return groups
    .flatMap(({ arms }, g) => playedIn(arms, played[g]?.arms ?? []))
    .filter(bots => isAlike(bots.arm))
    .flatMap(bots => rowsOf(game, bots, { arm, sums }, undefined))
}

function playedIn(arms: readonly Arm[], all: readonly ArmSums[]): Played[] {
  return arms.flatMap((arm, i) => {
    const sums = all[i]
    return sums === undefined ? [] : [{ arm, sums }]
  })
}

/** Every measure of an arm against another; without pairs their games have nothing to do with one another. */
function rowsOf(game: Game, base: Played, other: Played, pairs: Pairs | undefined): Difference[] {
  const compared = (Object.keys(MEASURES) as MeasureId[]).filter(id => !isPresent(id))
  return compared.flatMap(id => {
    const members = membersOf(game, other.arm, other.sums, id)
    const z = reach(members.length)
    return members.flatMap((of): Difference[] => {
      const found = differenceOf(base.sums, other.sums, pairs, id, of)
      if (found.by === 0) return [] // one of them has nothing of it
      const { low, high } = meanInterval(found, z, scaleOf(id, of, base.sums, other.sums))
      const ends = { low: rounded(low), high: rounded(high) }
      return [{ arm: other.arm.name, than: base.arm.name, id, of, value: rounded(found.value), ...ends }]
    })
  })
}

/** The difference of a measure between two arms. */
export function differenceOf(
  base: ArmSums,
  other: ArmSums,
  pairs: Pairs | undefined,
  id: MeasureId,
  of: string,
): Estimate {
  const { perGame }: Measure = MEASURES[id]
  const [one, two] = [base, other].map(sums => sumsOf(sums, keyOf(id, of), perGame === true))
  if (one === undefined || two === undefined) return { value: 0, error: 0, by: 0, games: 0 }
  if (pairs === undefined) return difference(one, two)
  const cross = pairs[keyOf(id, of)] ?? [0, 0, 0, 0]
  const games = Math.min(base.games, other.games)
  return difference(one, two, perGame === true ? [cross[0], one[0], two[0], games] : cross)
}

/** How large a measure is in the larger of two arms. */
function scaleOf(id: MeasureId, of: string, ...arms: readonly ArmSums[]): number {
  const { perGame }: Measure = MEASURES[id]
  return Math.max(...arms.map(sums => Math.abs(estimateOf(sums, id, of, perGame === true).value)))
}
