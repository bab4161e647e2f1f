/** As much of a page as sorting needs: the lab knows no browser. */
interface Page {
  querySelectorAll(selector: 'table'): Iterable<Table>
}

interface Table {
  readonly tBodies: readonly Body[]
  querySelectorAll(selector: 'thead th'): Iterable<Head>
}

interface Body {
  readonly rows: Iterable<Row>
  append(...rows: readonly Row[]): void
}

interface Row {
  readonly cells: readonly { readonly textContent: string }[]
}

interface Head {
  readonly cellIndex: number
  getAttribute(name: 'aria-sort'): string | null
  setAttribute(name: 'aria-sort', value: string): void
  removeAttribute(name: 'aria-sort'): void
  querySelector(selector: 'button'): { addEventListener(name: 'click', heard: () => void): void } | null
}

/**
 * Sorts a table of this page by the column whose heading is pressed; pressed again, the other way round. A report's own
 * page has this function as text, so that it uses nothing from outside.
 */
export function sortable(page: unknown): void {
  for (const table of (page as Page).querySelectorAll('table')) {
    const heads = [...table.querySelectorAll('thead th')]
    for (const head of heads) {
      head.querySelector('button')?.addEventListener('click', () => {
        const down = head.getAttribute('aria-sort') !== 'descending'
        for (const other of heads) other.removeAttribute('aria-sort')
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending')
        const key = (row: Row): string => row.cells[head.cellIndex]?.textContent ?? ''
        const order = (a: Row, b: Row): number => {
          const [x, y] = [Number.parseFloat(key(a)), Number.parseFloat(key(b))]
          return Number.isNaN(x) || Number.isNaN(y) ? key(b).localeCompare(key(a)) : y - x
        }
        const [body] = table.tBodies
        body?.append(...[...body.rows].sort((a, b) => (down ? order(a, b) : order(b, a))))
      })
    }
  }
}
