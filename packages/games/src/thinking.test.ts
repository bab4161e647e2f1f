import { bots } from '@undercroft/bots'
import { FastDice, type Game, Play, readOptions, type Shape, see } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

/** The states of a game between greedy bots, at every answer. */
function* positions(game: Game, given: object): Generator<Shape['state']> {
  const options = readOptions<Shape['options']>(game.options, given)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  const play = Play.start(game, options.value, new FastDice('positions'))
  const bot = bots.greedy(game, new FastDice('bot'))
  for (let answers = 0; play.state.outcome === undefined && answers < game.bound; answers++) {
    yield play.state
    const ask = play.asks[0]
    if (ask === undefined) return
    play.take(ask.seat, bot.choose(see(play, ask.seat), ask))
  }
}

const OPTIONS: { readonly [game: string]: readonly object[] } = {
  masmorra: [{}, { mode: 'alliance', players: 3 }, { mode: 'alliance', players: 2, solo: true }],
  platformer: [{}, { players: 1 }],
}

const games = await loadGames()

describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  const { thinking } = game

  it('has a value for its features, in their order', () => {
    expect(Object.keys(thinking?.value?.weights ?? {})).toEqual(thinking?.features)
  })

  it.each(OPTIONS[id] ?? [{}])('measures every seat of every position, with %j', given => {
    if (thinking === undefined) throw new Error(`${id} has no features`)
    const into = new Float64Array(thinking.features.length)
    const turns = new Set<number>()
    for (const s of positions(game, given)) {
      turns.add(thinking.turn(s))
      for (const seat of thinking.sides(s).keys()) {
        into.fill(Number.NaN)
        thinking.measure(s, seat, into)
        expect(into.every(Number.isFinite)).toBe(true)
      }
    }
    expect(turns.size).toBeGreaterThan(3)
  })
})
