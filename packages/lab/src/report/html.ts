import type { Game } from '@undercroft/kernel'
import { armSection, type Commands } from './arm-section.ts'
import { differenceSection } from './difference-section.ts'
import { escaped } from './escape.ts'
import { command, quoted } from './parts.ts'
import { type Curve, curves } from './plots/curves.ts'
import { carried } from './read.ts'
import type { ArmReport, Report } from './report.ts'
import { sortable } from './sorting.ts'
import { STYLE } from './style.ts'

/** Gives the address at which a game can be looked at, if there is one. */
export type ReplayOf = (arm: ArmReport, index: number) => string | undefined

/** What was given beside the file, and what the page can lead to. */
export interface Given {
  /** Another seed than the file's. */
  readonly seed?: string | undefined
  /** The file with the games of people. */
  readonly people?: string | undefined
  readonly replayOf?: ReplayOf | undefined
}

/**
 * The report as one page that opens anywhere and loads nothing. `file` is the experiment's, for the commands, which give
 * the same figures again. It holds the report as data too, so that the lab's page can open it.
 */
export function htmlOf(game: Game, report: Report, file: string, given: Given = {}): string {
  const { title } = report.experiment
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${sectionsOf(game, report, file, given)}
</main>
<script>(${sortable})(document)</script>
${carried(report)}
</body>
</html>
`
}

/** All that stands below the title, for a page that has `STYLE` and calls `sortable`. */
export function sectionsOf(game: Game, report: Report, file: string, given: Given = {}): string {
  const { experiment, verdicts, arms, text } = report
  const commands = commandsFor(file, given)
  const { run } = commands
  const isPeople = arms.some(({ people }) => people === true)
  const names = arms.map(({ name }, i) => `<li><a href="#arm-${i}">${escaped(name)}</a></li>`).join('')
  return `<p class="quiet">${escaped(game.title)}, version ${game.version} of its rules, seed ${escaped(report.seed)}. ${isPeople ? 'Games of people are marked; all others were played by bots.' : 'All games were played by bots.'}</p>
<h2>Verdict</h2>
${verdictList(verdicts)}
<p class="quiet">Marked verdicts are significant: in 97 of 100 experiments with nothing to find none would be made, however much is compared (Holm). Intervals hold 95 times in 100 for all rows of a table at once; a dashed mark is what would be fair. A red row leaves it out: by itself it would be a find, and of very many rows one may be red by chance. What goes with winning is no find: who stands well gets and uses more.</p>
${arms.length > 1 ? `<nav aria-label="Arms"><ul>${names}</ul></nav>` : ''}
${arms.map((arm, i) => armSection(game, arm, i, commands)).join('\n')}
${differenceSection(game, report, run)}
${lengths(arms, run)}
<h2>The experiment</h2>
<div class="card">${command(`${run} --html report.html`)}
${text === undefined ? '' : `<details><summary>Its file</summary><pre>${escaped(text)}</pre></details>`}
<details><summary>All its settings</summary><pre>${escaped(JSON.stringify(experiment, undefined, 2))}</pre></details></div>`
}

function commandsFor(file: string, { seed, people, replayOf = () => undefined }: Given): Commands {
  const seeded = seed === undefined ? '' : ` --seed ${quoted(seed)}`
  const beside = people === undefined ? '' : ` --with ${quoted(people)}`
  return {
    run: `npx undercroft lab run ${quoted(file)}${seeded}${beside}`,
    hasPeople: people !== undefined,
    gameOf: (arm, index) =>
      `npx undercroft lab game ${quoted(file)}${seeded} --arm ${quoted(arm.name)} --game ${index} | npx undercroft replay -`,
    replayOf,
  }
}

/** So many verdicts stand open: more are folded. */
const OPEN = 10

function verdictList(verdicts: Report['verdicts']): string {
  const items = verdicts.map(
    ({ text, significant, kind }) =>
      `<li${significant ? ' class="found"' : kind === undefined ? '' : ` class="${kind}"`}>${escaped(text)}</li>`,
  )
  const list = (some: readonly string[]): string => `<ul class="verdicts">${some.join('\n')}</ul>`
  const rest = items.slice(OPEN)
  const more = `<details class="more"><summary>${rest.length} more</summary>${list(rest)}</details>`
  return `${list(items.slice(0, OPEN))}${rest.length === 0 ? '' : more}`
}

/** How long games take in each arm, as lines over one another. */
function lengths(arms: readonly ArmReport[], run: string): string {
  const unit = arms[0]?.lengths.unit
  const drawn: Curve[] = arms
    .filter(arm => arm.lengths.unit === unit && Object.keys(arm.lengths.games).length > 0)
    .map(({ name, lengths: { games } }) => ({ name, counts: games }))
  if (drawn.length < 2) return ''
  const title = `Share of games that are over after so many ${unit}`
  return `<h2>Lengths of all arms</h2>
<div class="card"><h3>${title}</h3>${curves(drawn, title)}${command(`${run} --json`)}</div>`
}
