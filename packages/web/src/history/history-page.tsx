import { useDeferredValue, useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/waiting.tsx'
import { DiceLuck } from './dice-luck.tsx'
import { EverythingPart } from './everything-part.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, found, readFilters, writeFilters } from './filters.ts'
import { GameRows } from './game-rows.tsx'
import { Pager, pageOf } from './pager.tsx'
import { StatisticsPart } from './statistics-part.tsx'
import { useGames } from './use-games.ts'
import { useKnownGames } from './use-known-games.ts'
import '../styles/pages.css'
import '../styles/history.css'
import '../styles/figures.css'

const ROWS = 25

/** Every game of mine, here and online: to find one again, and to see what they come to. */
export function HistoryPage() {
  const { games, problem, again } = useGames()
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const ids = useMemo(() => [...new Set(games?.map(({ game }) => game))].sort(), [games])
  const known = useKnownGames(ids)
  const wanted = useDeferredValue(filters)
  const fitting = useMemo(() => found(games ?? [], wanted, known), [games, wanted, known])
  const at = pageOf(search, fitting.length, ROWS)
  const change = (next: Filters) => setSearch(writeFilters(next), { replace: true })
  const turn = (page: number) => {
    const next = writeFilters(filters)
    if (page > 1) next.set('page', String(page))
    setSearch(next)
  }
  if (games === undefined) return <Loading />
  return (
    <Page title="My games" className="history">
      <header className="history-head">
        <h1>My games</h1>
        <p className="lead">
          {games.length === 0
            ? 'Games that you finish stand here, to be found again and looked through.'
            : `${counted(games.length, 'finished game')}, here and online. They are kept until you delete them.`}
        </p>
        <Link href="/records" className="button">
          <Icon name="globe" /> Published games
        </Link>
      </header>
      {problem !== undefined && <p className="notice">{problem}</p>}
      {games.length > 0 && (
        <div className="history-parts">
          <section className="history-list" aria-labelledby="found">
            <FilterFields {...{ games, known, filters }} onChange={change} />
            <h2 id="found" aria-live="polite">
              {fitting.length === games.length ? 'All of them' : `${counted(fitting.length, 'game')} found`}
            </h2>
            <GameRows games={fitting.slice((at - 1) * ROWS, at * ROWS)} {...{ known, again }} />
            <Pager {...{ at }} of={Math.ceil(fitting.length / ROWS)} onTurn={turn} />
          </section>
          <div className="history-side">
            <StatisticsPart games={fitting} known={known} isAll={fitting.length === games.length} />
            <DiceLuck games={games} />
          </div>
        </div>
      )}
      <EverythingPart />
    </Page>
  )
}
