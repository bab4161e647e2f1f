import { type ComponentType, lazy } from 'react'
import { loadLessons } from './learn/lessons.ts'
import { loadOpened, loadPlayable } from './looks.ts'
import { loadCard } from './store/tables.ts'
import { fetchTable } from './table/ahead.ts'

/** The pages but for home, each loaded when one goes there. */
const LOADS = {
  newTable: () => import('./newtable/new-table.tsx').then(({ NewTable }) => NewTable),
  table: () => import('./table/table-page.tsx').then(({ TablePage }) => TablePage),
  online: () => import('./online/online-page.tsx').then(({ OnlinePage }) => OnlinePage),
  makeTable: () => import('./online/make-table.tsx').then(({ MakeTable }) => MakeTable),
  onlineTable: () => import('./online/online-table.tsx').then(({ OnlineTable }) => OnlineTable),
  me: () => import('./online/me-page.tsx').then(({ MePage }) => MePage),
  profile: () => import('./online/ratings/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
  friend: () => import('./online/friends/friend-page.tsx').then(({ FriendPage }) => FriendPage),
  tournaments: () => import('./online/tournaments/tournaments-page.tsx').then(({ TournamentsPage }) => TournamentsPage),
  tournament: () => import('./online/tournaments/tournament-page.tsx').then(({ TournamentPage }) => TournamentPage),
  admin: () => import('./admin/admin-page.tsx').then(({ AdminPage }) => AdminPage),
  move: () => import('./online/move-page.tsx').then(({ MovePage }) => MovePage),
  learn: () => import('./learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  lesson: () => import('./learn/lesson-page.tsx').then(({ LessonPage }) => LessonPage),
  puzzles: () => import('./puzzles/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
  today: () => import('./puzzles/puzzles-page.tsx').then(({ TodayPage }) => TodayPage),
  book: () => import('./puzzles/puzzles-page.tsx').then(({ BookPage }) => BookPage),
  puzzle: () => import('./puzzles/puzzle-page.tsx').then(({ PuzzlePage }) => PuzzlePage),
  rulebook: () => import('./rules/rulebook-page.tsx').then(({ RulebookPage }) => RulebookPage),
  given: () => import('./given/given-page.tsx').then(({ GivenPage }) => GivenPage),
  history: () => import('./history/history-page.tsx').then(({ HistoryPage }) => HistoryPage),
  records: () => import('./records/records-page.tsx').then(({ RecordsPage }) => RecordsPage),
  openRecord: () => import('./records/open-record-page.tsx').then(({ OpenRecordPage }) => OpenRecordPage),
  look: () => import('./look/look-page.tsx').then(({ LookPage }) => LookPage),
  embed: () => import('./look/embed-page.tsx').then(({ EmbedPage }) => EmbedPage),
  lab: () => import('./lab/lab-page.tsx').then(({ LabPage }) => LabPage),
  about: () => import('./about/about.tsx').then(({ About }) => About),
} as const

export const NewTable = page(LOADS.newTable)
export const TablePage = page(LOADS.table)
export const OnlinePage = page(LOADS.online)
export const MakeTable = page(LOADS.makeTable)
export const OnlineTable = page(LOADS.onlineTable)
export const MePage = page(LOADS.me)
export const ProfilePage = page(LOADS.profile)
export const FriendPage = page(LOADS.friend)
export const TournamentsPage = page(LOADS.tournaments)
export const TournamentPage = page(LOADS.tournament)
export const AdminPage = page(LOADS.admin)
export const MovePage = page(LOADS.move)
export const LearnPage = page(LOADS.learn)
export const LessonPage = page(LOADS.lesson)
export const PuzzlesPage = page(LOADS.puzzles)
export const TodayPage = page(LOADS.today)
export const BookPage = page(LOADS.book)
export const PuzzlePage = page(LOADS.puzzle)
export const RulebookPage = page(LOADS.rulebook)
export const GivenPage = page(LOADS.given)
export const HistoryPage = page(LOADS.history)
export const RecordsPage = page(LOADS.records)
export const OpenRecordPage = page(LOADS.openRecord)
export const LookPage = page(LOADS.look)
export const EmbedPage = page(LOADS.embed)
export const LabPage = page(LOADS.lab)
export const About = page(LOADS.about)

function page<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }))
}

/** Fetches what a game needs before somebody asks for it: whoever looks at its box is about to play. */
export function fetchAhead(game: string): void {
  void Promise.all([import('./newtable/setups.ts'), fetchTable(game)]).catch(() => {}) // asked for again when wanted
}

/** What an address needs besides its page: the game that it names, or that is played at its table. */
type Need = readonly [page: keyof typeof LOADS, game: (name: string) => Promise<unknown>]
const NEEDS = new Map<string, Need>([
  ['play', ['newTable', loadOpened]],
  ['rules', ['rulebook', loadOpened]],
  ['learn', ['learn', loadLessons]],
  ['lesson', ['lesson', game => Promise.all([loadPlayable(game), loadLessons(game)])]],
  ['table', ['table', async id => loadPlayable((await loadCard(id))?.game ?? '')]],
])

/**
 * Fetches at once all that an address needs, for whoever comes here by it. By itself a page is fetched first, and after it
 * what it then asks for: on a slow network each of them takes its own time.
 */
export function fetchFor(path: string): void {
  const [, place = '', name = '', chapter] = path.split('/')
  const [page, game] = NEEDS.get(place === 'learn' && chapter !== undefined ? 'lesson' : place) ?? []
  if (page === undefined || game === undefined) return
  // In tasks of their own: each fetch that begins takes its time.
  for (const load of [LOADS[page], () => game(name)]) setTimeout(() => void load().catch(() => {})) // said there
}
