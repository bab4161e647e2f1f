import { oneFrom, type Picker } from '../../content/pick.ts'
import { anyPuzzle, PUZZLE_IDS, PUZZLES, type PuzzleId } from '../../content/puzzles/index.ts'
import type { Reply, Tried } from '../../content/puzzles/puzzle.ts'
import type { Answer, Posed, SeenPuzzle } from '../../state/puzzles.ts'

/** ED-12.7: any puzzle, each equally likely. */
export function randomPuzzle(pick: Picker): PuzzleId {
  return oneFrom(PUZZLE_IDS, pick)
}

/** Why an answer is refused without a try being used (ED-12.4). */
export function brokenAnswer(seen: SeenPuzzle, answer: Answer): string | undefined {
  if (answer.puzzle !== seen.puzzle) return `this is ${PUZZLES[seen.puzzle].name}, not ${PUZZLES[answer.puzzle].name}`
  return anyPuzzle(seen.puzzle).broken(seen.shown, answer.said, seen.tried)
}

/** ED-12.3: judges a well-formed answer and keeps it with its reply. */
export function tryAnswer(posed: Posed, answer: Answer): Reply {
  const reply = anyPuzzle(posed.puzzle).judge(posed.shown, answer.said, posed.secret)
  const tried: Tried<unknown>[] = posed.tried
  tried.push({ said: answer.said, reply })
  if (reply.is !== 'weighed') posed.left--
  return reply
}

/** The answer of a bot that never errs. */
export function solvePuzzle({ puzzle, shown, tried }: SeenPuzzle, pick: Picker): Answer {
  return { puzzle, said: anyPuzzle(puzzle).solve(shown, tried, pick) } as Answer
}

export function guessPuzzle({ puzzle, shown }: SeenPuzzle, pick: Picker): Answer {
  return { puzzle, said: anyPuzzle(puzzle).guess(shown, pick) } as Answer
}

/**
 * ED-12.6: a bot errs with a chance that depends on its skill. A weighing is no try, so it errs only in naming a coil.
 */
export function botAnswer(seen: SeenPuzzle, skill: number, pick: Picker): Answer {
  const answer = solvePuzzle(seen, pick)
  const weighs = answer.puzzle === 'PZ-03' && answer.said.do === 'weigh'
  return weighs || pick(100) < skill * 100 ? answer : guessPuzzle(seen, pick)
}
