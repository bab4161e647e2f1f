import type { Box } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { NewTableHead } from './head.tsx'

/** A new table before its game is loaded. The build prints it into a page of its own for each game. */
export function NewTableShell({ box }: { readonly box: Box }) {
  const begin = (
    <button type="button" className="button button-main button-large" disabled>
      <Icon name="dice" /> Begin
    </button>
  )
  return (
    <Page title={newTableTitle(box)} className="new-table">
      <NewTableHead box={box} begin={begin} />
    </Page>
  )
}

export function newTableTitle({ title }: { readonly title: string }): string {
  return `New table of ${title}`
}
