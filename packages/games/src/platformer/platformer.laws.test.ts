import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { laws } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { platformer } from './index.ts'

laws(platformer, { games: 40, hides: false, bots: [bots.random, bots.greedy], botGames: 12 })

it('1,000 random games end within the bound, and stay sound', () => {
  const dice = new FastDice('a thousand')
  for (let game = 0; game < 1_000; game++) {
    const given = {
      players: 1 + (game % 4),
      boss: game % 8 < 4 ? 'medusa' : 'ikee',
      artifacts: game % 3 === 0,
      longerMap: game % 5 === 0,
      roundLimit: 20,
    }
    const options = readOptions(platformer.options, given)
    if (!options.ok) throw new Error(options.error.join())
    const play = Play.start(platformer, options.value, dice)
    let answers = 0
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      const choice = ask?.options[dice.below(ask.options.length)]
      if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
      play.take(ask.seat, choice)
      if (++answers % 20 === 0) expect(platformer.sound(play.state)).toEqual([])
    }
    expect(answers).toBeLessThan(platformer.bound)
  }
})
