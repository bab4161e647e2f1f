import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import { Page } from './page.tsx'

interface WaitingProps {
  readonly title: string
  readonly children: string
  /** What is wrong with the way to what is waited for. */
  readonly notice?: ReactNode
}

/** Stands in for a page while what it shows is loaded: a game, or a table. */
export function Waiting({ title, children, notice }: WaitingProps) {
  return (
    <Page title={title}>
      {notice}
      <div className="waiting">
        <Icon name="lantern" />
        <p>{children}</p>
      </div>
    </Page>
  )
}

/** The page at any address, before its script knows which one it is. */
export function Loading() {
  return <Waiting title="Undercroft">The lantern is being lit …</Waiting>
}
