import type { Game } from '@undercroft/kernel'
import { MEASURES, type Measure, type MeasureId } from '../measure/measures.ts'
import { percent, rowName } from './names.ts'
import type { ArmReport, Measured, Report } from './report.ts'

/** A table with a title, for a terminal or a page. */
export interface Table {
  /** The measure that the table shows, or several of them, as `--only` names it. */
  readonly id: string
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The report as a person reads it: lines, and tables between them. */
export function sayReport(game: Game, report: Report, only?: string): (string | Table)[] {
  const { experiment, verdicts, seed } = report
  if (only !== undefined) return report.arms.flatMap(arm => tablesOf(game, arm, only).map(named(arm)))
  return [
    `${experiment.title} (${game.title}, seed ${seed})`,
    '',
    ...verdicts.map(({ text, significant }) => `${significant ? '!' : ' '} ${text}`),
    ...report.arms.flatMap(arm => ['', sayArm(arm), ...tablesOf(game, arm, 'wins'), ...tablesOf(game, arm, 'length')]),
  ]
}

function named({ name }: ArmReport): (table: Table) => Table {
  return table => ({ ...table, title: `${table.title}, ${name}` })
}

export function sayArm({ name, games, bots, people }: ArmReport): string {
  if (people === true) return `${name}: ${games} ${games === 1 ? 'game' : 'games'} at tables`
  const players = new Set(bots).size === 1 ? `all ${bots[0]}` : bots.join(', ')
  return `${name}: ${games} ${games === 1 ? 'game' : 'games'}, ${players}`
}

/** The measures that stand in one table. */
const TOGETHER: { readonly [id: string]: readonly string[] } = {
  length: ['rounds', 'rounds.median', 'answers', 'answers.median', 'minutes', 'branching'],
  tension: ['leadChanges', 'decidedAt', 'lowest', 'comeback'],
  chance: ['skill', 'luck', 'mattered', 'gap'],
  ends: ['draws', 'lost', 'unfinished'],
}

const TITLES: { readonly [id: string]: string } = {
  length: 'Length',
  tension: 'Tension',
  chance: 'Luck and skill',
  ends: 'Games without a winner',
  'rounds.median': 'Rounds, the middle game',
  'answers.median': 'Answers, the middle game',
}

/** The measures that stand in one table, with its title. */
export interface Group {
  readonly id: string
  readonly title: string
  readonly rows: readonly Measured[]
  /** Whether the rows are different measures. */
  readonly isMixed: boolean
}

/** An arm's measures, table by table. */
export function groupsOf({ measures }: ArmReport): Group[] {
  const ids = [...new Set(measures.map(({ id }) => tableFor(id)))]
  return ids.map(id => {
    const rows = measures.filter(each => tableFor(each.id) === id)
    return { id, title: titleOf(id), rows, isMixed: TOGETHER[id] !== undefined }
  })
}

/** The tables of an arm whose measures begin like this; all of them, where nothing is said. */
export function tablesOf(game: Game, arm: ArmReport, only = ''): Table[] {
  const groups = groupsOf(arm).filter(({ id }) => id.startsWith(only))
  return groups.map(({ id, title, rows, isMixed }) => {
    const fair = rows.some(row => row.fair !== undefined) ? ['fair'] : []
    return {
      id,
      title,
      head: ['', 'value', '95% interval', ...fair],
      rows: rows.map(row => [
        isMixed ? titleOf(row.id) : rowName(game, row.id, row.of) || titleOf(row.id),
        say(row, row.value),
        `${say(row, row.low)} to ${say(row, row.high)}`,
        ...(row.fair === undefined ? [] : [percent(row.fair, 1)]),
      ]),
    }
  })
}

function tableFor(id: string): string {
  return Object.keys(TOGETHER).find(name => TOGETHER[name]?.includes(id)) ?? id
}

export function titleOf(id: string): string {
  const measure: Measure | undefined = MEASURES[id as MeasureId]
  return TITLES[id] ?? measure?.says ?? id
}

/** A value as it is read: a share in percent, a mean as a number. */
export function say({ id }: Pick<Measured, 'id'>, value: number): string {
  const measure: Measure | undefined = MEASURES[id as MeasureId]
  const plus = measure?.signed === true && value > 0 ? '+' : ''
  if (id === 'brings' || id === 'gain' || id === 'present.wins') return `${plus}${(100 * value).toFixed(1)}`
  if (measure?.kind === 'share') return percent(value, 1)
  return id.endsWith('.median') ? String(value) : `${plus}${value.toFixed(2)}`
}
