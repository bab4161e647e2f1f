/** The look of a report. It follows the reader's light or dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b18; --paper: #fdfcf9; --line: #cfc8bb; --found: #9c1c15 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6da; --paper: #1b1a18; --line: #4d483f; --found: #ff9d92 } svg { background: #f4f1ea } }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 2px solid var(--line); margin-top: 2rem }
svg { width: 100%; max-width: 760px; height: auto; font: 14px system-ui, sans-serif; border-radius: 4px }
svg text { fill: #1d1b18 } svg .axis { fill: #55504a } svg .fair { stroke: #1d1b18; stroke-width: 2; stroke-dasharray: 3 3 }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: 0.5rem 0 }
th, td { padding: 0.25rem 0.8rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal }
th:first-child { text-align: left; max-width: 32rem }
th button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; min-height: 24px; min-width: 24px; cursor: pointer }
.verdicts li { margin: 0.3rem 0 } .verdicts .found { color: var(--found); font-weight: 600 }
.command code, pre { font: 0.875rem/1.4 ui-monospace, monospace; overflow-x: auto; overflow-wrap: anywhere }
`

/** Sorts a table by the column whose heading is pressed; pressed again, the other way round. */
export const SORT = `
for (const table of document.querySelectorAll('table')) {
  const body = table.tBodies[0]
  for (const [column, button] of [...table.querySelectorAll('thead button')].entries()) {
    button.addEventListener('click', () => {
      const head = button.closest('th')
      const down = head.getAttribute('aria-sort') !== 'descending'
      for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending')
      const key = row => row.cells[column].textContent
      const order = (a, b) => {
        const [x, y] = [parseFloat(key(a)), parseFloat(key(b))]
        return isNaN(x) || isNaN(y) ? key(b).localeCompare(key(a)) : y - x
      }
      const rows = [...body.rows].sort((a, b) => (down ? order(a, b) : order(b, a)))
      body.append(...rows)
    })
  }
}
`
