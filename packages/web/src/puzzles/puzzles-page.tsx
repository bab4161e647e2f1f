import { hardnessOf, type Puzzle } from '@undercroft/kernel/puzzles'
import { Link, Redirect } from 'wouter'
import { useBox } from '../looks.ts'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { dayOf, gameOn, inOrder, puzzleGames, puzzleOn, useBook } from './books.ts'
import { has, useSolving } from './progress.ts'
import '../styles/pages.css'
import '../styles/learn.css'
import '../styles/puzzles.css'

/** The way in: the puzzle of the day, and the games that have puzzles. */
export function PuzzlesPage() {
  const { found, streak, longest } = useSolving()
  return (
    <Page title="Puzzles" className="learn puzzles">
      <header className="rules-head">
        <h1>Find the move</h1>
        <p className="lead">Positions from real games in which one answer is clearly the best.</p>
        {longest > 0 && (
          <p>
            {counted(streak, 'puzzle')} found in a row; your longest row is {longest}.
          </p>
        )}
      </header>
      <div className="row">
        <Link href="/puzzles/today" className="button button-main">
          <Icon name="lantern" /> Puzzle of the day
        </Link>
      </div>
      <ul className="path puzzle-games">
        {puzzleGames.map(({ id, title, look }) => (
          <li key={id}>
            <Link href={`/puzzles/${id}`} className="path-stop">
              <span className="path-words">
                <span className="path-title">{title}</span>
                <span className="path-about">{look.tagline}</span>
              </span>
              {(found[id]?.length ?? 0) > 0 && <span className="path-says">{found[id]?.length} found</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** The puzzle of the day: the same for everybody, and without a network. */
export function TodayPage() {
  const day = dayOf(new Date())
  const game = gameOn(day)
  const book = useBook(game)
  const puzzle = book && puzzleOn(day, book)
  return puzzle === undefined ? <NotFound what="puzzle" /> : <Redirect to={`/puzzles/${game}/${puzzle.id}`} replace />
}

/** All puzzles of a game. Nothing is locked. */
export function BookPage({ game }: { readonly game: string }) {
  const box = useBox(game)
  const book = useBook(game)
  const { found } = useSolving()
  if (box === undefined || book === undefined) return <NotFound what="game" />
  const solved = book.puzzles.filter(({ id }) => has(found, game, id)).length
  return (
    <Page title={`Puzzles of ${box.title}`} className="learn puzzles">
      <header className="rules-head">
        <h1>{box.title}: find the move</h1>
        <p className="lead">
          {solved} of {counted(book.puzzles.length, 'puzzle')} found. Take them in any order.
        </p>
      </header>
      <ol className="puzzle-list">
        {inOrder(book).map((puzzle, i) => (
          <Row key={puzzle.id} {...{ game, puzzle }} n={i + 1} />
        ))}
      </ol>
      <div className="row path-end">
        <Link href="/puzzles" className="button">
          <Icon name="list" /> Puzzles of other games
        </Link>
        <Link href={`/learn/${game}`} className="button">
          <Icon name="owl" /> Learn {box.title}
        </Link>
      </div>
    </Page>
  )
}

function Row({ game, puzzle, n }: { readonly game: string; readonly puzzle: Puzzle; readonly n: number }) {
  const { found, missed } = useSolving()
  const state = has(found, game, puzzle.id) ? 'found' : has(missed, game, puzzle.id) ? 'missed' : undefined
  return (
    <li data-state={state}>
      <Link href={`/puzzles/${game}/${puzzle.id}`} className="puzzle-link">
        <span className="path-mark" aria-hidden="true">
          {state === 'found' ? <Icon name="check" /> : n}
        </span>
        <span>
          <span className="unseen">Puzzle {n}: </span>
          {hardnessOf(puzzle)}
          {state !== undefined && <span className="puzzle-state"> {state}</span>}
        </span>
      </Link>
    </li>
  )
}
