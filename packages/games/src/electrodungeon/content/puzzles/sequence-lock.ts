import { list, named } from '@undercroft/kernel'
import { oneFrom, type Picker, upTo, whenWanted } from '../pick.ts'
import { type Puzzle, RIGHT, type Tried } from './puzzle.ts'

/** Each has a first letter of its own, for the keyboard. */
export const SYMBOLS = ['arc', 'bulb', 'coil', 'diode', 'earth', 'fuse'] as const
export const CODE_LENGTH = 4

type Code = readonly number[]

/** Nothing is shown but the marks of earlier guesses. */
export interface SequenceLock {
  readonly length: number
}

function marks(code: Code, guess: Code): { readonly exact: number; readonly misplaced: number } {
  // How often each symbol is left, four bits for each: a solver marks a thousand codes.
  let left = 0
  let exact = 0
  let common = 0
  for (let place = 0; place < code.length; place++) left += 1 << (4 * (code[place] as number))
  for (let place = 0; place < guess.length; place++) {
    const symbol = guess[place] as number
    if (symbol === code[place]) exact++
    if (((left >> (4 * symbol)) & 15) === 0) continue
    common++
    left -= 1 << (4 * symbol)
  }
  return { exact, misplaced: common - exact }
}

const allCodes = whenWanted((): readonly Code[] =>
  upTo(SYMBOLS.length ** CODE_LENGTH).map(number =>
    upTo(CODE_LENGTH).map(place => Math.floor(number / SYMBOLS.length ** place) % SYMBOLS.length),
  ),
)

/** Every code that would have got the same marks. */
function codesLeft(tried: readonly Tried<Code>[]): readonly Code[] {
  if (tried.length === 0) return allCodes()
  return allCodes().filter(code =>
    tried.every(({ said, reply }) => {
      const { exact, misplaced } = marks(code, said)
      if (reply.is === 'right') return exact === CODE_LENGTH
      return reply.is === 'marked' && reply.exact === exact && reply.misplaced === misplaced
    }),
  )
}

const anyCode = (pick: Picker) => oneFrom(allCodes(), pick)

export const sequenceLock: Puzzle<'PZ-02', SequenceLock, Code> = {
  id: 'PZ-02',
  name: 'Sequence Lock',
  story:
    'A drum lock as tall as a person closes the passage, worn smooth by those who guessed before you. After each turn its pins click, and the clicks tell something. The sixth wrong guess drops the shutter.',
  task: 'Find the code of four symbols; they may repeat. Each guess is marked: in place, and right but misplaced.',
  tries: 6,
  word: list('code', named('symbol', SYMBOLS), '.', CODE_LENGTH),
  make: pick => ({ shown: { length: CODE_LENGTH }, secret: anyCode(pick) }),
  broken: (_, code) =>
    code.length === CODE_LENGTH ? undefined : `a code has ${CODE_LENGTH} symbols, not ${code.length}`,
  judge(_, guess, code) {
    const found = marks(code, guess)
    return found.exact === CODE_LENGTH ? RIGHT : { is: 'marked', ...found }
  },
  solve: (_, tried, pick) => oneFrom(codesLeft(tried), pick),
  guess: (_, pick) => anyCode(pick),
  imagine: (_, tried, pick) => oneFrom(codesLeft(tried), pick),
}
