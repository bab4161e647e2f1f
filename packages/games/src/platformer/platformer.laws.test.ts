import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { laws } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { summit } from './fixtures/summit.ts'
import { platformer } from './index.ts'
import { terrainOf } from './terrain.ts'

laws(platformer, {
  games: 30,
  home: import.meta.resolve('./index.ts'),
  hides: false,
  bots: [bots.random, bots.greedy],
  botGames: 12,
})

laws(summit, {
  games: 30,
  home: import.meta.resolve('./fixtures/summit.ts'),
  hides: false,
  bots: [bots.random, bots.greedy],
  botGames: 12,
})

describe('random games', () => {
  it.each([platformer, summit])('400 of $title end within the bound, and stay sound', game => {
    const dice = new FastDice('four hundred')
    const seen = { boss: 0 }
    for (let number = 0; number < 400; number++) {
      const given = {
        players: 1 + (number % 4),
        boss: number % 8 < 4 ? 'medusa' : 'ikee',
        artifacts: number % 3 === 0,
        longerMap: number % 5 === 0,
        roundLimit: 20,
      }
      const options = readOptions(game.options, given)
      if (!options.ok) throw new Error(options.error.join())
      const play = Play.start(game, options.value, dice)
      let answers = 0
      while (play.state.outcome === undefined) {
        const ask = play.asks[0]
        const choice = ask?.options[dice.below(ask.options.length)]
        if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
        play.take(ask.seat, choice)
        if (++answers % 20 === 0) expect(game.sound(play.state)).toEqual([])
      }
      const map = terrainOf(play.state.levels)
      if (map.end > map.bossStart) seen.boss++
      expect(answers).toBeLessThan(game.bound)
    }
    if (game === summit) expect(seen.boss).toBe(400)
  })
})
