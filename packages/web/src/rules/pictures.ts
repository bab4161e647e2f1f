import { type Game, type Seat, type Seen, type Shape, sightOf } from '@undercroft/kernel'
import { type Lesson, LessonPlay } from '@undercroft/kernel/lessons'

/** A picture for a chapter of the rulebook: where it is taken, and what is to be seen. */
export interface ChapterPicture {
  readonly chapter: string
  readonly says: string
  readonly lesson: Lesson
  /** The step of the lesson at which it is taken. */
  readonly step: number
}

/** The pictures that a game's lessons give its rulebook. */
export function picturesOf(lessons: readonly Lesson[]): readonly ChapterPicture[] {
  return lessons.flatMap(lesson =>
    lesson.steps.flatMap((each, step) =>
      each.kind === 'word' && each.picture !== undefined ? [{ ...each.picture, lesson, step }] : [],
    ),
  )
}

/** A position as the learner sees it. */
export interface Shown {
  readonly seen: Seen<Shape>
  readonly seat: Seat
  readonly options: Shape['options']
}

/** Plays the lesson to where the picture is taken. */
export function shownAt(game: Game, { lesson, step }: ChapterPicture): Shown {
  const play = LessonPlay.begin<Shape>(game, lesson)
  while (!play.done && play.step < step) play.skip()
  const { match, seat } = play
  return { seen: sightOf(match, seat).seen as Seen<Shape>, seat, options: match.options }
}
