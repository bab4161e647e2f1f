import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { laws } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { withoutMasters } from './index.ts'
import { promises } from './testing/promises.ts'

laws(withoutMasters, {
  games: 200,
  home: import.meta.resolve('./index.ts'),
  aloneGames: 300, // as few let a yard with other crates be taken for the same one (WM-12.10)
  hides: false,
  bots: [bots.random, bots.greedy],
  botGames: 20,
  promises,
})

it('5,000 random games end within the bound', () => {
  const options = readOptions(withoutMasters.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const dice = new FastDice('five thousand')
  const play = Play.start(withoutMasters, options.value, dice)
  for (let game = 0; game < 5_000; game++) {
    let answers = 0
    play.restart(options.value)
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      const choice = ask?.options[dice.below(ask.options.length)]
      if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
      play.take(ask.seat, choice)
      answers++
    }
    expect(answers).toBeLessThan(withoutMasters.bound)
  }
})
