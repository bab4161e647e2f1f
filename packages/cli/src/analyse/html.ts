import { POSTS } from '@undercroft/bots'
import { namesOf } from '../recorded.ts'
import type { Analysed } from './json.ts'
import { POST_NAMES, percent, sayAnalysis, signed } from './say.ts'

const [WIDTH, HEIGHT] = [960, 320]

/** Colours that are told apart by people who see few of them (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']

/** A page of its own with the curves of all seats, their ledger, and the turning points. */
export function htmlOf(analysed: Analysed): string {
  const { game, record, ledger } = analysed
  const names = namesOf(record.seats)
  const heads = ['', 'At first', ...POSTS.map(post => POST_NAMES[post]), 'In the end']
  const rows = ledger.map(each => [
    `<th scope="row">${swatch(each.seat)} ${escaped(names[each.seat] ?? '')}</th>`,
    ...[percent(each.start), ...POSTS.map(post => signed(each[post])), percent(each.end)].map(
      cell => `<td>${cell}</td>`,
    ),
  ])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(game.title)}: was it luck?</title>
<style>
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light; color: #222; background: #fff }
svg { width: 100%; height: auto; border: 1px solid #ccc } svg.swatch { width: 0.8em; border: 0 }
table { border-collapse: collapse } th, td { padding: 0.3rem 0.8rem; text-align: right; border-bottom: 1px solid #ddd } th:first-child { text-align: left }
pre { overflow-x: auto }
</style>
</head>
<body>
<h1>${escaped(game.title)}: was it luck?</h1>
<p>The chance of each seat to win, from the set-up at the left to the end at the right.</p>
${curves(analysed, names)}
<h2>The ledger</h2>
<table>
<thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${row.join('')}</tr>`).join('\n')}</tbody>
</table>
<h2>In words</h2>
<pre>${escaped(sayAnalysis(analysed).join('\n'))}</pre>
</body>
</html>
`
}

function curves({ changes, ledger }: Analysed, names: readonly string[]): string {
  const x = (i: number) => ((i / Math.max(1, changes.length)) * WIDTH).toFixed(1)
  const y = (chance: number) => (HEIGHT - chance * HEIGHT).toFixed(1)
  const lines = ledger.map(({ seat, start }) => {
    const points = [`0,${y(start)}`, ...changes.map(({ after }, i) => `${x(i + 1)},${y(after.chance[seat] ?? 0)}`)]
    const name = `<title>${escaped(names[seat] ?? '')}</title>`
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colourOf(seat)}" stroke-width="2">${name}</polyline>`
  })
  const rule = `<line x1="0" x2="${WIDTH}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}" stroke="#ccc"/>`
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Curves of the chances to win">${rule}${lines.join('')}</svg>`
}

/** The colour of a seat's curve, beside its name. */
function swatch(seat: number): string {
  return `<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill="${colourOf(seat)}"/></svg>`
}

function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? '#222'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
