import type { Game } from '@undercroft/kernel'
import type { Arm, Experiment, Group } from '../experiment/experiment.ts'
import { meanInterval, reach } from '../measure/estimate.ts'
import { keyOf, MEASURES, type Measure, type MeasureId } from '../measure/measures.ts'
import type { ArmSums, Chunk } from '../measure/sums.ts'
import type { People } from '../play/people.ts'
import { differenceOf, verdictsOf } from '../verdict/verdicts.ts'
import { estimateOf, measuredIn, membersOf, rounded } from './measured.ts'
import { heatOf } from './plots/heat.ts'
import type { ArmReport, Difference, Report } from './report.ts'

/** What a report has beside the games that were played for it. */
interface Beside {
  readonly people?: People | undefined
  /** The experiment's file. */
  readonly text?: string
}

/** Makes the report of an experiment from the sums of each group. The same sums give the same report. */
export function makeReport(
  game: Game,
  experiment: Experiment,
  played: readonly Chunk[],
  { people, text }: Beside = {},
): Report {
  const bots = experiment.groups.map(({ arms: all }, g) =>
    all.map((arm, a) => armReport(game, arm, played[g]?.arms[a] as ArmSums)),
  )
  const arms = people === undefined ? bots : [...bots, [peopleReport(game, people)]]
  const chunks = people === undefined ? played : [...played, { arms: [people.sums], pairs: [{}] }]
  const differences = experiment.groups.flatMap((group, g) => differencesIn(game, group, chunks[g] as Chunk))
  return {
    experiment,
    seed: experiment.seed,
    arms: arms.flat(),
    differences,
    verdicts: verdictsOf({ game, experiment, chunks, arms, differences }),
    ...(text === undefined ? {} : { text }),
  }
}

function armReport(game: Game, arm: Arm, sums: ArmSums): ArmReport {
  const unit = Object.keys(sums.rounds).length > 0 ? 'rounds' : 'answers'
  return {
    name: arm.name,
    options: arm.options,
    bots: arm.bots,
    games: sums.games,
    measures: measuredIn(game, arm, sums),
    examples: sums.examples,
    firstUses: seldomUsed(sums),
    heat: heatOf(sums.cells),
    lengths: { unit, games: sums[unit] },
  }
}

/** The games of people are an arm of their own, beside those of bots. */
function peopleReport(game: Game, { sums, options, players }: People): ArmReport {
  const arm = { name: 'people', options: options as Arm['options'], bots: players }
  return { ...armReport(game, arm, sums), people: true }
}

/** How many games are named for content that is seldom used, and how seldom that is. */
const [SELDOM, FEW] = [0.1, 3]

function seldomUsed({ sums, firstUses, games }: ArmSums): ArmReport['firstUses'] {
  const share = (content: string): number => (sums[keyOf('used', content)]?.[0] ?? 0) / games
  return Object.entries(firstUses)
    .map(([content, index]) => ({ content, index }))
    .filter(({ content }) => share(content) <= SELDOM)
    .sort((a, b) => share(a.content) - share(b.content) || (a.content < b.content ? -1 : 1))
    .slice(0, FEW)
}

/** How large a measure is in the larger of two arms. */
function scaleOf(id: MeasureId, of: string, ...arms: readonly ArmSums[]): number {
  const { perGame }: Measure = MEASURES[id]
  return Math.max(...arms.map(sums => Math.abs(estimateOf(sums, id, of, perGame === true).value)))
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
        const { low, high } = meanInterval(found, z, scaleOf(id, of, first, sums))
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
