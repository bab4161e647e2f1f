import type { Game } from '@undercroft/kernel'
import { escaped } from './escape.ts'
import { rowName } from './names.ts'
import { command, folded, head, sorted } from './parts.ts'
import { scaleOf, strip } from './plots/strip.ts'
import type { Difference, Report } from './report.ts'
import { say, titleOf } from './text.ts'

/** The arms against the first of their group. What hardly differs is in the JSON. */
export function differenceSection(game: Game, { arms, differences }: Report, run: string): string {
  if (differences.length === 0) return ''
  const shown = differences.filter(({ low, high, value }) => value !== 0 && (low > 0 || high < 0))
  const ids = [...new Set(shown.map(({ id }) => id))]
  const none = '<div class="card"><p>No measure differs by more than chance.</p></div>'
  return `<h2>Differences between arms</h2>
<p class="quiet">Each game was played in every arm with the same seed, so that luck is the same on both sides${arms.some(({ people }) => people === true) ? '; but people played other games than the bots' : ''}. The dashed mark is no difference.</p>
${shown.length === 0 ? none : `<div class="cards">${ids.map(id => card(game, id, shown)).join('\n')}</div>`}
${command(`${run} --json`)}`
}

function card(game: Game, id: string, shown: readonly Difference[]): string {
  const rows = shown.filter(each => each.id === id).map(row => ({ ...row, fair: 0 }))
  const scale = scaleOf(rows)
  const cells = rows.map(row => {
    const name = [row.arm, rowName(game, id, row.of)].filter(part => part !== '').join(': ')
    const says = `${say(row, row.value)}, ${say(row, row.low)} to ${say(row, row.high)}`
    return `<th scope="row">${escaped(name)} <span class="range">than ${escaped(row.than)}</span></th><td class="plot">${strip(row, scale, says)}</td><td>${say(row, row.value)}</td><td class="range narrow">${say(row, row.low)} to ${say(row, row.high)}</td>`
  })
  const ends = `<th class="plot"><span class="ends"><span>${say({ id }, scale.from)}</span><span>${say({ id }, scale.to)}</span></span></th>`
  return `<div class="card"><h3>${escaped(titleOf(id))}</h3>${folded(rows.length, sorted([head('arm'), ends, head('difference'), head('95%', 'narrow')], cells))}</div>`
}
