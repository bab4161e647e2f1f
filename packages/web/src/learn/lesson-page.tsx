import type { Shape } from '@undercroft/kernel'
import { type Lesson, LessonPlay } from '@undercroft/kernel/lessons'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Playable, usePlayable } from '../looks.ts'
import { NotFound } from '../shell/not-found.tsx'
import { useTitle } from '../shell/page.tsx'
import { isStill } from '../shell/use-media.ts'
import { OpenTable } from '../table/open-table.tsx'
import type { ChapterDoneProps } from './chapter-done.tsx'
import { coachOf } from './coach.tsx'
import { LessonTable } from './lesson-table.ts'
import { useLessons } from './lessons.ts'
import { keepDone, keepPlace, progressIn } from './progress.ts'
import '../styles/learn.css'

/** A chapter, played at a real table with a coach. */
export function LessonPage({ game, chapter }: { readonly game: string; readonly chapter: string }) {
  const playable = usePlayable(game)
  const lessons = useLessons(game)
  const [round, setRound] = useState(0)
  const lesson = lessons.find(each => each.id === chapter)
  if (playable === undefined || lesson === undefined) return <NotFound what="chapter" />
  const restart = () => {
    keepPlace(game, chapter, 0)
    setRound(round + 1)
  }
  const next = lessons[lessons.indexOf(lesson) + 1]
  const first = lesson === lessons[0]
  const props = { playable, lesson, first, next, chapters: lessons.length, onRestart: restart }
  return <Chapter key={round} {...props} />
}

interface ChapterProps extends Omit<ChapterDoneProps, 'game'> {
  readonly playable: Playable
}

function Chapter(props: ChapterProps) {
  const { playable, lesson } = props
  useTitle(`${lesson.title} · ${playable.game.title}`)
  const table = useLessonTable(playable, lesson)
  return table && <Taught {...props} table={table} />
}

function Taught({ table, playable, ...chapter }: ChapterProps & { readonly table: LessonTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const coach = coachOf({ ...chapter, table, state, game: playable.game.id })
  return <OpenTable client={table} state={state} playable={playable} coach={coach} />
}

/** The table where it was left, unless it was played to its end. */
function useLessonTable({ game, look }: Playable, lesson: Lesson): LessonTable | undefined {
  const [table, setTable] = useState<LessonTable>()
  useEffect(() => {
    const { at } = progressIn(game.id)
    const made = new LessonTable({
      game,
      begin: dice => LessonPlay.begin<Shape>(game, lesson, undefined, scripted => dice.over(scripted)),
      look,
      still: isStill,
      from: at?.chapter === lesson.id ? at.step : 0,
      onStep: step => (step === undefined ? keepDone(game.id, lesson.id) : keepPlace(game.id, lesson.id, step)),
    })
    setTable(made)
    return () => made.close()
  }, [game, look, lesson])
  return table
}
