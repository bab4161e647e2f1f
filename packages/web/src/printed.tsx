import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { HomeShell } from './home/shell.tsx'
import { shelf } from './looks.ts'
import { NewTableShell, newTableTitle } from './newtable/shell.tsx'
import { titled } from './shell/page.tsx'
import { Loading } from './shell/waiting.tsx'

/** A page as it stands before any script runs: the build prints it. */
interface PrintedPage {
  readonly file: string
  readonly title: string
  readonly page: ReactNode
  /** The modules that the page is about to ask for: they are fetched together with its script. */
  readonly needs: readonly string[]
}

export const PRINTED: readonly PrintedPage[] = [
  { file: 'index.html', title: 'Undercroft', page: at('/', <HomeShell />), needs: [] },
  { file: 'page.html', title: 'Undercroft', page: at('/', <Loading />), needs: [] },
  // The one page that may stand in a frame: it is sent with headers of its own.
  { file: 'embed.html', title: 'Undercroft', page: at('/', <Loading />), needs: ['look/embed-page.tsx'] },
  ...shelf.map(box => ({
    file: `play/${box.id}.html`,
    title: titled(newTableTitle(box)),
    page: at(`/play/${box.id}`, <NewTableShell box={box} />),
    needs: ['newtable/new-table.tsx', `${box.id}/index.ts`],
  })),
]

function at(path: string, page: ReactNode): ReactNode {
  return <Router ssrPath={path}>{page}</Router>
}
