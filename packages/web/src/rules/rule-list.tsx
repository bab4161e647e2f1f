import type { Game, Rule, Section } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import { Explained } from '../words/explained.tsx'
import { withoutNumbers } from '../words/plain-rules.ts'
import { hits, SOURCE_NAMES, sourcesOf } from './search.ts'

interface RuleListProps {
  readonly game: Game
  readonly sections: readonly Section[]
  readonly query: string
  /** The rule it is opened at. */
  readonly at: string | undefined
  /** On a page of its own every rule and every chapter has an address. */
  readonly anchored: boolean
  /** What stands under the title of a chapter. */
  readonly underTitle?: (title: string) => ReactNode
}

/** The rules by chapters. Numbers, and where a rule comes from, stand there for whoever wants them. */
export function RuleList({ game, sections, query, at, anchored, underTitle }: RuleListProps) {
  const { ruleNumbers } = useSettings()
  return sections.map(({ title, rules }) => (
    <section key={title} aria-label={title}>
      <Chapter title={title} address={anchored ? chapterId(game, title) : undefined} />
      {underTitle?.(title)}
      <ul className="rules">
        {rules.map(rule => (
          <RuleEntry
            key={rule.id}
            game={game}
            rule={rule}
            query={query}
            numbered={ruleNumbers || rule.id === at}
            cited={rule.id === at}
            anchored={anchored}
          />
        ))}
      </ul>
    </section>
  ))
}

function Chapter({ title, address }: { readonly title: string; readonly address: string | undefined }) {
  if (address === undefined) return <h2 className="rulebook-section">{title}</h2>
  return (
    <h2 className="rulebook-section" id={address} data-at={address} tabIndex={-1}>
      {title}
    </h2>
  )
}

export function chapterId({ rulebook }: Game, title: string): string {
  return `chapter-${rulebook.sections.findIndex(section => section.title === title) + 1}`
}

interface RuleEntryProps {
  readonly game: Game
  readonly rule: Rule
  readonly query: string
  readonly numbered: boolean
  readonly cited: boolean
  readonly anchored: boolean
}

function RuleEntry({ game, rule, query, numbered, cited, anchored }: RuleEntryProps) {
  const says = numbered ? rule.says : withoutNumbers(game, rule.says)
  return (
    <li className="rule" data-at={rule.id} data-cited={cited} tabIndex={-1} {...(anchored ? { id: rule.id } : {})}>
      {numbered && (
        <p className="rule-head">
          {anchored ? <a href={`#${rule.id}`}>{rule.id}</a> : rule.id}
          {sourcesOf(rule).map(source => (
            <span key={source} className={`source source-${source}`} {...tip(SOURCE_NAMES[source].says)}>
              {SOURCE_NAMES[source].name}
            </span>
          ))}
        </p>
      )}
      <p>{query === '' ? <Explained game={game} text={says} linked /> : <Marked text={says} query={query} />}</p>
    </li>
  )
}

/** A text in which what was searched for is marked. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return hits(text, query).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  )
}

/** Numbers and sources, off and on. */
export function NumbersSwitch() {
  const { ruleNumbers } = useSettings()
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-pressed={ruleNumbers}
      onClick={() => changeSettings({ ruleNumbers: !ruleNumbers })}
    >
      <Icon name={ruleNumbers ? 'check' : 'list'} /> Numbers and sources
    </button>
  )
}

/** Where rules come from. */
export function Legend() {
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
