import { Suspense } from 'react'
import { Link } from 'wouter'
import { titleOf, useBox } from '../looks.ts'
import type { MyTable } from '../online/lists.ts'
import { saySitter } from '../online/table-cards.tsx'
import { Icon } from '../shell/icons.tsx'
import { pictureOf } from '../store/pictures.ts'
import type { TableCard } from '../store/tables.ts'
import { namesOf } from '../table/names.ts'
import { since } from './since.ts'
import type { Tables } from './use-tables.ts'

/** So many stand first on the page; all of them are below, among my tables. */
const CONTINUED = 2

interface ContinueProps {
  readonly tables: Tables
  /** One's running games online. */
  readonly online: readonly MyTable[]
}

/** What one was in the middle of: the position, whose turn it is, and the way back to it. */
export function Continue({ tables: { running }, online }: ContinueProps) {
  const [calling, others] = [online.filter(isCalling), online.filter(each => !isCalling(each))]
  const games = [...calling.map(ofOnline), ...running.map(ofTable), ...others.map(ofOnline)]
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul className="continue-cards">
        {games.slice(0, CONTINUED).map(game => (
          <li key={game.id}>
            <Link href={game.way} className="continue-card">
              <Picture {...game} />
              <span className="continue-words">
                <span className="card-title">{titleOf(game.game)}</span>
                <strong className="continue-turn">
                  <Icon name="hourglass" /> {game.turn}
                </strong>
                <span className="card-state">{game.says}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A game that one can go on with, wherever it is kept. */
interface Continued extends Pick<TableCard, 'id' | 'game'> {
  readonly way: string
  readonly turn: string
  readonly says: string
}

function ofTable(card: TableCard): Continued {
  const { id, game, played } = card
  return { id, game, way: `/table/${id}`, turn: sayTurn(card), says: since(played) }
}

const isCalling = ({ waiting }: MyTable): boolean => waiting.length > 0

function ofOnline(table: MyTable): Continued {
  const { id, game, seats } = table.card
  const others = seats.flatMap((seat, i) => (table.mine.includes(i) ? [] : [saySitter(seat)]))
  const turn = isCalling(table) ? 'Your turn' : 'Waiting for the others'
  return { id, game, way: `/t/${id}`, turn, says: others.length === 0 ? 'Online' : `Online with ${others.join(', ')}` }
}

/** Where the game stands; its cover, if nobody has taken a picture. */
function Picture({ id, game }: Pick<TableCard, 'id' | 'game'>) {
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
