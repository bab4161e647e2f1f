import type { Layout } from '../content/layout.ts'
import { emptyBoard, layOut } from '../state/setup.ts'
import type { Standing } from './things.ts'

/** What a draft looks like as a board. */
export function drafted(layout: Layout) {
  const board = emptyBoard()
  layOut(board, layout)
  return board
}

/** A figure that nothing has happened to yet. */
export function plainState({ who }: Standing) {
  return { who }
}
