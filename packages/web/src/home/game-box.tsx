import { Link } from 'wouter'
import { LearnLink } from '../learn/learn-link.tsx'
import type { Box } from '../looks.ts'
import { usePlay } from '../newtable/use-play.ts'
import { fetchAhead } from '../pages.ts'
import { Icon } from '../shell/icons.tsx'
import { BoxFacts } from './box-facts.tsx'

/** One game as it stands in its niche: a click on it begins a game, as one last played it. */
export function GameBox({ id, title, look }: Box) {
  const { busy, play } = usePlay(id, 'last')
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
        <div className="box-play">
          <button type="button" className="button button-main" aria-disabled={busy} onClick={play}>
            <Icon name="dice" /> Play<span className="unseen"> {title}</span>
          </button>
          <LearnLink game={id} title={title} />
        </div>
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
