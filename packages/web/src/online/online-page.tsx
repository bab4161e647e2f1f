import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useBoxes } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { useHall, type Wanted } from './finding/hall.ts'
import { PlayNow } from './finding/play-now.tsx'
import { TableFilters } from './finding/table-filters.tsx'
import { useFriends } from './friends/friends.ts'
import { FriendsPart } from './friends/friends-part.tsx'
import { useMyTables } from './lists.ts'
import { BanNotice } from './order/ban-notice.tsx'
import { NameForm, NoServerPage } from './parts.tsx'
import { MyTableCards, TableCards } from './table-cards.tsx'
import { useWho } from './who.ts'
import '../styles/pages.css'

/** A table that waits for nobody longer than an hour is played live. */
const LIVE_PATIENCE = 3600

/** Where one finds the others: my games, tables to join, games to watch, and a new table. */
export function OnlinePage() {
  const who = useWho()
  const boxes = useBoxes()
  const there = who.kind === 'known' || who.kind === 'nobody'
  const mine = useMyTables(who.kind === 'known')
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState<Wanted>({ free: true })
  const me = who.kind === 'known' ? who.me.id : undefined
  const hall = useHall(there, me, wanted, table => navigate(`/t/${table}`))
  const { open, playing } = hall
  const [friends, setFriends] = useFriends(me !== undefined, hall.friendNews)
  if (who.kind === 'nowhere') return <NoServerPage title="Play online" />
  const running = mine?.filter(each => each.card.status !== 'over') ?? []
  const finished = mine?.filter(each => each.card.status === 'over') ?? []
  const known = new Set(mine?.map(each => each.card.id))
  const joinable = open?.tables.filter(card => !known.has(card.id))
  const best = playing?.tables.find(({ rated, patience }) => rated === true && patience <= LIVE_PATIENCE)
  return (
    <Page title="Play online" className="online">
      <header className="online-head">
        <div>
          <h1>Play online</h1>
          <p className="lead">Make a table, send a link, and play: live, or over days.</p>
        </div>
        <div className="row">
          <Link href="/tournaments" className="button">
            <Icon name="crown" /> Tournaments
          </Link>
          {who.kind === 'known' && (
            <Link href="/me" className="button">
              <Icon name="meeple" /> {who.me.name}
            </Link>
          )}
        </div>
      </header>
      {who.kind === 'nobody' && (
        <section className="online-name" aria-label="Your name">
          <NameForm button="That is me" />
        </section>
      )}
      {who.kind === 'known' && <BanNotice ban={who.me.banned} />}
      {running.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">My games</h2>
          <MyTableCards tables={running.toSorted((a, b) => b.waiting.length - a.waiting.length)} />
        </section>
      )}
      {who.kind === 'known' && <PlayNow hall={hall} />}
      {friends !== undefined && <FriendsPart list={friends} onChange={setFriends} />}
      <section aria-labelledby="new">
        <h2 id="new">A new table</h2>
        <ul className="niches">
          {boxes.map(({ id, title, look }) => (
            <li key={id}>
              <Link href={`/online/new/${id}`} className="niche">
                <span className="niche-cover" aria-hidden="true">
                  <look.Cover />
                </span>
                <span className="niche-title">{title}</span>
                <span className="muted">{look.box.players}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="open">
        <h2 id="open">Tables with a free place</h2>
        <TableFilters wanted={wanted} onChange={setWanted} />
        {joinable === undefined || joinable.length === 0 ? (
          <p className="online-empty">
            {joinable === undefined
              ? 'Looking around …'
              : 'Nobody waits for company just now. Make a table that everybody may find.'}
          </p>
        ) : (
          <TableCards cards={joinable} />
        )}
        <div className="online-pages">
          {wanted.after !== undefined && (
            <button type="button" className="button" onClick={() => setWanted(({ after: _, ...rest }) => rest)}>
              <Icon name="first" /> The newest
            </button>
          )}
          {open?.next !== undefined && (
            <button type="button" className="button" onClick={() => setWanted({ ...wanted, after: open.next ?? '' })}>
              <Icon name="next" /> More tables
            </button>
          )}
        </div>
      </section>
      {playing !== undefined && playing.tables.length > 0 && (
        <section aria-labelledby="watch">
          <h2 id="watch">Games to watch</h2>
          {best !== undefined && (
            <Link href={`/t/${best.id}`} className="button button-main best-table">
              <Icon name="eye" /> Watch the best live game
            </Link>
          )}
          <TableCards cards={playing.tables} />
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">Finished</h2>
          <MyTableCards tables={finished} />
        </section>
      )}
    </Page>
  )
}
