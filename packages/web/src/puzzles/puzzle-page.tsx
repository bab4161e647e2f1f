import type { Puzzle, PuzzleBook } from '@undercroft/kernel/puzzles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LessonTable } from '../learn/lesson-table.ts'
import { type Playable, usePlayable } from '../looks.ts'
import { NotFound } from '../shell/not-found.tsx'
import { useTitle } from '../shell/page.tsx'
import { isStill } from '../shell/use-media.ts'
import { OpenTable } from '../table/open-table.tsx'
import { useBook } from './books.ts'
import { keepTry } from './progress.ts'
import { coachOf } from './puzzle-coach.tsx'
import { PuzzlePlay } from './puzzle-play.ts'
import '../styles/learn.css'
import '../styles/puzzles.css'

/** A puzzle, solved at a real table. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const playable = usePlayable(game)
  const book = useBook(game)
  const [round, setRound] = useState(0)
  const puzzle = book?.puzzles.find(each => each.id === id)
  if (playable === undefined || book === undefined || puzzle === undefined) return <NotFound what="puzzle" />
  return <Solving key={round} {...{ playable, book, puzzle }} onRestart={() => setRound(round + 1)} />
}

interface SolvingProps {
  readonly playable: Playable
  readonly book: PuzzleBook
  readonly puzzle: Puzzle
  readonly onRestart: () => void
}

function Solving(props: SolvingProps) {
  useTitle(`Find the move · ${props.playable.game.title}`)
  const table = usePuzzleTable(props)
  return table && <Solved {...props} {...table} />
}

interface Posed {
  readonly table: LessonTable
  readonly play: PuzzlePlay
}

function Solved({ table, play, ...puzzle }: SolvingProps & Posed) {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const coach = coachOf({ ...puzzle, table, play, state })
  return <OpenTable client={table} state={state} playable={puzzle.playable} coach={coach} />
}

function usePuzzleTable({ playable: { game, look }, book, puzzle }: SolvingProps): Posed | undefined {
  const [posed, setPosed] = useState<Posed>()
  useEffect(() => {
    let play: PuzzlePlay | undefined
    const table = new LessonTable({
      game,
      look,
      still: isStill,
      from: 0,
      begin: dice => {
        play = new PuzzlePlay(game, book, puzzle, dice)
        return play
      },
      onStep: () => keepTry(game.id, puzzle.id, play?.settled?.found === true),
    })
    if (play !== undefined) setPosed({ table, play })
    return () => table.close()
  }, [game, look, book, puzzle])
  return posed
}
