import { escaped } from './escape.ts'

/** A heading of a column that sorts by it. */
export function head(name: string, kind = ''): string {
  return `<th scope="col"${kind === '' ? '' : ` class="${kind}"`}><button type="button">${escaped(name)}</button></th>`
}

/** A table whose columns sort. Rows are cells as they stand in the page. */
export function sorted(heads: readonly string[], rows: readonly string[]): string {
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(row => `<tr>${row}</tr>`).join('\n')}</tbody></table></div>`
}

/** The command that makes a figure, folded. */
export function command(line: string): string {
  return `<details class="command"><summary>Command</summary><code>${escaped(line)}</code></details>`
}

export function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
