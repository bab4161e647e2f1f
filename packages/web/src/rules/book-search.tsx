import { type RefObject, useEffect } from 'react'
import { Icon } from '../shell/icons.tsx'

interface BookSearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
}

export function BookSearch({ query, onQuery }: BookSearchProps) {
  return (
    <label className="filter rulebook-search">
      <Icon name="search" />
      <span className="unseen">Search the rules</span>
      <input
        type="search"
        placeholder="Search the rules"
        value={query}
        onChange={event => onQuery(event.target.value)}
      />
    </label>
  )
}

/** Brings what the book is opened at into sight, and gives it the focus. */
export function useOpenedAt(book: RefObject<HTMLElement | null>, at: string | undefined, leaf?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened at may stand on another leaf
  useEffect(() => {
    if (at === undefined || at === '') return
    const found = book.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
    if (found !== undefined && found !== null) {
      found.scrollIntoView({ block: found.matches('h2') ? 'start' : 'center' })
      found.focus({ preventScroll: true })
    } else if ((book.current?.getBoundingClientRect().top ?? 0) < 0) book.current?.scrollIntoView()
  }, [book, at, leaf])
}

/** Of all words of a text the Tab key stops at the first; arrow keys lead on from there. */
export function useWordStop(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = text.current?.querySelector<HTMLElement>('a.word')
    if (first === null || first === undefined) return
    first.tabIndex = 0
    return () => {
      first.tabIndex = -1
    }
  })
}
