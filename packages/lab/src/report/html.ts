import type { Game } from '@undercroft/kernel'
import type { Example } from '../measure/sums.ts'
import { escaped } from './escape.ts'
import { percent, rowName } from './names.ts'
import { histogram, intervals } from './plots.ts'
import { carried } from './read.ts'
import type { ArmReport, Report } from './report.ts'
import { SORT, STYLE } from './style.ts'
import { say, sayArm, type Table, tablesOf, titleOf } from './text.ts'

/** What is plotted, beside its table. More rows than this are only in the table. */
const PLOTTED = 24

const EXAMPLES: { readonly [name in Example]: (value: number, unit: string) => string } = {
  shortest: (value, unit) => `the shortest (${value} ${unit})`,
  longest: (value, unit) => `the longest (${value} ${unit})`,
  comeback: value => `the biggest comeback (won from ${percent(value, 1)})`,
  restless: value => `the most changes of the lead (${value})`,
}

/** The report as one page that opens anywhere and loads nothing. `file` is the experiment's, for the commands. */
export function htmlOf(game: Game, report: Report, file: string): string {
  const { experiment, verdicts, arms } = report
  const run = `npx undercroft lab run ${quoted(file)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(experiment.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(experiment.title)}</h1>
<p>${escaped(game.title)}, version ${game.version} of its rules, seed ${escaped(report.seed)}. All games were played by bots.</p>
<h2>Verdict</h2>
<ul class="verdicts">${verdicts.map(({ text, significant }) => `<li${significant ? ' class="found"' : ''}>${escaped(text)}</li>`).join('\n')}</ul>
<p>Marked verdicts are significant: in 49 of 50 experiments with nothing to find none would be made, however much is compared (Holm). Intervals hold 95 times in 100 for all rows of a table at once.</p>
${arms.map(arm => section(game, arm, file, run)).join('\n')}
${differences(game, report, run)}
<h2>The experiment</h2>
${command(`${run} --html report.html`)}
<pre>${escaped(JSON.stringify(experiment, undefined, 2))}</pre>
</main>
<script>${SORT}</script>
${carried(report)}
</body>
</html>
`
}

function section(game: Game, arm: ArmReport, file: string, run: string): string {
  const { unit, games } = arm.lengths
  const title = `How many ${unit} a game takes`
  return `<section>
<h2>${escaped(sayArm(arm))}</h2>
${tablesOf(game, arm)
  .map(table => figure(game, arm, table, run))
  .join('\n')}
<h3>${title}</h3>
${Object.keys(games).length === 0 ? '' : histogram(games, title)}
${command(`${run} --json`)}
<h3>Games to look at</h3>
<ul>${Object.entries(arm.examples)
    .map(([name, { index, value }]) => {
      const record = `npx undercroft lab game ${quoted(file)} --arm ${quoted(arm.name)} --game ${index}`
      return `<li>Game ${index}: ${escaped(EXAMPLES[name as Example](value, unit))}${command(`${record} | npx undercroft replay -`)}</li>`
    })
    .join('\n')}</ul>
</section>`
}

function figure(game: Game, arm: ArmReport, table: Table, run: string): string {
  const rows = arm.measures.filter(({ id }) => id === table.id)
  const bars = rows.map(row => ({ ...row, name: rowName(game, row.id, row.of) || table.title }))
  const isPlotted = rows.length > 1 && rows.length <= PLOTTED
  const plot = isPlotted ? intervals(bars, `${table.title}, ${arm.name}`, value => say({ id: table.id }, value)) : ''
  return `<h3>${escaped(table.title)}</h3>
${plot}
${tableHtml(table)}
${command(`${run} --only ${table.id}`)}`
}

/** The arms against the first of their group. What hardly differs is in the JSON. */
function differences(game: Game, { differences: all }: Report, run: string): string {
  const shown = all.filter(({ low, high, value }) => value !== 0 && (low > 0 || high < 0))
  if (all.length === 0) return ''
  const table: Table = {
    id: 'differences',
    title: 'Differences',
    head: ['arm', 'measure', '', 'difference', '95% interval'],
    rows: shown.map(row => [
      `${row.arm} (than ${row.than})`,
      titleOf(row.id),
      rowName(game, row.id, row.of),
      say(row, row.value),
      `${say(row, row.low)} to ${say(row, row.high)}`,
    ]),
  }
  const none = '<p>No measure differs by more than chance.</p>'
  return `<h2>Differences between arms</h2>
<p>Each game was played in every arm with the same seed, so that luck is the same on both sides.</p>
${shown.length === 0 ? none : tableHtml(table)}
${command(`${run} --json`)}`
}

function tableHtml({ head, rows }: Table): string {
  const heads = head.map(name => `<th scope="col"><button type="button">${escaped(name || 'name')}</button></th>`)
  const cells = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(row => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table></div>`
}

function command(line: string): string {
  return `<p class="command"><code>${escaped(line)}</code></p>`
}

function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
