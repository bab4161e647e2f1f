import type { Lesson } from '@undercroft/kernel/lessons'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { syncLearned } from './account.ts'
import { useProgress } from './progress.ts'
import { SquireButton } from './squire-button.tsx'

export interface ChapterDoneProps {
  readonly game: string
  readonly lesson: Lesson
  /** It is the first one: whoever plays it has never touched the board. */
  readonly first: boolean
  /** The chapter after this one; nothing after the last. */
  readonly next: Lesson | undefined
  /** How many chapters there are. */
  readonly chapters: number
  readonly onRestart: () => void
}

/** The end of a chapter: a small moment, and the way on. */
export function ChapterDone({ game, lesson, next, chapters, onRestart }: ChapterDoneProps) {
  const { done } = useProgress(game)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void syncLearned()
  }, [])
  return (
    <div className="ending chapter-done">
      <header className="ending-head">
        <span className="ending-laurels" aria-hidden="true">
          <Icon name="laurels" />
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1} className="ending-title">
            {lesson.title}: done
          </h2>
          <p className="ending-rule">
            {next === undefined
              ? 'That was the last chapter. You are ready for a real game.'
              : `You have done ${done.length} of ${counted(chapters, 'chapter')}.`}
          </p>
        </div>
      </header>
      <div className="row">
        {next === undefined ? (
          <SquireButton game={game} />
        ) : (
          <Link href={`/learn/${game}/${next.id}`} className="button button-main">
            Next: {next.title} <Icon name="next" />
          </Link>
        )}
        <button type="button" className="button" onClick={onRestart}>
          <Icon name="again" /> Once more
        </button>
        <Link href={`/learn/${game}`} className="button">
          <Icon name="list" /> All chapters
        </Link>
      </div>
    </div>
  )
}
