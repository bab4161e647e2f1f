import type { Playout } from '../stopwatch.ts'
import { LINES } from './lines.ts'
import { seededDice } from './random.ts'

const EMPTY = 2

/** A loop over arrays, without a framework: lists what may be done, draws one of it, does it, looks whether it won. */
export function tictactoe(): Playout {
  const dice = seededDice()
  const free = new Array<number>(9).fill(0) // written over at every move: a good loop allocates nothing for its options
  return () => {
    const cells = [2, 2, 2, 2, 2, 2, 2, 2, 2]
    for (let marks = 0; marks < 9; marks++) {
      let options = 0
      for (let cell = 0; cell < 9; cell++) if (cells[cell] === EMPTY) free[options++] = cell
      const mover = marks % 2
      cells[free[options === 1 ? 0 : dice.below(options)] ?? 0] = mover
      if (marks >= 4 && hasLine(cells, mover)) return marks + 1
    }
    return 9
  }
}

function hasLine(cells: readonly number[], seat: number): boolean {
  for (const line of LINES) {
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true
  }
  return false
}

export function pigTo100(): Playout {
  const dice = seededDice()
  return () => {
    const scores = [0, 0]
    let mover = 0
    let stake = 0
    for (let moves = 1; ; moves++) {
      if (stake === 0 || dice.below(2) === 0) {
        const face = dice.below(6) + 1
        if (face > 1) {
          stake += face
          continue
        }
      } else {
        const score = (scores[mover] ?? 0) + stake
        if (score >= 100) return moves
        scores[mover] = score
      }
      stake = 0
      mover = 1 - mover
    }
  }
}
