import { hardnessOf, type Puzzle, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { Link } from 'wouter'
import type { LessonState, LessonTable } from '../learn/lesson-table.ts'
import type { Playable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import type { TableCoach } from '../table/source.ts'
import { PuzzleDone } from './puzzle-done.tsx'
import { type PuzzlePlay, saySettled } from './puzzle-play.ts'

export interface PuzzleProps {
  readonly playable: Playable
  readonly book: PuzzleBook
  readonly puzzle: Puzzle
  readonly table: LessonTable
  readonly play: PuzzlePlay
  readonly state: LessonState
  readonly onRestart: () => void
}

/** What stands at the table where a puzzle is solved. */
export function coachOf(props: PuzzleProps): TableCoach {
  const { play, state } = props
  const { word, reply, done } = state.coach
  const isEnd = done && !state.stage.busy
  const asks = `Find the move. ${questionOf(state)}`
  return {
    says: isEnd ? saySettled(play) : (reply?.says ?? (word === undefined ? '' : asks)),
    mark: `${reply?.n ?? ''} ${isEnd}`,
    ...(word === undefined ? {} : { words: openRule => <Words key="words" {...props} onRule={openRule} /> }),
    actions: <Actions key="actions" {...props} />,
    end: isEnd ? <PuzzleDone {...props} /> : undefined,
  }
}

/** What is asked, as a sentence. */
function questionOf({ now }: LessonState): string {
  const prompt = now.ask?.prompt ?? ''
  return /[.?!]$/.test(prompt) ? prompt : `${prompt}.`
}

function Words({ playable, puzzle, play, state, onRule }: PuzzleProps & { readonly onRule: (rule: string) => void }) {
  const { reply } = state.coach
  const role = playable.game.seats(play.match.options)[play.seat]?.role
  return (
    <div className="coach" data-replied={reply !== undefined}>
      <h2 className="coach-title">
        <Icon name="search" /> Find the move
        <span className="coach-far">
          {hardnessOf(puzzle)}
          {role !== undefined && `, you are ${role}`}
        </span>
      </h2>
      {reply !== undefined && (
        <p className="coach-reply" key={reply.n}>
          {reply.says}{' '}
          {reply.rule !== undefined && (
            <button type="button" className="rule-link" onClick={() => onRule(reply.rule ?? '')}>
              The rule
            </button>
          )}
        </p>
      )}
      <p className="coach-word">{questionOf(state)} One answer is clearly the best.</p>
    </div>
  )
}

/** What one may always do: have it shown, leave. */
function Actions({ table, state, playable }: PuzzleProps) {
  const { busy } = state.stage
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => table.pass()}>
        <Icon name={busy ? 'skip' : 'owl'} />
        <span>{busy ? 'Skip' : 'Show it'}</span>
      </button>
      <Link href={`/puzzles/${playable.game.id}`} className="button button-quiet">
        <Icon name="door" />
        <span>
          Leave<span className="unseen"> the puzzle</span>
        </span>
      </Link>
    </>
  )
}
