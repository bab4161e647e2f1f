import type { Game, Rule } from '@undercroft/kernel'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import { hits, SOURCE_NAMES, searchRules, sourcesOf } from './search.ts'
import '../styles/pages.css'

interface RulebookProps {
  readonly game: Game
  /** The rule it is opened at. */
  readonly at: string | undefined
  /** On a page of its own every rule has an address. */
  readonly anchored?: boolean
}

/** The numbered rules, with search; the same in the drawer and on its own page. */
export function Rulebook({ game, at, anchored = false }: RulebookProps) {
  const [query, setQuery] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const sections = searchRules(game.rulebook, query)
  useEffect(() => {
    if (at === undefined) return
    setQuery('')
    const rule = book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`)
    rule?.scrollIntoView({ block: 'center' })
    rule?.focus({ preventScroll: true })
  }, [at])
  return (
    <div className="rulebook" ref={book}>
      <label className="filter rulebook-search">
        <Icon name="search" />
        <span className="unseen">Search the rules</span>
        <input
          type="search"
          placeholder="Search the rules"
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </label>
      {anchored && <Legend />}
      {sections.map(section => (
        <section key={section.title} aria-label={section.title}>
          <h2 className="rulebook-section">{section.title}</h2>
          <dl>
            {section.rules.map(rule => (
              <RuleEntry key={rule.id} rule={rule} query={query} cited={rule.id === at} anchored={anchored} />
            ))}
          </dl>
        </section>
      ))}
      {sections.length === 0 && <p className="muted">No rule speaks of “{query}”.</p>}
    </div>
  )
}

function RuleEntry(props: {
  readonly rule: Rule
  readonly query: string
  readonly cited: boolean
  readonly anchored: boolean
}) {
  const { rule, query, cited, anchored } = props
  return (
    <div className="rule" data-rule={rule.id} data-cited={cited} tabIndex={-1} {...(anchored ? { id: rule.id } : {})}>
      <dt>
        {anchored ? <a href={`#${rule.id}`}>{rule.id}</a> : rule.id}
        {sourcesOf(rule).map(source => (
          <span key={source} className={`source source-${source}`} {...tip(SOURCE_NAMES[source].says)}>
            {SOURCE_NAMES[source].name}
          </span>
        ))}
      </dt>
      <dd>
        {hits(rule.says, query).map((part, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
          i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
        )}
      </dd>
    </div>
  )
}

/** Where rules come from. */
function Legend() {
  return (
    <ul className="legend">
      {Object.entries(SOURCE_NAMES).map(([source, { name, says }]) => (
        <li key={source}>
          <span className={`source source-${source}`}>{name}</span> {says}
        </li>
      ))}
    </ul>
  )
}
