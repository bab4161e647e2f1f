import type { Game } from '@undercroft/kernel'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useOpened } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { TABLE } from '../words/meanings.ts'
import { BookSearch, useOpenedAt, useWordStop } from './book-search.tsx'
import { InShort } from './in-short.tsx'
import { LEAVES, leafOf } from './leaf.ts'
import { AlmanacLeaf, GlossaryLeaf, RulesLeaf } from './leaves.tsx'
import { NumbersSwitch } from './rule-list.tsx'
import { searchContent, searchRules, searchTerms } from './search.ts'
import '../styles/pages.css'

/** The book of a game: in short, its rules, its words and its content, each with an address. */
export function RulebookPage({ game: id }: { readonly game: string }) {
  const opened = useOpened(id)
  const at = useHash()
  if (opened === undefined) return <NotFound what="rulebook" />
  const { game, look } = opened
  return (
    <Page title={`Rules of ${game.title}`} className="rules-page">
      <header className="rules-head">
        <h1>{game.title}</h1>
        <p className="lead">{look.tagline}</p>
        <ToTable game={game} />
      </header>
      <Book game={game} at={at} />
    </Page>
  )
}

/** Back to the table where a rule was asked for; else to a new one. */
function ToTable({ game }: { readonly game: Game }) {
  const table = new URLSearchParams(location.search).get('table') ?? ''
  if (TABLE.test(table)) {
    return (
      <Link href={table} className="button button-main">
        <Icon name="undo" /> Back to the table
      </Link>
    )
  }
  return (
    <Link href={`/play/${game.id}`} className="button button-main">
      <Icon name="dice" /> Play
    </Link>
  )
}

function Book({ game, at }: { readonly game: Game; readonly at: string }) {
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState(at)
  const book = useRef<HTMLDivElement>(null)
  const leaf = leafOf(game, at)
  if (opened !== at) {
    setOpened(at)
    setQuery('') // who follows a link has found it
  }
  useOpenedAt(book, at, leaf)
  useWordStop(book)
  const leafProps = { game, query, at }
  return (
    <div className="rulebook book" ref={book} data-words>
      <nav className="book-leaves" aria-label="Parts of the book">
        {LEAVES.filter(({ id }) => id !== 'short' || game.brief !== undefined).map(({ id, title }) => (
          <a key={id} className="tab" href={`#${id}`} aria-current={query === '' && id === leaf ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <BookSearch query={query} onQuery={setQuery} />
      <p className="rulebook-tools">
        <NumbersSwitch />
        <button type="button" className="button button-quiet button-small" onClick={() => print()}>
          <Icon name="scroll" /> Print
        </button>
      </p>
      {query === '' && leaf === 'short' && game.brief !== undefined && <InShort game={game} brief={game.brief} />}
      {(query !== '' || leaf === 'glossary') && <GlossaryLeaf {...leafProps} />}
      {(query !== '' || leaf === 'rules') && <RulesLeaf {...leafProps} />}
      {(query !== '' || leaf === 'almanac') && <AlmanacLeaf {...leafProps} />}
      {isNowhere(game, query) && <p className="muted">No rule speaks of “{query}”.</p>}
    </div>
  )
}

function isNowhere(game: Game, query: string): boolean {
  const found = searchRules(game.rulebook, query).length + searchTerms(game, query).length
  return found + searchContent(game, query).size === 0
}

function useHash(): string {
  return useSyncExternalStore(listen, () => decodeURIComponent(location.hash.slice(1)))
}

/** A link of the page's own changes the address without a `hashchange`: the router tells of it. */
const MOVED = ['hashchange', 'popstate', 'pushState'] as const

function listen(listener: () => void): () => void {
  for (const moved of MOVED) addEventListener(moved, listener)
  return () => {
    for (const moved of MOVED) removeEventListener(moved, listener)
  }
}
