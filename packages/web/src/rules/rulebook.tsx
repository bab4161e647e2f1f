import type { Game } from '@undercroft/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../words/meanings.ts'
import { BookSearch, useOpenedAt, useWordStop } from './book-search.tsx'
import { InShort } from './in-short.tsx'
import { NumbersSwitch, RuleList } from './rule-list.tsx'
import { searchRules } from './search.ts'
import '../styles/pages.css'

interface RulebookProps {
  readonly game: Game
  /** The rule it is opened at. */
  readonly at: string | undefined
}

/** The book beside the board: the game in short, then its rules, with search. */
export function Rulebook({ game, at }: RulebookProps) {
  const [query, setQuery] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const sections = searchRules(game.rulebook, query)
  useEffect(() => {
    if (at !== undefined) setQuery('')
  }, [at])
  useOpenedAt(book, at)
  useWordStop(book)
  return (
    <div className="rulebook" ref={book} data-words>
      <BookSearch query={query} onQuery={setQuery} />
      <p className="rulebook-tools">
        <NumbersSwitch />
        <Link href={addressOf(game, at ?? 'rules')} className="button button-quiet button-small">
          <Icon name="book" /> The whole book
        </Link>
      </p>
      {query === '' && game.brief !== undefined && (
        <details className="in-short-fold" open={at === undefined}>
          <summary>In short</summary>
          <InShort game={game} brief={game.brief} />
        </details>
      )}
      <RuleList game={game} sections={sections} query={query} at={at} anchored={false} />
      {sections.length === 0 && <p className="muted">No rule speaks of “{query}”.</p>}
    </div>
  )
}
