import { BOT_LEVELS, LEVELS } from '@undercroft/bots'
import { puzzled } from '@undercroft/games/puzzles'
import type { Lesson } from '@undercroft/kernel/lessons'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useTables } from '../home/use-tables.ts'
import { useSolving } from '../puzzles/progress.ts'
import { syncLearned } from './account.ts'
import { beatenIn } from './beaten.ts'
import { useKeptBeaten } from './kept-beaten.ts'
import { useProgress } from './progress.ts'

/** What one has learned of a game. It says how far one is, and locks nothing. */
export function Doing({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }) {
  const { done } = useProgress(game)
  const { found } = useSolving()
  const here = beatenIn(game, useTables().others)
  const kept = useKeptBeaten(game)
  const beaten = BOT_LEVELS.filter(level => here.includes(level) || kept.includes(level))
  useEffect(() => void syncLearned(), [])
  const chapters = lessons.filter(({ id }) => done.includes(id)).length
  return (
    <section className="doing" aria-labelledby="doing">
      <h2 id="doing">How am I doing?</h2>
      <dl>
        <dt>Chapters</dt>
        <dd>
          {chapters} of {lessons.length} done
        </dd>
        {puzzled.includes(game) && (
          <>
            <dt>Puzzles</dt>
            <dd>
              {found[game]?.length ?? 0} found, <Link href={`/puzzles/${game}`}>find the move</Link>
            </dd>
          </>
        )}
        <dt>Bots beaten</dt>
        <dd>{beaten.length === 0 ? 'none yet' : beaten.map(level => LEVELS[level].name).join(', ')}</dd>
      </dl>
    </section>
  )
}
