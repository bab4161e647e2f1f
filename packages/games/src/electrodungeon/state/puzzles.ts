import type { Word } from '@undercroft/kernel'
import { copyOf } from '../content/copy.ts'
import type { Picker } from '../content/pick.ts'
import { anyPuzzle, PUZZLE_IDS, type PuzzleId, type SaidOf, type ShownOf } from '../content/puzzles/index.ts'
import type { Tried } from '../content/puzzles/puzzle.ts'

/** What those who take part see of an attempt. */
export interface SeenAttempt<K extends PuzzleId> {
  readonly puzzle: K
  readonly shown: ShownOf<K>
  /** In order; weighings too. */
  readonly tried: readonly Tried<SaidOf<K>>[]
  /** Tries left. */
  readonly left: number
}

/** An attempt in the state. */
interface Attempt<K extends PuzzleId> {
  readonly puzzle: K
  readonly shown: ShownOf<K>
  readonly secret: readonly number[]
  tried: Tried<SaidOf<K>>[]
  left: number
}

export interface AnswerTo<K extends PuzzleId> {
  readonly puzzle: K
  readonly said: SaidOf<K>
}

export type SeenPuzzle = { [K in PuzzleId]: SeenAttempt<K> }[PuzzleId]
export type Posed = { [K in PuzzleId]: Attempt<K> }[PuzzleId]
export type Answer = { [K in PuzzleId]: AnswerTo<K> }[PuzzleId]

/** What everybody else sees. */
export interface DimPuzzle {
  readonly puzzle: PuzzleId
  readonly left: number
}

/** ED-12.1: a new instance of a puzzle. */
export function pose(id: PuzzleId, pick: Picker): Posed {
  const puzzle = anyPuzzle(id)
  return { puzzle: id, ...puzzle.make(pick), tried: [], left: puzzle.tries } as unknown as Posed
}

/** Copies what was tried, so that a view does not change when the state goes on. */
export function seePuzzle({ puzzle, shown, tried, left }: Posed): SeenPuzzle {
  return { puzzle, shown, tried: [...tried], left } as SeenPuzzle
}

export function dimPuzzle({ puzzle, left }: Posed): DimPuzzle {
  return { puzzle, left }
}

export function clonePuzzle(posed: Posed): Posed {
  return copyOf(posed)
}

export function imaginePuzzle(seen: SeenPuzzle, pick: Picker): Posed {
  const secret = anyPuzzle(seen.puzzle).imagine?.(seen.shown, seen.tried, pick) ?? []
  return { ...seen, tried: [...seen.tried], secret } as Posed
}

/** Any attempt of which a bystander would see the same: wrong guesses have used up the tries. */
export function imagineDim({ puzzle, left }: DimPuzzle, pick: Picker): Posed {
  const { guess, judge } = anyPuzzle(puzzle)
  const posed = pose(puzzle, pick)
  const tried: Tried<unknown>[] = posed.tried
  while (posed.left > left) {
    const said = guess(posed.shown, pick)
    const reply = judge(posed.shown, said, posed.secret)
    if (reply.is === 'right') continue
    tried.push({ said, reply })
    posed.left--
  }
  return posed
}

/** Said as "PZ-01:a1.b2": which puzzle it answers, and how. */
export const answerWord: Word<Answer> = {
  kind: 'answer',
  say: ({ puzzle, said }) => `${puzzle}:${anyPuzzle(puzzle).word.say(said)}`,
  read(text) {
    const puzzle = PUZZLE_IDS.find(id => text.startsWith(`${id}:`))
    const said = puzzle && anyPuzzle(puzzle).word.read(text.slice(puzzle.length + 1))
    return said === undefined ? undefined : ({ puzzle, said } as Answer)
  },
}

/** What is wrong with an attempt in the state. */
export function soundPuzzle(posed: Posed): string[] {
  const puzzle = anyPuzzle(posed.puzzle)
  const used = posed.tried.filter(({ reply }) => reply.is !== 'weighed').length
  const wrong = posed.tried.filter(({ said, reply }) => puzzle.judge(posed.shown, said, posed.secret).is !== reply.is)
  return [
    ...(posed.left === puzzle.tries - used && posed.left >= 0
      ? []
      : [`${posed.puzzle}: ${posed.left} tries left after ${used}`]),
    ...wrong.map(({ said }) => `${posed.puzzle}: ${puzzle.word.say(said)} is judged wrongly`),
  ]
}
