import { LEVELS, levelNamed } from '@undercroft/bots'
import { findRule, type Game, type Option, readOptionPairs } from '@undercroft/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Pick } from '../history/filter-fields.tsx'
import { sayDay } from '../history/game-rows.tsx'
import { type KnownGames, sayOptions } from '../history/known-games.ts'
import { useKnownGames } from '../history/use-known-games.ts'
import { shelf, titleOf } from '../looks.ts'
import { titled } from '../newtable/titled.ts'
import { ProblemNote } from '../online/parts.tsx'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import type { Options } from '../store/tables.ts'
import { findRecords, LENGTHS, type PublishedGame, readWanted, type Wanted } from './published.ts'
import '../styles/pages.css'
import '../styles/history.css'

const GAMES = shelf.map(({ id }) => id)
const LENGTH_WORDS = { short: 'Up to 50 answers', middle: '51 to 150', long: 'More than 150' } as const

/** Games that people have published, for everybody to look through and to study. */
export function RecordsPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = useMemo(() => readWanted(search), [search])
  const { games, more, problem } = usePublished(wanted)
  const known = useKnownGames(GAMES)
  const change = (next: { readonly [Name in keyof Wanted]?: string }) => {
    const set = Object.entries({ ...wanted, ...next }).filter(([, value]) => value !== '')
    setSearch(new URLSearchParams(set), { replace: true })
  }
  return (
    <Page title="Published games" className="public-records">
      <header className="history-head">
        <h1>Published games</h1>
        <p className="lead">
          Played by people at this server and given to everybody (CC0): look through them, study them, do with them what
          you like.
        </p>
        <div className="row">
          <a className="button" href="/api/records.ndjson" download="undercroft-records.ndjson">
            <Icon name="download" /> All of them as one file
          </a>
          <Link href="/games" className="button">
            <Icon name="list" /> My games
          </Link>
        </div>
      </header>
      <Finder {...{ wanted, games, known }} onChange={change} />
      <ProblemNote text={problem} />
      {games?.length === 0 && (
        <p className="notice">
          Nobody has published such a game yet. Whoever has played one online can: it stands among their games.
        </p>
      )}
      <ol className="past">
        {games?.map(game => (
          <Row key={game.id} {...{ game, known }} />
        ))}
      </ol>
      {more !== undefined && (
        <button type="button" className="button records-more" onClick={more}>
          Older ones
        </button>
      )}
    </Page>
  )
}

interface FinderProps {
  readonly wanted: Wanted
  readonly games: readonly PublishedGame[] | undefined
  readonly known: KnownGames
  readonly onChange: (change: { readonly [Name in keyof Wanted]?: string }) => void
}

function Finder({ wanted, games, known, onChange }: FinderProps) {
  const game = known.get(wanted.game ?? '')
  const seats = [...new Map(games?.flatMap(each => each.seats.map(({ name, role }) => [name, role])))]
  const rules = [...new Set(games?.map(({ by }) => by))].sort()
  const ruleName = (id: string): string => {
    const rule = [...known.values()].flatMap(each => findRule(each.rulebook, id) ?? [])[0]
    return rule === undefined ? id : shortened(rule.says)
  }
  return (
    <search className="finder">
      <div className="finder-fields">
        <Pick
          {...{ label: 'Game', value: wanted.game, of: GAMES, name: titleOf }}
          onPick={id => onChange({ game: id, option: '', winner: '', by: '' })}
        />
        <Pick
          {...{ label: 'Played with', value: wanted.option, of: game === undefined ? [] : pairsOf(game) }}
          name={pair => sayPair(game, pair)}
          onPick={option => onChange({ option })}
        />
        <Pick
          {...{ label: 'Won by', value: wanted.winner, of: seats.map(([name]) => name) }}
          name={name => seats.find(([each]) => each === name)?.[1] ?? name}
          onPick={winner => onChange({ winner })}
        />
        <Pick
          {...{ label: 'Ended because', value: wanted.by, of: rules, name: ruleName }}
          onPick={by => onChange({ by })}
        />
        <Pick
          {...{ label: 'Length', value: wanted.length, of: LENGTHS }}
          name={each => LENGTH_WORDS[each]}
          onPick={length => onChange({ length })}
        />
      </div>
    </search>
  )
}

