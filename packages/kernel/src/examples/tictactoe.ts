import type { ChoiceOf, Decision, Game, Position, RuleOf } from '../index.ts'
import { cloneFrames, named, rulebook, words } from '../index.ts'

const CELLS = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'] as const
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const EMPTY = 2
const NAMES = ['X', 'O', '.'] as const

const book = rulebook({
  prefix: 'TT',
  sections: [
    {
      title: 'Play',
      rules: [
        { id: 'TT-1.1', from: 'house', says: 'X and O take turns; X begins.' },
        { id: 'TT-1.2', from: 'house', says: 'A turn is to mark one cell.' },
        { id: 'TT-1.3', from: 'house', says: 'The cell must be empty.' },
        { id: 'TT-1.4', from: 'house', says: 'Three of your own marks in a row, a column or a diagonal win.' },
        { id: 'TT-1.5', from: 'house', says: 'A full board without three in a row is a draw.' },
      ],
    },
  ],
})

const verbs = words({ mark: [named('cell', CELLS)] })

type Rule = RuleOf<typeof book>
type Turn = { readonly phase: 'turn' }

interface State extends Position<Turn, Rule> {
  mover: number
  marks: number
  /** For each cell the seat that marked it, or EMPTY. */
  cells: number[]
}

export interface TicTacToe {
  rule: Rule
  choice: ChoiceOf<typeof verbs>
  frame: Turn
  state: State
  view: { readonly mover: number; readonly cells: readonly number[] }
  options: object
  event: { readonly what: 'lined'; readonly seat: number; readonly line: readonly number[] }
}

const TURN: Turn = { phase: 'turn' }
const MARKS = CELLS.map((_, cell) => ['mark', cell] as const)

const turn: Decision<TicTacToe, Turn> = {
  offer(s, o) {
    const { cells } = s
    o.ask(s.mover, 'Mark a cell')
    for (let cell = 0; cell < 9; cell++) {
      const mark = MARKS[cell] as (typeof MARKS)[number]
      if (cells[cell] === EMPTY) o.may(mark)
      else o.refuse(mark, 'TT-1.3')
    }
  },
  on: {
    mark({ s, seat, choice: [, cell], t }) {
      s.cells[cell] = seat
      s.marks++
      const line = s.marks < 5 ? undefined : lineThrough(s.cells, seat)
      if (line !== undefined) {
        t.tell({ what: 'lined', seat, line })
        s.outcome = { winners: [seat], by: 'TT-1.4' }
      } else if (s.marks === 9) {
        s.outcome = { winners: [], by: 'TT-1.5' }
      } else {
        s.mover = 1 - seat
        s.frames.push(TURN)
      }
    },
  },
}

function lineThrough(cells: readonly number[], seat: number): readonly number[] | undefined {
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i] as (typeof LINES)[number]
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return line
  }
  return undefined
}

export const ticTacToe: Game<TicTacToe> = {
  id: 'tictactoe',
  title: 'Tic-tac-toe',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'TT-1.1',
  outOfStep: 'TT-1.2',
  options: {},
  content: [],
  bound: 9,
  seats: () => [
    { name: 'X', role: 'Crosses' },
    { name: 'O', role: 'Noughts' },
  ],
  setup: () => ({ frames: [TURN], outcome: undefined, mover: 0, marks: 0, cells: [2, 2, 2, 2, 2, 2, 2, 2, 2] }),
  facts: ({ s, choice: [, cell] }) => ({ says: `${CELLS[cell]} holds ${NAMES[s.cells[cell] ?? EMPTY]}` }),
  phases: { turn },
  view: s => ({ mover: s.mover, cells: s.cells.slice() }),
  imagine: view => ({
    frames: [],
    mover: view.mover,
    marks: view.cells.filter(cell => cell !== EMPTY).length,
    cells: view.cells.slice(),
  }),
  clone: s => ({ ...s, frames: cloneFrames(s.frames), cells: s.cells.slice() }),
  sound: s => (s.cells.filter(cell => cell !== EMPTY).length === s.marks ? [] : ['marks are miscounted']),
  label: ([, cell]) => `Mark ${CELLS[cell]}`,
  narrate: (event, seats) => `${seats[event.seat]} has three in a row`,
  scene: {
    read(position) {
      const rows = position === undefined ? '.........' : String(position).replaceAll(/\s/g, '')
      const cells = [...rows].map(mark => NAMES.indexOf(mark as 'X'))
      const marks = cells.filter(cell => cell !== EMPTY).length
      return { frames: [TURN], mover: marks % 2, marks, cells }
    },
    show: s => s.cells.map((cell, i) => (i % 3 === 0 && i > 0 ? ' ' : '') + NAMES[cell]).join(''),
  },
  hints: {
    turn: ({ seen, seat }) => {
      const completes = (cell: number, who: number) =>
        lineThrough(seen.view.cells.with(cell, who), who) === undefined ? 0 : 1
      return ([, cell]) => 4 * completes(cell, seat) + 2 * completes(cell, 1 - seat) + (cell === 4 ? 1 : 0)
    },
  },
}
