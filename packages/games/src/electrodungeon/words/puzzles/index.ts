import { PUZZLES, type PuzzleId } from '../../content/puzzles/index.ts'
import { sayReply } from '../../content/puzzles/puzzle.ts'
import { type Answer, answerWord, type DimPuzzle, type SeenAttempt } from '../../state/puzzles.ts'
import { counted } from '../labels.ts'
import { darkGridText } from './dark-grid.ts'
import { exactVoltageText } from './exact-voltage.ts'
import { floodedChannelText } from './flooded-channel.ts'
import { fourStatuesText } from './four-statues.ts'
import { lyingStatuesText } from './lying-statues.ts'
import { nextInLineText } from './next-in-line.ts'
import { oddCoilText } from './odd-coil.ts'
import { pathOfCurrentText } from './path-of-current.ts'
import { runeSumsText } from './rune-sums.ts'
import { sequenceLockText } from './sequence-lock.ts'
import { slidingBreakersText } from './sliding-breakers.ts'
import type { PuzzleText } from './text.ts'
import { threeTanksText } from './three-tanks.ts'

const TEXTS: { readonly [K in PuzzleId]: PuzzleText<K> } = {
  'PZ-01': darkGridText,
  'PZ-02': sequenceLockText,
  'PZ-03': oddCoilText,
  'PZ-04': floodedChannelText,
  'PZ-05': fourStatuesText,
  'PZ-06': pathOfCurrentText,
  'PZ-07': exactVoltageText,
  'PZ-08': threeTanksText,
  'PZ-09': lyingStatuesText,
  'PZ-10': slidingBreakersText,
  'PZ-11': nextInLineText,
  'PZ-12': runeSumsText,
}

/** All that those who take part see of a puzzle: its task, its picture, what was tried, and how to answer. */
export function sayPuzzle<K extends PuzzleId>(seen: { [P in K]: SeenAttempt<P> }[K], solver: string): string[] {
  const { puzzle, tried, left } = seen
  const { show, answer } = TEXTS[puzzle]
  const said = (what: unknown): string => answerWord.say({ puzzle, said: what } as Answer)
  const open = left > 0 && tried.every(({ reply }) => reply.is !== 'right')
  return [
    sayDimPuzzle(seen),
    PUZZLES[puzzle].story,
    PUZZLES[puzzle].task,
    ...show(seen),
    ...tried.map((each, i) => `Tried ${i + 1}: ${said(each.said)}, ${sayReply(each.reply)}`),
    ...(open ? [`${solver} answers with ${answer}, such as ${examplesOf(seen).join(' or ')}`] : []),
  ]
}

/** Answers as they are typed, one for each form that they have. */
export function examplesOf<K extends PuzzleId>(seen: { [P in K]: SeenAttempt<P> }[K]): string[] {
  const { puzzle } = seen
  return TEXTS[puzzle].examples(seen).map(said => `solve ${answerWord.say({ puzzle, said } as Answer)}`)
}

/** The line that everybody sees of a puzzle. */
export function sayDimPuzzle({ puzzle, left }: DimPuzzle): string {
  const { name, tries } = PUZZLES[puzzle]
  return `${name}, ${left} of ${counted(tries, 'try', 'tries')} left`
}
