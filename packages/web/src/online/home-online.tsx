import { Link } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { type MyTable, useMyTables } from './lists.ts'
import { MyTableCards } from './table-cards.tsx'
import { useWho, wasOnline } from './who.ts'

/** One's running games online, those that wait for one first. Whoever was never online causes no request. */
export function useRunningOnline(): readonly MyTable[] {
  const who = useWho(wasOnline())
  const mine = useMyTables(who.kind === 'known')
  const running = mine?.filter(each => each.card.status !== 'over') ?? []
  return running.toSorted((a, b) => b.waiting.length - a.waiting.length)
}

/** The way to the others, and one's running games online. */
export function HomeOnline({ online }: { readonly online: readonly MyTable[] }) {
  return (
    <section className="home-online" aria-labelledby="online">
      <div className="home-online-words">
        <h2 id="online">Play online</h2>
        <p className="muted">Make a table, send a link, and play with friends: live, or over days.</p>
      </div>
      <Link href="/online" className="button">
        <Icon name="globe" /> Online tables
      </Link>
      {online.length > 0 && <MyTableCards tables={online} />}
    </section>
  )
}
