import type { Game } from '@undercroft/kernel'
import type { Example } from '../measure/sums.ts'
import { escaped } from './escape.ts'
import type { ReplayOf } from './html.ts'
import { contentName, percent, rowName } from './names.ts'
import { command, FOLDED, folded, head, sorted } from './parts.ts'
import { heatMap } from './plots/heat.ts'
import { histogram } from './plots/histogram.ts'
import { scaleOf, strip } from './plots/strip.ts'
import type { ArmReport, Measured } from './report.ts'
import { type Group, groupsOf, say, sayArm, titleOf } from './text.ts'

/** The commands that make the figures again, as they were given. */
export interface Commands {
  /** Plays the experiment. */
  readonly run: string
  /** Whether it also reads the games of people. */
  readonly hasPeople: boolean
  /** Plays one of its games. */
  readonly gameOf: (arm: ArmReport, index: number) => string
  readonly replayOf: ReplayOf
}

const EXAMPLES: { readonly [name in Example]: (value: number, unit: string) => string } = {
  shortest: (value, unit) => `the shortest (${value} ${unit})`,
  longest: (value, unit) => `the longest (${value} ${unit})`,
  comeback: value => `the biggest comeback (won from ${percent(value, 1)})`,
  restless: value => `the most changes of the lead (${value})`,
}

/** Everything about one arm. */
export function armSection(game: Game, arm: ArmReport, index: number, commands: Commands): string {
  const { unit, games } = arm.lengths
  const made = (how: string): string => madeBy(arm, commands, how)
  const title = `How many ${unit} a game takes`
  const length =
    Object.keys(games).length === 0
      ? ''
      : `<div class="card"><h3>${title}</h3>${histogram(games, `${title}, ${arm.name}`, unit)}${made('--json')}</div>`
  const heats =
    arm.heat.length === 0
      ? ''
      : `<div class="card"><h3>Where figures stand</h3><div class="heats">${arm.heat.map(heatMap).join('')}</div>${made('--html report.html')}</div>`
  const people = arm.people === true ? '<p class="people">These games were played by people.</p>' : ''
  return `<section id="arm-${index}">
<h2>${escaped(sayArm(arm))}</h2>
${people}
<div class="cards">
${groupsOf(arm)
  .map(group => figure(game, arm, group, commands))
  .join('\n')}
${length}
${heats}
${examples(game, arm, commands)}
</div>
</section>`
}

/** Where the games of people came from is not known everywhere. */
function madeBy({ people }: ArmReport, { run, hasPeople }: Commands, how: string): string {
  return people === true && !hasPeople ? '' : command(`${run} ${how}`)
}

function figure(game: Game, arm: ArmReport, group: Group, commands: Commands): string {
  const { id, isMixed } = group
  const isLong = group.rows.length > FOLDED
  const rows = isLong ? group.rows.toSorted((a, b) => b.value - a.value) : group.rows
  const isFair = rows.some(({ fair }) => fair !== undefined)
  const scale = scaleOf(rows)
  const isShare = rows.every(({ low, high }) => low >= 0 && high <= 1)
  const name = (row: Measured): string => (isMixed ? titleOf(row.id) : rowName(game, row.id, row.of) || titleOf(row.id))
  const cells = rows.map(row => {
    const range = `${say(row, row.low)} to ${say(row, row.high)}`
    const drawn = isMixed ? '' : `<td class="plot">${strip(row, scale, `${say(row, row.value)}, ${range}`)}</td>`
    const fair = row.fair === undefined ? '' : percent(row.fair, 1)
    return `<th scope="row">${escaped(name(row))}</th>${drawn}<td>${say(row, row.value)}</td><td class="${isMixed ? 'range' : 'range narrow'}">${range}</td>${isFair ? `<td class="narrow">${fair}</td>` : ''}`
  })
  const ends = `<th class="plot"><span class="ends"><span>${say({ id }, isShare ? Math.max(0, scale.from) : scale.from)}</span><span>${say({ id }, isShare ? Math.min(1, scale.to) : scale.to)}</span></span></th>`
  const heads = [
    head('name'),
    ...(isMixed ? [] : [ends]),
    head('value'),
    head('95%', isMixed ? '' : 'narrow'),
    ...(isFair ? [head('fair', 'narrow')] : []),
  ]
  const body = folded(rows.length, sorted(heads, cells))
  const only = madeBy(arm, commands, `--only ${id}`)
  // Rules are named by their sentences, which need room.
  const kind = id === 'endings' ? 'card texts' : 'card'
  return `<div class="${kind}"><h3>${escaped(group.title)}</h3>${body}${only}</div>`
}

/** Games to look at: by a link where there is a page to open them, else by a command. */
function examples(game: Game, arm: ArmReport, { gameOf, replayOf }: Commands): string {
  const { unit } = arm.lengths
  const shown = [
    ...Object.entries(arm.examples).map(([name, { index, value }]) => ({
      index,
      says: EXAMPLES[name as Example](value, unit),
    })),
    ...arm.firstUses.map(({ content, index }) => ({ index, says: `where ${contentName(game, content)} was used` })),
  ]
  if (shown.length === 0 || arm.people === true) return ''
  const items = shown.map(({ index, says }) => {
    const link = replayOf(arm, index)
    const name = `Game ${index}: ${escaped(says)}`
    return `<li>${link === undefined ? name : `<a href="${escaped(link)}">${name}</a>`}${command(gameOf(arm, index))}</li>`
  })
  return `<div class="card"><h3>Games to look at</h3><ul class="games">${items.join('\n')}</ul></div>`
}
