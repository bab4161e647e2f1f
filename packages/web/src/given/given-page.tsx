import type { BotLevel } from '@undercroft/bots'
import { bringing, keepGift } from '@undercroft/games/drawing'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePlayable } from '../looks.ts'
import { StrengthField } from '../newtable/strength-field.tsx'
import { getSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { makeTable, type Sitting } from '../store/tables.ts'
import { type Creating, creating, type Given, readGift, tableOptions } from './read-gift.ts'
import '../styles/pages.css'
import '../styles/tables.css'

/** What somebody has made and given away as a link: it is shown, kept, and can be played. */
export function GivenPage({ game: id }: { readonly game: string }) {
  const playable = usePlayable(id)
  const found = useMemo(() => creating(playable), [playable])
  return found === undefined ? <NotFound what="thing" /> : <Unwrapped made={found} />
}

function Unwrapped({ made }: { readonly made: Creating }) {
  const { game, creation } = made
  const hash = useHash()
  const [given, setGiven] = useState<Given & { readonly where?: string }>()
  useEffect(() => {
    let stale = false
    void readGift(made, hash).then(read => {
      if (stale) return
      const { id } = made.game
      const kept = read.ok ? keepGift({ game: id, name: read.name, text: read.text }, made.creation.before) : {}
      setGiven({ ...read, ...kept })
    })
    return () => {
      stale = true
    }
  }, [made, hash])
  if (given === undefined) return <Page title="A gift">Reading the link …</Page>
  if (!given.ok) {
    return (
      <Page title="A link that cannot be read" className="narrow">
        <div className="notice notice-big" role="alert">
          <Icon name="door" />
          <h1>A link that cannot be read</h1>
          <p>{given.says}</p>
          <Link href={`/play/${game.id}`} className="button button-main">
            Play {game.title}
          </Link>
        </div>
      </Page>
    )
  }
  return (
    <Page title={given.name} className="given">
      <div className="given-picture">
        <creation.Picture choice={given.choice} />
      </div>
      <div className="given-words">
        <header>
          <p className="given-kind">
            A {creation.noun} for {game.title}
          </p>
          <h1>{given.name}</h1>
        </header>
        <p role="status">
          {given.where === undefined
            ? `This browser does not let the page keep anything: the ${creation.noun} lives in this link alone.`
            : `It is on your shelf as “${given.where}”: you find it there whenever you are asked for a ${creation.noun}.`}
        </p>
        <Flaws given={given} made={made} />
        <PlayIt text={given.text} made={made} />
      </div>
    </Page>
  )
}

function Flaws({ given, made }: { readonly given: Given & { readonly ok: true }; readonly made: Creating }) {
  if (given.flaws.length === 0) return undefined
  return (
    <div className="notice">
      <p>It cannot be handed in as it is, but it can be finished:</p>
      <ul>
        {given.flaws.map(({ rule, says }) => (
          <li key={`${rule} ${says}`}>
            {says} <Link href={`/rules/${made.game.id}#${rule}`}>{rule}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens a new table with the creation filled in. */
function PlayIt({ text, made }: { readonly text: string; readonly made: Creating }) {
  const { game, creation } = made
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState(false)
  const [level, setLevel] = useState<BotLevel>('greedy')
  const options = tableOptions(made)
  const seats = game.seats(options)
  const begin = async () => {
    const sittings = seats.map((_, seat): Sitting => {
      if (seat === creation.maker) return { kind: 'person', name: getSettings().name || 'Wanderer' }
      return { kind: 'bot', level }
    })
    try {
      navigate(bringing(`/table/${await makeTable({ game: game.id, options, sittings })}`, text))
    } catch {
      setProblem(true)
    }
  }
  return (
    <>
      {seats.length > 1 && (
        <StrengthField
          label={seats.length > 2 ? 'Who plays the others' : 'Who plays the other'}
          level={level}
          onChange={setLevel}
        />
      )}
      <button type="button" className="button button-main button-large" onClick={() => void begin()}>
        <Icon name="dice" /> Play it
      </button>
      <p className="given-how">
        A new table begins with you as {seats[creation.maker]?.role ?? 'its maker'}, and the {creation.noun} lies ready
        to be handed in.
      </p>
      {problem && (
        <p className="notice notice-danger" role="alert">
          This browser does not let the page store anything, and without that no table can be kept.
        </p>
      )}
    </>
  )
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const read = () => setHash(location.hash)
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return hash
}
