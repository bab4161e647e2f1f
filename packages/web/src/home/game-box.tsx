import { Link } from 'wouter'
import type { Box } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { BoxFacts } from './box-facts.tsx'

/** One game as it stands in its niche. */
export function GameBox({ id, title, look }: Box) {
  return (
    <li className="box">
      <Link href={`/play/${id}`} className="box-cover" aria-hidden="true" tabIndex={-1}>
        <look.Cover />
      </Link>
      <div className="box-words">
        <h3>{title}</h3>
        <p className="box-tagline">{look.tagline}</p>
        <BoxFacts box={look.box} />
        <div className="row">
          <Link href={`/play/${id}`} className="button button-main">
            <Icon name="dice" /> Play here<span className="unseen">: {title}</span>
          </Link>
          <Link href={`/online/new/${id}`} className="button">
            <Icon name="globe" /> Online<span className="unseen">: {title}</span>
          </Link>
          <Link href={`/rules/${id}`} className="button button-quiet">
            <Icon name="book" /> Rules<span className="unseen"> of {title}</span>
          </Link>
        </div>
      </div>
    </li>
  )
}
