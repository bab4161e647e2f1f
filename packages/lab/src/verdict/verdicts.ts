import type { Game } from '@undercroft/kernel'
import type { Experiment } from '../experiment/experiment.ts'
import { asIfFair, estimate } from '../measure/estimate.ts'
import { fairKey, keyOf, type MeasureId, WINS, type WinsId } from '../measure/measures.ts'
import type { ArmSums, Chunk } from '../measure/sums.ts'
import { differenceOf } from '../report/differences.ts'
import { estimateOf, membersOf } from '../report/measured.ts'
import type { ArmReport, Difference, Verdict } from '../report/report.ts'
import { associationsOf, sayAssociation } from './associations.ts'
import { FEWEST, significant } from './families.ts'
import { saySkill } from './skill.ts'
import { type Found, sayChanged, sayQuiet, sayUnbalanced, sayUnused } from './words.ts'

/** What an experiment has found, for the verdicts. */
export interface Findings {
  readonly game: Game
  readonly experiment: Experiment
  /** By group. */
  readonly chunks: readonly Chunk[]
  /** By group and arm. */
  readonly arms: readonly (readonly ArmReport[])[]
  readonly differences: readonly Difference[]
}

/** What is compared between arms. */
const COMPARED: readonly MeasureId[] = [...WINS, 'draws', 'lost', 'rounds', 'answers']

/** Says what is out of balance, what an arm changes, how much is skill and luck, what is not known, and what goes with winning. */
export function verdictsOf(findings: Findings): Verdict[] {
  const { game, differences } = findings
  const arms = findings.arms.flat()
  const balance = findings.arms.flatMap((list, g) => list.flatMap((arm, a) => unbalanced(findings, g, a, arm)))
  const changes = findings.arms.flatMap((list, g) => list.slice(1).flatMap((_, a) => changed(findings, g, a + 1)))
  const all = significant([...balance, ...changes])
  const found = all.filter(test => !isMirror(test, all))
  const several = arms.length > 1
  return [
    ...found.map(test =>
      test.than === undefined ? sayUnbalanced(game, test, several) : sayChanged(game, test, differences),
    ),
    ...(found.length === 0 ? [sayQuiet(arms)] : []),
    ...arms.flatMap(arm => saySkill(arm, several)),
    ...sayUnused(game, arms),
    ...associationsOf(findings).map(test => sayAssociation(game, test, several)),
  ]
}

/** Whether seats, Heroes and whoever begins win as often as is fair. */
function unbalanced({ game, experiment, chunks }: Findings, g: number, a: number, arm: ArmReport): Found[] {
  const sums = chunks[g]?.arms[a] as ArmSums
  const uneven = new Set(arm.bots).size > 1 && (arm.people === true || !experiment.rotate) // then seats are not meant to be equal
  return WINS.filter(id => !(uneven && id !== 'wins.bot')).flatMap(id =>
    membersOf(game, arm, sums, id).flatMap(of => {
      const beyond = sums.sums[fairKey(id, of)]
      if (beyond === undefined || beyond[1] < FEWEST || isAlwaysFirst(sums, id)) return []
      const share = estimateOf(sums, id, of, false).value
      return [{ id, of, arm, estimate: asIfFair(estimate(beyond), share) }]
    }),
  )
}

/** Where the same seat always begins, its wins are counted already. */
function isAlwaysFirst({ sums, games }: ArmSums, id: WinsId): boolean {
  if (id !== 'wins.first') return false
  const [wins, count] = sums[keyOf(id)] ?? [0, 0]
  return Object.entries(sums).some(
    ([key, [s, n]]) => key.startsWith('wins.seat:') && s === wins && n === count && count === games,
  )
}

/** What an arm changes against the first one of its group. */
function changed({ game, chunks, arms }: Findings, g: number, a: number): Found[] {
  const chunk = chunks[g]
  const [base, other] = [chunk?.arms[0], chunk?.arms[a]]
  const [than, arm] = [arms[g]?.[0], arms[g]?.[a]]
  if (base === undefined || other === undefined || than === undefined || arm === undefined) return []
  return COMPARED.flatMap(id => {
    const members = membersOf(game, arm, other, id)
    return members.flatMap(of => {
      const estimated = differenceOf(base, other, chunk?.pairs[a] ?? {}, id, of)
      return estimated.by < FEWEST ? [] : [{ id, of, arm, than, estimate: estimated }]
    })
  })
}

/** Of two that share all wins one is too weak because the other is too strong: once is enough. */
function isMirror(test: Found, all: readonly Found[]): boolean {
  if (test.id === 'wins.first' || test.estimate.value > 0) return false
  const rows = test.arm.measures.filter(({ id }) => id === test.id)
  const isOther = (each: Found): boolean => each.id === test.id && each.arm === test.arm && each.than === test.than
  return rows.length === 2 && all.some(each => isOther(each) && each.estimate.value > 0)
}
