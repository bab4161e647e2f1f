import type { Game } from '@undercroft/kernel'
import type { Arm, Experiment } from '../experiment/experiment.ts'
import { keyOf } from '../measure/measures.ts'
import type { ArmSums, Chunk } from '../measure/sums.ts'
import type { People } from '../play/people.ts'
import { verdictsOf } from '../verdict/verdicts.ts'
import { differencesIn, differencesOfPeople } from './differences.ts'
import { measuredIn } from './measured.ts'
import { heatOf } from './plots/heat.ts'
import type { ArmReport, Report } from './report.ts'

/** What a report has beside the games that were played for it. */
interface Beside {
  /** What each set of people's games that are alike adds up to. */
  readonly people?: readonly People[]
  /** The experiment's file. */
  readonly text?: string
}

/** Makes the report of an experiment from the sums of each group. The same sums give the same report. */
export function makeReport(
  game: Game,
  experiment: Experiment,
  played: readonly Chunk[],
  { people = [], text }: Beside = {},
): Report {
  const bots = experiment.groups.map(({ arms: all }, g) =>
    all.map((arm, a) => armReport(game, arm, played[g]?.arms[a] as ArmSums)),
  )
  const tables = peopleReports(game, people)
  const arms = [...bots, ...tables.map(table => [table])]
  const chunks = [...played, ...people.map(({ sums }) => ({ arms: [sums], pairs: [{}] }))]
  const differences = [
    ...experiment.groups.flatMap((group, g) => differencesIn(game, group, played[g] as Chunk)),
    ...tables.flatMap((table, i) => differencesOfPeople(game, experiment, played, table, people[i] as People)),
  ]
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

/** The games of people that are alike are an arm of their own, named by what tells it from the others. */
function peopleReports(game: Game, people: readonly People[]): ArmReport[] {
  return people.map(({ sums, options, alike, players }) => {
    const own = alike.filter(said => !people.every(each => each.alike.includes(said)))
    const arm = { name: ['people', ...own].join(', '), options: options as Arm['options'], bots: players }
    return { ...armReport(game, arm, sums), people: true }
  })
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
