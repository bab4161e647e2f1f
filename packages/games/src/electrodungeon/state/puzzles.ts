import type { Word } from '@undercroft/kernel'
import { copyOf } from '../content/copy.ts'
import { oneFrom, type Picker } from '../content/pick.ts'
import { darkGrid } from '../content/puzzles/dark-grid.ts'
import { exactVoltage } from '../content/puzzles/exact-voltage.ts'
import { floodedChannel } from '../content/puzzles/flooded-channel.ts'
import { fourStatues } from '../content/puzzles/four-statues.ts'
import { lyingStatues } from '../content/puzzles/lying-statues.ts'
import { nextInLine } from '../content/puzzles/next-in-line.ts'
import { oddCoil } from '../content/puzzles/odd-coil.ts'
import { pathOfCurrent } from '../content/puzzles/path-of-current.ts'
import type { Puzzle, Reply, Tried } from '../content/puzzles/puzzle.ts'
import { runeSums } from '../content/puzzles/rune-sums.ts'
import { sequenceLock } from '../content/puzzles/sequence-lock.ts'
import { slidingBreakers } from '../content/puzzles/sliding-breakers.ts'
import { threeTanks } from '../content/puzzles/three-tanks.ts'

export { type Reply, sayReply } from '../content/puzzles/puzzle.ts'

export const PUZZLES = {
  'PZ-01': darkGrid,
  'PZ-02': sequenceLock,
  'PZ-03': oddCoil,
  'PZ-04': floodedChannel,
  'PZ-05': fourStatues,
  'PZ-06': pathOfCurrent,
  'PZ-07': exactVoltage,
  'PZ-08': threeTanks,
  'PZ-09': lyingStatues,
  'PZ-10': slidingBreakers,
  'PZ-11': nextInLine,
  'PZ-12': runeSums,
} as const

export type PuzzleId = keyof typeof PUZZLES
export const PUZZLE_IDS = Object.keys(PUZZLES) as readonly PuzzleId[]

export type ShownOf<K extends PuzzleId> = ReturnType<(typeof PUZZLES)[K]['make']>['shown']
export type SaidOf<K extends PuzzleId> = ReturnType<(typeof PUZZLES)[K]['guess']>

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
export interface Attempt<K extends PuzzleId> {
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

/** A puzzle without its own types, for what is done with all of them alike. */
type AnyPuzzle = Puzzle<string, unknown, unknown>

function anyPuzzle(id: PuzzleId): AnyPuzzle {
  return PUZZLES[id] as unknown as AnyPuzzle
}

/** ED-12.7 */
export function randomPuzzle(pick: Picker): PuzzleId {
  return oneFrom(PUZZLE_IDS, pick)
}

/** ED-12.1 */
export function pose(id: PuzzleId, pick: Picker): Posed {
  const puzzle = anyPuzzle(id)
  return { puzzle: id, ...puzzle.make(pick), tried: [], left: puzzle.tries } as unknown as Posed
}

/** Why an answer is refused without a try being used (ED-12.4). */
export function brokenAnswer(seen: SeenPuzzle, answer: Answer): string | undefined {
  if (answer.puzzle !== seen.puzzle) return `this is ${PUZZLES[seen.puzzle].name}, not ${PUZZLES[answer.puzzle].name}`
  return anyPuzzle(seen.puzzle).broken(seen.shown, answer.said, seen.tried)
}

/** Judges a well-formed answer and writes it down. */
export function tryAnswer(posed: Posed, answer: Answer): Reply {
  const reply = anyPuzzle(posed.puzzle).judge(posed.shown, answer.said, posed.secret)
  const tried: Tried<unknown>[] = posed.tried
  tried.push({ said: answer.said, reply })
  if (reply.is !== 'weighed') posed.left--
  return reply
}

/** What was tried is handed out as a copy: a view does not change when the state goes on. */
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

/** Any attempt of which a bystander would see the same. */
export function imagineDim({ puzzle, left }: DimPuzzle, pick: Picker): Posed {
  const posed = pose(puzzle, pick)
  while (posed.left > left) {
    const reply = tryAnswer(posed, guessPuzzle(posed, pick))
    if (reply.is === 'right') {
      posed.tried = []
      posed.left = PUZZLES[puzzle].tries
    }
  }
  return posed
}

/** What a bot would answer that never errs. */
export function solvePuzzle({ puzzle, shown, tried }: SeenPuzzle, pick: Picker): Answer {
  return { puzzle, said: anyPuzzle(puzzle).solve(shown, tried, pick) } as Answer
}

export function guessPuzzle({ puzzle, shown }: SeenPuzzle, pick: Picker): Answer {
  return { puzzle, said: anyPuzzle(puzzle).guess(shown, pick) } as Answer
}

/** A weighing is no try, so a bot errs in naming only (ED-12.6). */
export function botAnswer(seen: SeenPuzzle, skill: number, pick: Picker): Answer {
  const answer = solvePuzzle(seen, pick)
  const weighs = answer.puzzle === 'PZ-03' && answer.said.do === 'weigh'
  return weighs || pick(100) < skill * 100 ? answer : guessPuzzle(seen, pick)
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
