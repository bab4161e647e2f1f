import { LEVELS, levelNamed } from '@undercroft/bots'
import { Link } from 'wouter'
import { titleOf } from '../../looks.ts'
import { Icon } from '../../shell/icons.tsx'
import { Page } from '../../shell/page.tsx'
import { type Crest, CrestMark, usualCrest } from '../accounts/crest.tsx'
import { FiguresTable } from '../figures-table.tsx'
import { AskFriend } from '../friends/ask-friend.tsx'
import { PersonActs } from '../order/person-acts.tsx'
import { NoServerPage } from '../parts.tsx'
import { useLooked } from '../use-looked.ts'
import { useWho } from '../who.ts'
import { isObject } from '../wire.ts'
import '../../styles/pages.css'
import '../../styles/ratings.css'

interface Profile {
  readonly id: string
  readonly name: string
  readonly isBot?: true
  readonly crest?: Crest
  readonly since?: number
  readonly tallies: readonly {
    readonly game: string
    readonly role: string
    readonly played: number
    readonly won: number
    readonly drawn: number
  }[]
  readonly ratings: readonly {
    readonly game: string
    readonly role: string
    readonly strength: number
    readonly games: number
  }[]
  readonly published: readonly { readonly id: string; readonly game: string; readonly at: number }[]
}

/** What everybody may know of somebody: crest, games, strength, and what they have published. */
export function ProfilePage({ id }: { readonly id: string }) {
  const who = useWho()
  const [found] = useLooked(`/api/people/${encodeURIComponent(id)}`, isProfile)
  if (who.kind === 'nowhere') return <NoServerPage title="Somebody" />
  if (found === undefined) {
    return (
      <Page title="Somebody" className="narrow">
        <p role="status">Looking …</p>
      </Page>
    )
  }
  const { isBot, since } = found
  const level = isBot && levelNamed(found.name)
  const name = level ? `${LEVELS[level].name}, a bot` : found.name
  return (
    <Page title={name} className="narrow profile">
      <header className="profile-head">
        <CrestMark crest={found.crest ?? usualCrest(id)} />
        <div>
          <h1>{name}</h1>
          {since !== undefined && (
            <p className="muted">Here since {new Date(since).toLocaleDateString(undefined, { dateStyle: 'long' })}</p>
          )}
        </div>
      </header>
      {who.kind === 'known' && who.me.id !== id && isBot !== true && (
        <div className="row">
          <AskFriend person={id} />
          <PersonActs person={id} name={name} />
        </div>
      )}
      {found.tallies.length === 0 ? (
        <p className="online-empty">No game played to its end yet.</p>
      ) : (
        <FiguresTable
          caption="Games"
          heads={['Game', 'Played', 'Won', 'Strength']}
          named={0}
          rows={found.tallies.map(({ game, role, played, won }) => {
            const rating = found.ratings.find(each => each.game === game && each.role === role)
            return {
              key: `${game} ${role}`,
              cells: [
                <>
                  {titleOf(game)} <span className="muted">{role}</span>
                </>,
                played,
                <>
                  {won} <span className="muted">({Math.round((won / played) * 100)} %)</span>
                </>,
                rating?.strength ?? <span className="muted">not rated</span>,
              ],
            }
          })}
        />
      )}
      {found.published.length > 0 && (
        <section aria-labelledby="published">
          <h2 id="published">Published games</h2>
          <ul className="profile-records">
            {found.published.map(record => (
              <li key={record.id}>
                <Link href={`/records/${record.id}`}>
                  <Icon name="scroll" /> {titleOf(record.game)}, {new Date(record.at).toLocaleDateString()}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

function isProfile(body: unknown): body is Profile {
  return isObject(body) && [body.tallies, body.ratings, body.published].every(Array.isArray)
}
