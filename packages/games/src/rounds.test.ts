// @module-tag slow
import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions, type Shape, see, witnessOf } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { loadGame } from './index.ts'

interface News {
  readonly what: string
  readonly round?: number
}

const lastRound = (news: readonly News[]): number => Math.max(...news.map(({ round = 0 }) => round))
/** WM-12.11: the turns of the Hero are limited for each yard, and counted anew on the next one. */
const heroTurns = (news: readonly News[]): number => news.filter(({ what }) => what === 'heroTurn').length

test.each([
  ['all-out-assault', [{ roundLimit: 10 }, { roundLimit: 40 }], lastRound],
  ['without-masters', [{ difficulty: 'gentle' }, { difficulty: 'fair' }], heroTurns],
  ['electrodungeon', [{ explorers: 1 }, { explorers: 3 }], lastRound],
  ['platformer', [{ players: 2 }, { players: 1 }], lastRound],
  ['masmorra', [{ mode: 'standard' }, { mode: 'alliance' }], lastRound],
])('a game of %s was as many rounds long as were told of', async (id, tables, told) => {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no ${id}`)
  for (const [i, wishes] of tables.entries()) {
    const options = readOptions<Shape['options']>(game.options, wishes)
    if (!options.ok) throw new Error(options.error.join('; '))
    const news: News[] = []
    const luck = new FastDice(`rounds ${i}`)
    const play = Play.start(game, options.value, luck, witnessOf({ told: event => news.push(event) }))
    const players = game.seats(options.value).map(() => bots.greedy(game, luck))
    for (let ask = play.asks[0]; ask !== undefined; ask = play.asks[0]) {
      const choice = players[ask.seat]?.choose(see(play, ask.seat), ask)
      if (choice === undefined) throw new Error('nobody answers')
      play.take(ask.seat, choice)
    }
    expect(play.state.outcome?.rounds).toBe(told(news))
  }
})
