import { Suspense } from 'react'
import { Link } from 'wouter'
import { titleOf, useBox } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { pictureOf } from '../store/pictures.ts'
import type { TableCard } from '../store/tables.ts'
import { namesOf } from '../table/names.ts'
import { since } from './since.ts'
import type { Tables } from './use-tables.ts'

/** So many stand first on the page; all of them are below, among my tables. */
const CONTINUED = 2

/** What one was in the middle of: the position, whose turn it is, and the way back to it. */
export function Continue({ tables: { running } }: { readonly tables: Tables }) {
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul className="continue-cards">
        {running.slice(0, CONTINUED).map(card => (
          <li key={card.id}>
            <Link href={`/table/${card.id}`} className="continue-card">
              <Picture card={card} />
              <span className="continue-words">
                <span className="card-title">{titleOf(card.game)}</span>
                <strong className="continue-turn">
                  <Icon name="hourglass" /> {sayTurn(card)}
                </strong>
                <span className="card-state">{since(card.played)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the game stands; its cover, if nobody has taken a picture. */
function Picture({ card: { id, game } }: { readonly card: TableCard }) {
  const picture = pictureOf(id)
  return (
    <span className="continue-picture" aria-hidden="true">
      {picture === undefined ? (
        <Suspense>
          <GameCover game={game} />
        </Suspense>
      ) : (
        <img src={picture} alt="" decoding="async" />
      )}
    </span>
  )
}

function GameCover({ game }: { readonly game: string }) {
  const box = useBox(game)
  return box && <box.look.Cover />
}

/** Whose turn it is at a table; alone against bots it is "your" turn. */
export function sayTurn({ asked = [], sittings, steps }: TableCard): string {
  const people = sittings.filter(({ kind }) => kind === 'person')
  const first = asked.map(seat => sittings[seat]).find(sitting => sitting?.kind === 'person')
  if (first !== undefined) return people.length === 1 ? 'Your turn' : `Turn of ${first.name}`
  const bot = namesOf(sittings)[asked[0] ?? -1]
  if (bot !== undefined) return `Turn of ${bot}`
  return steps === 0 ? 'Just set up' : 'Going on'
}
