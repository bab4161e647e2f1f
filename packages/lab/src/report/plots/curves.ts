import { escaped } from '../escape.ts'

/** What is drawn as one line: how many games had each value. */
export interface Curve {
  readonly name: string
  readonly counts: { readonly [value: string]: number }
}

/** The most lines that can be told apart, by their colours in the style. */
const MOST_CURVES = 6

/** Draws the share of games that are over after each value, a line for each arm. */
export function curves(all: readonly Curve[], label: string): string {
  const shown = all.slice(0, MOST_CURVES)
  const most = Math.max(...shown.flatMap(({ counts }) => Object.keys(counts).map(Number)))
  const lines = shown.map(({ name, counts }, i) => {
    const values = Object.keys(counts)
      .map(Number)
      .sort((a, b) => a - b)
    const games = values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)
    let [over, path] = [0, 'M0 100']
    for (const value of values) {
      over += counts[value] ?? 0
      path += `H${((100 * value) / most).toFixed(2)}V${(100 - (100 * over) / games).toFixed(2)}`
    }
    return `<path class="curve c${i}" d="${path}H100"><title>${escaped(name)}</title></path>`
  })
  const legend = shown.map(({ name }, i) => `<li class="c${i}">${escaped(name)}</li>`).join('')
  return `<div class="histogram"><svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${escaped(label)}">${lines.join('')}</svg><div class="axis"><span>0</span><span>${Math.round(most / 2)}</span><span>${most}</span></div><ul class="legend">${legend}</ul></div>`
}
