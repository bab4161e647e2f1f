/** Formats rows as a table with aligned columns. Numbers are aligned to the right. */
export function columns(rows: readonly (readonly (string | number)[])[], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, width(cell))
  return rows.map(row =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}

function width(cell: string | number): number {
  return String(cell).length
}

function pad(cell: string | number, to: number): string {
  return typeof cell === 'number' ? String(cell).padStart(to) : cell.padEnd(to)
}

/** Wraps a text to lines of at most `most` characters, and indents all lines but the first. */
export function wrap(text: string, most: number, indent = ''): string[] {
  const lines: string[] = []
  let line = /^ */.exec(text)?.[0] ?? ''
  for (const word of text.trim().split(' ')) {
    const empty = line.trim() === ''
    if (!empty && line.length + 1 + word.length > most) {
      lines.push(line)
      line = indent + word
    } else {
      line += empty ? word : ` ${word}`
    }
  }
  return [...lines, line]
}
