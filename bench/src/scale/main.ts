// What many tables need, simulated from what one costs: `npm run scale`. docs/scale.md says what it means.
import { count, table } from '../table.ts'
import { type Outcome, simulate } from './cluster.ts'
import { MEASURED, PLANS } from './costs.ts'

/** A million tables are simulated for a shorter time: there are as many answers then. */
const ANSWERS = 400_000
const LONGEST_SECONDS = 60
const SHORTEST_SECONDS = 3

const percent = (share: number): string => `${count(Number((share * 100).toPrecision(2)))}%`
const rounded = (value: number): string => count(Number(value.toPrecision(2)))

const rows = PLANS.map(plan => {
  const perSecond = (plan.tables / MEASURED.everyMs) * 1000
  const seconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, ANSWERS / perSecond))
  const outcome = simulate(plan, MEASURED, seconds)
  return [count(plan.tables), plan.name, ...cells(outcome)]
})
const heads = [
  'tables',
  'machines',
  'answers/s',
  'node CPU',
  'GB a node',
  'database CPU',
  'WAL MB/s',
  'notices',
  'p50 ms',
  'p99 ms',
]
console.log(table(heads, rows))

function cells({ answers, nodeCpu, nodeGb, databaseCpu, walMb, notices, p50, p99, isBroken }: Outcome): string[] {
  const times = isBroken ? ['breaks', ''] : [rounded(p50), rounded(p99)]
  const shares = [
    percent(nodeCpu),
    rounded(nodeGb),
    percent(databaseCpu),
    rounded(walMb),
    notices === 0 ? '' : percent(notices),
  ]
  return [rounded(answers), ...shares, ...times]
}
