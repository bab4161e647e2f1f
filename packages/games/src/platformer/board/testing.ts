import { FastDice, type Game, Match, readOptions } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import type { Options } from '../state/options.ts'
import { SPACE_NAMES, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'

/** Tests only: a table as the board gets it, at a position in words or at the start of a game. */
export function tableAt(
  game: Game<Platformer>,
  position?: object,
  options: Partial<Options> = {},
): BoardProps<Platformer> {
  const read = readOptions(game.options, options)
  if (!read.ok) throw new Error(read.error.join('; '))
  const dice = new FastDice(1)
  const match =
    position === undefined
      ? new Match(game, read.value, dice)
      : Match.from(game, read.value, game.scene.read(position, read.value), dice)
  return boardProps(match, match.asks()[0]?.seat ?? 0)
}

export const spaceNamed = (name: string): Space => SPACE_NAMES.indexOf(name)
