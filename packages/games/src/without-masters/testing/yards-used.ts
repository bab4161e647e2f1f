import { type Ask, type Dice, FastDice, type Game, Play, readOptions, type Seen, see } from '@undercroft/kernel'
import { WAY_OF } from '../content/cells.ts'
import { withoutMasters } from '../index.ts'
import { pushed } from '../rules/06-crates/push.ts'
import type { Choice } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import type { WithoutMasters } from '../state/state.ts'

type MakeBot = (
  game: Game<WithoutMasters>,
  dice: Dice,
) => { choose(seen: Seen<WithoutMasters>, ask: Ask<WithoutMasters>): Choice }

/** How yards were used in games between bots. */
export interface Use {
  readonly yards: number
  /** Yards in which a crate fell on an enemy. */
  drops: number
  /** Yards in which a ball was thrown. */
  throws: number
  /** Games that the Hero won. */
  wins: number
}

/** Plays games between two such bots, and counts what the yards were used for. */
export function yardsUsed(make: MakeBot, games: number, seed: string, wishes: Partial<Options> = {}): Use {
  const options = readOptions(withoutMasters.options, wishes)
  if (!options.ok) throw new Error(options.error.join())
  const dice = new FastDice(seed)
  const bot = make(withoutMasters, dice)
  const play = Play.start(withoutMasters, options.value, dice)
  const total = { yards: 0, drops: 0, throws: 0, wins: 0 }
  for (let game = 0; game < games; game++) {
    play.restart(options.value)
    const dropped = new Set<number>()
    const thrown = new Set<number>()
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      if (ask === undefined) throw new Error('nobody is asked')
      const { state } = play
      const choice = bot.choose(see(play, ask.seat), ask)
      const push = choice[0] === 'push' ? pushed(state, WAY_OF[choice[1]]) : undefined
      if (typeof push === 'object' && push.kills.length > 0) dropped.add(state.setup)
      if (choice[0] === 'throw') thrown.add(state.setup)
      play.take(ask.seat, choice)
    }
    total.yards += play.state.setup
    total.drops += dropped.size
    total.throws += thrown.size
    if (play.state.outcome.by === 'WM-12.7') total.wins++
  }
  return total
}