function shortened(says: string): string {
  return says.length > 70 ? `${says.slice(0, 68)} …` : says
}

/** A number with more values than this is not searched for. */
const FEW = 12

/** The options of a game that are one of few. */
function pairsOf(game: Game): readonly string[] {
  const table = game.options as { readonly [name: string]: Option }
  return Object.entries(table).flatMap(([name, option]) => {
    if (option.kind === 'one') return option.of.map(value => `${name}=${value}`)
    if (option.kind === 'whole' && option.to - option.from < FEW) {
      return Array.from({ length: option.to - option.from + 1 }, (_, i) => `${name}=${option.from + i}`)
    }
    return option.kind === 'flag' ? [`${name}=true`, `${name}=false`] : []
  })
}

function sayPair(game: Game | undefined, pair: string): string {
  const [name = '', value = ''] = pair.split('=')
  const table = game?.options as { readonly [name: string]: Option } | undefined
  const label = table?.[name]?.label ?? name
  if (value === 'true') return label
  return value === 'false' ? `Without: ${label}` : `${label}: ${titled(value)}`
}

function Row({ game: each, known }: { readonly game: PublishedGame; readonly known: KnownGames }) {
  const { id, seats, winners, by, steps, at } = each
  const game = known.get(each.game)
  const options = game && readOptionPairs(game.options, each.options)
  const says = game && options?.ok === true ? sayOptions(game, options.value as Options) : ''
  const rule = game && findRule(game.rulebook, by)
  const named = seats.map(seat => `${nameOf(seat)} (${seat.role})`)
  const won = seats.filter(({ name }) => winners.includes(name)).map(nameOf)
  return (
    <li className="past-row">
      <Link href={`/records/${id}`} className="past-link">
        <span className="past-what">
          <span className="past-title">{titleOf(each.game)}</span>
          {says !== '' && <span className="past-options">{says}</span>}
        </span>
        <span className="past-who">
          {new Intl.ListFormat('en').format(named)};{' '}
          {won.length === 0 ? 'nobody' : new Intl.ListFormat('en').format(won)} won
        </span>
        {rule !== undefined && <span className="past-why">{rule.says}</span>}
        <span className="past-when">
          <time dateTime={new Date(at).toISOString()}>{sayDay(at)}</time>
          <span>{counted(steps, 'answer')}</span>
        </span>
      </Link>
    </li>
  )
}

/** Bots are called by their strength. */
function nameOf({ kind, player }: PublishedGame['seats'][number]): string {
  return kind === 'bot' ? LEVELS[levelNamed(player) ?? 'greedy'].name : player
}

interface Listed {
  readonly games: readonly PublishedGame[] | undefined
  readonly problem: string | undefined
  /** Fetches the next page, where there is one. */
  readonly more: (() => void) | undefined
}

function usePublished(wanted: Wanted): Listed {
  const [games, setGames] = useState<readonly PublishedGame[]>()
  const [next, setNext] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let gone = false
    const load = async () => {
      const found = await findRecords(wanted)
      if (gone) return
      setGames(found.ok ? found.value.records : [])
      setNext(found.ok ? found.value.next : undefined)
      setProblem(found.ok ? undefined : found.error.message)
    }
    void load()
    return () => {
      gone = true
    }
  }, [wanted])
  const more = async () => {
    const found = await findRecords(wanted, next)
    if (!found.ok) return setProblem(found.error.message)
    setGames(before => [...(before ?? []), ...found.value.records])
    setNext(found.value.next)
  }
  return { games, problem, more: next === undefined ? undefined : () => void more() }
}
