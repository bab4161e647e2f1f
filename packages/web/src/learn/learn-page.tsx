import type { Lesson } from '@undercroft/kernel/lessons'
import { Link } from 'wouter'
import { useBox } from '../looks.ts'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { Doing } from './doing.tsx'
import { useLessons } from './lessons.ts'
import { type Progress, useProgress } from './progress.ts'
import { SquireButton } from './squire-button.tsx'
import '../styles/pages.css'
import '../styles/learn.css'

/** The chapters of a game as a short path, and a real game at its end. */
export function LearnPage({ game }: { readonly game: string }) {
  const box = useBox(game)
  const lessons = useLessons(game)
  const progress = useProgress(game)
  if (box === undefined) return <NotFound what="game" />
  const next = nextOf(lessons, progress)
  return (
    <Page title={`Learn ${box.title}`} className="learn">
      <header className="rules-head">
        <h1>Learn {box.title}</h1>
        <p className="lead">
          {lessons.length === 0
            ? box.look.tagline
            : `${counted(lessons.length, 'short chapter')}, and you play from the first click. Take them in any order.`}
        </p>
      </header>
      {lessons.length > 0 && (
        <ol className="path">
          {lessons.map((lesson, i) => (
            <Stop key={lesson.id} {...{ game, lesson, progress }} n={i + 1} isNext={lesson === next} />
          ))}
        </ol>
      )}
      <div className="row path-end">
        <SquireButton game={game} />
        <Link href={`/rules/${game}`} className="button">
          <Icon name="book" /> Read the rules
        </Link>
      </div>
      <Doing game={game} lessons={lessons} />
    </Page>
  )
}

interface StopProps {
  readonly game: string
  readonly lesson: Lesson
  readonly progress: Progress
  readonly n: number
  readonly isNext: boolean
}

/** A chapter on the path. Nothing is locked. */
function Stop({ game, lesson, progress, n, isNext }: StopProps) {
  const isDone = progress.done.includes(lesson.id)
  const isBegun = progress.at?.chapter === lesson.id
  const says = isBegun ? 'Go on' : isDone ? 'Done' : isNext ? 'Begin' : undefined
  return (
    <li data-done={isDone} data-next={isNext}>
      <Link href={`/learn/${game}/${lesson.id}`} className="path-stop">
        <span className="path-mark" aria-hidden="true">
          {isDone ? <Icon name="check" /> : n}
        </span>
        <span className="path-words">
          <span className="path-title">{lesson.title}</span>
          <span className="path-about">{lesson.about}</span>
        </span>
        {says !== undefined && <span className="path-says">{says}</span>}
      </Link>
    </li>
  )
}

/** What one was in the middle of, or else the first that has not been done. */
function nextOf(lessons: readonly Lesson[], { done, at }: Progress): Lesson | undefined {
  return lessons.find(({ id }) => id === at?.chapter) ?? lessons.find(({ id }) => !done.includes(id))
}
