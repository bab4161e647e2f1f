import type { Game } from '@undercroft/kernel'
import type { Experiment, Group } from '../experiment/experiment.ts'
import { meanInterval, reach } from '../measure/estimate.ts'
import { keyOf, MEASURES, type MeasureId } from '../measure/measures.ts'
import type { ArmSums, Chunk } from '../measure/sums.ts'
import { differenceOf, verdictsOf } from '../verdict/verdicts.ts'
import { measuredIn, membersOf, rounded } from './measured.ts'
import type { ArmReport, Difference, Report } from './report.ts'

/** Makes the report of an experiment from the sums of each group. The same sums give the same report. */
export function makeReport(game: Game, experiment: Experiment, chunks: readonly Chunk[]): Report {
  const arms = experiment.groups.map(({ arms: all }, g) =>
    all.map((arm, a): ArmReport => {
      const sums = chunks[g]?.arms[a] as ArmSums
      const unit = Object.keys(sums.rounds).length > 0 ? 'rounds' : 'answers'
      return {
        name: arm.name,
        options: arm.options,
        bots: arm.bots,
        games: sums.games,
        measures: measuredIn(game, arm, sums),
        examples: sums.examples,
        lengths: { unit, games: sums[unit] },
      }
    }),
  )
  return {
    experiment,
    seed: experiment.seed,
    arms: arms.flat(),
    differences: experiment.groups.flatMap((group, g) => differencesIn(game, group, chunks[g] as Chunk)),
    verdicts: verdictsOf({ game, experiment, chunks, arms }),
  }
}

function differencesIn(game: Game, { arms }: Group, { arms: all, pairs }: Chunk): Difference[] {
  const [base] = arms
  const first = all[0]
  if (base === undefined || first === undefined) return []
  return arms.slice(1).flatMap((arm, i) => {
    const sums = all[i + 1] as ArmSums
    return (Object.keys(MEASURES) as MeasureId[]).flatMap(id => {
      const members = membersOf(game, arm, sums, id)
      const z = reach(members.length)
      return members.map((of): Difference => {
        const found = differenceOf(first, sums, pairs[i + 1]?.[keyOf(id, of)] ?? [0, 0, 0, 0], id, of)
        const { low, high } = meanInterval(found, z)
        return {
          arm: arm.name,
          than: base.name,
          id,
          of,
          value: rounded(found.value),
          low: rounded(low),
          high: rounded(high),
        }
      })
    })
  })
}
