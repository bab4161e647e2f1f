import { FastDice, Match } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import { platformer } from '../index.ts'
import { OPTIONS, type Options } from '../options.ts'
import { SPACE_NAMES, type Space } from '../spaces.ts'
import type { Platformer } from '../state.ts'

/** Tests only: a table as the board gets it, at a position in words or at the start of a game. */
export function tableAt(position?: object, options: Partial<Options> = {}): BoardProps<Platformer> {
  const all = { ...(usual() as unknown as Options), ...options }
  const dice = new FastDice(1)
  const match =
    position === undefined
      ? new Match(platformer, all, dice)
      : Match.from(platformer, all, platformer.scene.read(position, all), dice)
  const ask = match.asks()[0]
  const viewer = ask?.seat ?? 0
  return {
    seen: match.see(viewer),
    viewer,
    sitters: ['Ada', 'Bo'].map((player, seat) => ({ seat, name: player, role: '', player, bot: false })),
    options: all,
    ask,
    showing: [],
    pace: 0,
    choose() {},
    refusal: choice => match.broken(viewer, choice)[0],
    explain() {},
    openRule() {},
  }
}

function usual(): object {
  return Object.fromEntries(Object.entries(OPTIONS).map(([name, { otherwise }]) => [name, otherwise]))
}

export const spaceNamed = (name: string): Space => SPACE_NAMES.indexOf(name)
