import { Link } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { useMyTables } from './lists.ts'
import { MyTableCards } from './table-cards.tsx'
import { useWho, wasOnline } from './who.ts'

/** The way to the others, and one's running games online. Whoever was never online causes no request. */
export function HomeOnline() {
  return (
    <section className="home-online" aria-labelledby="online">
      <div className="home-online-words">
        <h2 id="online">Play online</h2>
        <p className="muted">Make a table, send a link, and play with friends: live, or over days.</p>
      </div>
      <Link href="/online" className="button">
        <Icon name="globe" /> Online tables
      </Link>
      {wasOnline() && <MyOnlineTables />}
    </section>
  )
}

function MyOnlineTables() {
  const who = useWho()
  const mine = useMyTables(who.kind === 'known')
  const running = mine?.filter(each => each.card.status !== 'over') ?? []
  if (running.length === 0) return undefined
  return <MyTableCards tables={running.toSorted((a, b) => b.waiting.length - a.waiting.length)} />
}
