import { sayChance } from '@undercroft/bots'
import { type AnyChoice, sameData } from '@undercroft/kernel'
import { hardnessOf, type Puzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { syncLearned } from '../learn/account.ts'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { labelOf } from '../table/entries.ts'
import { inOrder } from './books.ts'
import { has, type Solving, useSolving } from './progress.ts'
import type { PuzzleProps } from './puzzle-coach.tsx'
import { saySettled } from './puzzle-play.ts'

/** After an answer: why, what each answer would have been worth, and the way on. */
export function PuzzleDone(props: PuzzleProps) {
  const { playable, book, puzzle, play, onRestart } = props
  const solving = useSolving()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void syncLearned()
  }, [])
  const { game } = playable
  const next = nextOf(book, puzzle, solving)
  const why = game.reason?.(play.seen, play.seat, play.best)
  const { chosen, found = false } = play.settled ?? {}
  const isChosen = (choice: AnyChoice) => chosen !== undefined && sameData(choice, chosen)
  return (
    <div className="ending puzzle-done" data-found={found}>
      <header className="ending-head">
        <span className="ending-laurels" aria-hidden="true">
          <Icon name={found ? 'laurels' : 'owl'} />
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1} className="ending-title">
            {saySettled(play)} <span className="puzzle-far">{hardnessOf(puzzle)}</span>
          </h2>
          <p className="ending-rule">
            {labelOf(playable, play.best, play.seen)}
            {why !== undefined && `: ${why}`}.
          </p>
          <p className="puzzle-far">
            Weaker bots miss it {puzzle.rating} times in 100.
            {solving.streak > 1 && ` You have found ${counted(solving.streak, 'puzzle')} in a row.`}
          </p>
        </div>
      </header>
      <div className="row">
        {next !== undefined && (
          <Link href={`/puzzles/${game.id}/${next.id}`} className="button button-main">
            Next puzzle <Icon name="next" />
          </Link>
        )}
        <button type="button" className="button" onClick={onRestart}>
          <Icon name="again" /> Once more
        </button>
        <Link href={`/puzzles/${game.id}`} className="button">
          <Icon name="list" /> All puzzles
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to by keys */}
      <ol className="puzzle-chances" aria-label="The chances of all answers" tabIndex={0}>
        {play.answers.map(({ choice, chance }) => (
          <li key={JSON.stringify(choice)} data-best={sameData(choice, play.best)}>
            <span>
              {labelOf(playable, choice, play.seen)}
              {isChosen(choice) && ' (yours)'}
            </span>
            <b>{sayChance(chance)}</b>
            <meter min={0} max={1} value={chance} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The next one that has not been found, from here on and then from the first; the one after this if all have been. */
function nextOf(book: PuzzleBook, puzzle: Puzzle, { found }: Solving): Puzzle | undefined {
  const { game } = book
  const puzzles = inOrder(book)
  const at = puzzles.indexOf(puzzle)
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)]
  return order.find(({ id }) => !has(found, game, id)) ?? order[0]
}
