import { lazy, Suspense, useEffect, useRef } from 'react'
import { Route, Switch, useLocation, useRoute } from 'wouter'
import { Home } from './home/home.tsx'
import { shelf } from './looks.ts'
import { NewTableShell } from './newtable/shell.tsx'
import {
  About,
  AdminPage,
  BookPage,
  EmbedPage,
  FriendPage,
  GivenPage,
  HistoryPage,
  LabPage,
  LearnPage,
  LessonPage,
  LookPage,
  MakeTable,
  MePage,
  MovePage,
  NewTable,
  OnlinePage,
  OnlineTable,
  OpenRecordPage,
  ProfilePage,
  PuzzlePage,
  PuzzlesPage,
  RecordsPage,
  RulebookPage,
  TablePage,
  TodayPage,
  TournamentPage,
  TournamentsPage,
} from './pages.ts'
import { NotFound } from './shell/not-found.tsx'
import { Tips } from './shell/tips.tsx'
import { Loading } from './shell/waiting.tsx'
import { WordCards } from './words/word-cards.tsx'

/** For authors of games: only where the page is being developed. */
const InspectPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./inspect/inspect-page.tsx')).InspectPage }))
  : undefined

export function App() {
  return (
    <>
      <Suspense fallback={<Waited />}>
        <Pages />
      </Suspense>
      <Tips />
      <WordCards />
    </>
  )
}

/** Shown while a page loads a game or the covers of all games. */
function Waited() {
  const [, asked] = useRoute('/play/:game')
  const box = shelf.find(({ id }) => id === asked?.game)
  return box === undefined ? <Loading /> : <NewTableShell box={box} />
}

function Pages() {
  useFocusOnNewPage()
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/play/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/online">
        <OnlinePage />
      </Route>
      <Route path="/online/new/:game">{({ game }) => <MakeTable key={game} game={game} />}</Route>
      <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
      <Route path="/look">
        <LookPage />
      </Route>
      <Route path="/embed">
        <EmbedPage />
      </Route>
      <Route path="/me">
        <MePage />
      </Route>
      <Route path="/who/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route path="/friend">
        <FriendPage />
      </Route>
      <Route path="/tournaments">
        <TournamentsPage />
      </Route>
      <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
      <Route path="/games">
        <HistoryPage />
      </Route>
      <Route path="/records">
        <RecordsPage />
      </Route>
      <Route path="/records/:id">{({ id }) => <OpenRecordPage key={id} id={id} />}</Route>
      <Route path="/move">
        <MovePage />
      </Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
      <Route path="/learn/:game/:chapter">
        {({ game, chapter }) => <LessonPage key={`${game} ${chapter}`} game={game} chapter={chapter} />}
      </Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/today">
        <TodayPage />
      </Route>
      <Route path="/puzzles/:game">{({ game }) => <BookPage key={game} game={game} />}</Route>
      <Route path="/puzzles/:game/:id">
        {({ game, id }) => <PuzzlePage key={`${game} ${id}`} game={game} id={id} />}
      </Route>
      <Route path="/rules/:game">{({ game }) => <RulebookPage key={game} game={game} />}</Route>
      <Route path="/given/:game">{({ game }) => <GivenPage key={game} game={game} />}</Route>
      {InspectPage && <Route path="/inspect/:game">{({ game }) => <InspectPage key={game} game={game} />}</Route>}
      <Route path="/lab">
        <LabPage />
      </Route>
      <Route path="/admin">
        <AdminPage />
      </Route>
      <Route path="/about">
        <About />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

/** A new address begins at its top, for eyes and for screen readers. */
function useFocusOnNewPage(): void {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    if (location.hash === '') scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
