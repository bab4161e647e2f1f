import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { fallbacks, laws } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from './index.ts'
import { terrainOf } from './rules/04-adjacency/terrain.ts'
import { promises } from './testing/promises.ts'
import { summit } from './testing/summit.ts'

laws(platformer, {
  games: 30,
  home: import.meta.resolve('./index.ts'),
  hides: false,
  promises,
  bots: [bots.random, bots.greedy],
  botGames: 12,
})

laws(summit, {
  games: 30,
  home: import.meta.resolve('./testing/summit.ts'),
  hides: false,
  promises,
  bots: [bots.random, bots.greedy],
  botGames: 12,
})

const ACTIONS = ['spawn', 'move', 'attack', 'coin', 'claw', 'gravity', 'buy', 'use', 'drink', 'ability', 'end']

fallbacks(platformer, {
  games: 12,
  allowed: [
    {
      phase: ['beast', 'drag', 'glove', 'reroll'],
      verb: ACTIONS,
      because: 'an Action is under way, which is finished before the next begins (PL-5.9)',
    },
    { phase: 'special', verb: 'end', because: 'step 5 has been ended (PL-5.9)' },
  ],
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
