import { analyse, bots } from '@undercroft/bots'
import { FastDice, type Game, Match, readOptions, type Shape } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { loadGames } from './index.ts'

const games = await loadGames()

/** A game between greedy bots. */
function played(game: Game): Match<Shape> {
  const options = readOptions<Shape['options']>(game.options, undefined)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  const match = new Match(game, options.value, new FastDice('analysed'))
  const bot = bots.greedy(game, new FastDice('bot'))
  while (match.outcome === undefined) {
    const [ask] = match.play.asks
    if (ask === undefined) throw new Error('nobody is asked')
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  return match
}

it.each(games.map(game => [game.id, game] as const))('the ledger of %s adds up', (_, game) => {
  const match = played(game)
  const looking = analyse(match, { rounds: 2, seed: 'test' })
  let found = looking.next()
  while (!found.done) found = looking.next()
  expect(found.value.ledger).toHaveLength(game.seats(match.options).length)
  for (const { seat, start, dice, draws, own, others, end } of found.value.ledger) {
    expect(start + dice + draws + own + others).toBeCloseTo(end, 9)
    expect(end).toBe(match.outcome?.winners.includes(seat) ? 1 : 0)
  }
})
