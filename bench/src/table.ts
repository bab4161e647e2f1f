export type Row = readonly string[]

/** Columns under their heads: words to the left, numbers to the right. A column that is empty throughout is left out. */
export function table(heads: Row, rows: readonly Row[]): string {
  const kept = [...heads.keys()].filter(column => rows.some(row => row[column] !== ''))
  const all = [heads, ...rows].map(row => kept.map(column => row[column] ?? ''))
  const widths = kept.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const isText = kept.map(
    (_, column) => column === 0 || rows.some(row => /[a-z]{3}/.test(row[kept[column] ?? 0] ?? '')),
  )
  const lines = all.map(row =>
    row
      .map((cell, column) => (isText[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return lines.toSpliced(1, 0, '-'.repeat(Math.max(...lines.map(line => line.length)))).join('\n')
}

/** 12345678.9 as 12,345,679; small ones keep three digits. */
export function count(value: number): string {
  return value < 100
    ? String(Number(value.toPrecision(3)))
    : Math.round(value).toLocaleString('en-US', { useGrouping: true })
}

/** How many times: 312×, 0.125×. */
export function times(value: number): string {
  return `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))}×`
}
