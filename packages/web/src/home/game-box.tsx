import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Box } from '../looks.ts'
import { fetchAhead } from '../pages.ts'
import { Icon } from '../shell/icons.tsx'
import { BoxFacts } from './box-facts.tsx'

/** One game as it stands in its niche: a click on it begins a game, as one last played it. */
export function GameBox({ id, title, look }: Box) {
  const { busy, play } = usePlay(id)
  const ahead = () => fetchAhead(id)
  return (
    <li className="box" aria-busy={busy} onPointerEnter={ahead} onFocus={ahead}>
      <button type="button" className="box-cover" aria-hidden="true" tabIndex={-1} onClick={play}>
        <look.Cover />
      </button>
      <div className="box-words">
        <h3>{title}</h3>
        <p className="box-tagline">{look.tagline}</p>
        <BoxFacts box={look.box} />
        <button type="button" className="button button-main" aria-disabled={busy} onClick={play}>
          <Icon name="dice" /> Play<span className="unseen"> {title}</span>
        </button>
        <p className="box-ways">
          <Link href={`/rules/${id}`}>
            Rules<span className="unseen"> of {title}</span>
          </Link>
          <Link href={`/play/${id}`}>
            Set up<span className="unseen"> {title}</span>
          </Link>
          <Link href={`/online/new/${id}`}>
            Online<span className="unseen"> {title}</span>
          </Link>
        </p>
      </div>
    </li>
  )
}

/** Begins a game with one click. What that needs is loaded then. */
function usePlay(game: string): { readonly busy: boolean; readonly play: () => void } {
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const { quickTable } = await import('../newtable/setups.ts')
      const table = await quickTable(game)
      if (table !== undefined) navigate(`/table/${table}`)
    } catch {
      navigate(`/play/${game}`) // what could not be loaded is tried again there, and said
    }
  }
  return { busy, play: () => !busy && void begin() }
}
