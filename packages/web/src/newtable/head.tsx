import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BoxFacts } from '../home/box-facts.tsx'
import type { Box } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'

interface NewTableHeadProps {
  readonly box: Box
  /** The way into the game. */
  readonly begin: ReactNode
}

/** What stands above a new table: the game's cover and name, and the way into it. */
export function NewTableHead({ box: { id, title, look }, begin }: NewTableHeadProps) {
  return (
    <header className="new-table-head">
      <div className="new-table-cover" aria-hidden="true">
        <look.Cover />
      </div>
      <h1>{title}</h1>
      <p className="lead">{look.tagline}</p>
      <div className="new-table-begin">{begin}</div>
      <BoxFacts box={look.box}>
        <Link href={`/rules/${id}`}>
          <Icon name="book" /> Read the rules
        </Link>
        <Link href={`/online/new/${id}`}>
          <Icon name="globe" /> Play online
        </Link>
      </BoxFacts>
    </header>
  )
}
