import { escaped } from '../escape.ts'

/** The most columns: where there are more values, several share one. */
const MOST_COLUMNS = 48

/** Draws how many games had each value, and marks the middle one. */
export function histogram(counts: { readonly [value: string]: number }, label: string, unit: string): string {
  const values = Object.keys(counts).map(Number)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS))
  const columns = new Array<number>(Math.floor((most - least) / width) + 1).fill(0)
  for (const value of values) {
    const at = Math.floor((value - least) / width)
    columns[at] = (columns[at] ?? 0) + (counts[value] ?? 0)
  }
  const tall = Math.max(...columns)
  const step = 100 / columns.length
  const bars = columns.map((count, i) => {
    const size = (100 * count) / tall
    const first = least + i * width
    const name = width === 1 ? String(first) : `${first} to ${first + width - 1}`
    return `<rect x="${(i * step + 0.1 * step).toFixed(2)}" y="${(100 - size).toFixed(2)}" width="${(0.8 * step).toFixed(2)}" height="${size.toFixed(2)}"><title>${name} ${unit}: ${count}</title></rect>`
  })
  const axis = [least, Math.round((least + most) / 2), most].map(value => `<span>${value}</span>`).join('')
  return `<div class="histogram"><svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${escaped(label)}">${bars.join('')}</svg><div class="axis">${axis}</div></div>`
}
