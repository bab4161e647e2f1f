import { escaped } from './escape.ts'

const [WIDTH, ROW, LEFT, RIGHT, TOP] = [760, 26, 220, 60, 8]

/** A row of a plot of intervals. */
export interface Bar {
  readonly name: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly fair?: number
}

/** Draws values with their intervals, one below the other, and a mark where a fair one stands. */
export function intervals(bars: readonly Bar[], label: string, say: (value: number) => string): string {
  const ends = bars.flatMap(({ low, high, fair }) => [low, high, ...(fair === undefined ? [] : [fair])])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const margin = (most - least || 1) * 0.05
  const [from, to] = [least - margin, most + margin]
  const x = (value: number): string => (LEFT + ((value - from) / (to - from)) * (WIDTH - LEFT - RIGHT)).toFixed(1)
  const height = TOP + bars.length * ROW + 24
  const rows = bars.map(({ name, value, low, high, fair }, i) => {
    const y = TOP + i * ROW + ROW / 2
    const isOff = fair !== undefined && (fair < low || fair > high)
    const colour = isOff ? '#b3261e' : '#1f5a8a'
    const mark =
      fair === undefined ? '' : `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="${y - 11}" y2="${y + 11}"/>`
    return `${mark}<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(cut(name))}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"/><circle cx="${x(value)}" cy="${y}" r="5" fill="${colour}"><title>${escaped(name)}: ${say(value)}</title></circle>`
  })
  const axis = [from + margin, (from + to) / 2, to - margin].map(
    value => `<text class="axis" x="${x(value)}" y="${height - 6}" text-anchor="middle">${say(value)}</text>`,
  )
  return svg(height, label, [...rows, ...axis].join(''))
}

/** The most letters of a name beside its row. */
const LETTERS = 28

function cut(name: string): string {
  return name.length <= LETTERS ? name : `${name.slice(0, LETTERS - 1)}…`
}

/** Draws how many games had each value. Many values share a column. */
export function histogram(counts: { readonly [value: string]: number }, label: string): string {
  const values = Object.keys(counts).map(Number)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const width = Math.max(1, Math.ceil((most - least + 1) / 40))
  const columns = new Array<number>(Math.floor((most - least) / width) + 1).fill(0)
  for (const value of values) {
    const at = Math.floor((value - least) / width)
    columns[at] = (columns[at] ?? 0) + (counts[value] ?? 0)
  }
  const [tall, height] = [Math.max(...columns), 180]
  const step = (WIDTH - 40) / columns.length
  const bars = columns.map((count, i) => {
    const size = (count / tall) * (height - 40)
    const first = least + i * width
    const name = width === 1 ? String(first) : `${first} to ${first + width - 1}`
    return `<rect x="${(20 + i * step).toFixed(1)}" y="${(height - 24 - size).toFixed(1)}" width="${Math.max(1, step - 2).toFixed(1)}" height="${size.toFixed(1)}" fill="#1f5a8a"><title>${name}: ${count}</title></rect>`
  })
  const axis = [
    `<text class="axis" x="20" y="${height - 6}">${least}</text>`,
    `<text class="axis" x="${WIDTH - 20}" y="${height - 6}" text-anchor="end">${most}</text>`,
  ]
  return svg(height, label, [...bars, ...axis].join(''))
}

function svg(height: number, label: string, content: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${content}</svg>`
}
