import { escaped } from './escape.ts'

/** A heading of a column that sorts by it. */
export function head(name: string, kind = ''): string {
  return `<th scope="col"${kind === '' ? '' : ` class="${kind}"`}><button type="button">${escaped(name)}</button></th>`
}

/** A table whose columns sort. Rows are cells as they stand in the page. */
export function sorted(heads: readonly string[], rows: readonly string[]): string {
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(row => `<tr>${row}</tr>`).join('\n')}</tbody></table></div>`
}

/** More rows than this are folded. */
export const FOLDED = 16

/** A table that is folded if it is long. */
export function folded(rows: number, table: string): string {
  return rows > FOLDED ? `<details><summary>${rows} rows</summary>${table}</details>` : table
}

/** The command that makes a figure, folded. */
export function command(line: string): string {
  return `<details class="command"><summary>Command</summary><code>${escaped(line)}</code></details>`
}

export function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
