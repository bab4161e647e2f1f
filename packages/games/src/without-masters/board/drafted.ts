import type { Layout } from '../content/layout.ts'
import { layOut } from '../rules/03-building-a-setup/lay-out.ts'
import { emptyBoard } from '../state/setup.ts'
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
