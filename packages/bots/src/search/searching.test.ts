import { anyGame, FastDice, type Game, Play, type Shape, see } from '@undercroft/kernel'
import { hoard, pig, ticTacToe } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { playerNamed } from '../players.ts'
import { Thoughts } from '../thoughts.ts'
import { climbing } from './climbing.ts'
import { Deliberation } from './deliberation.ts'
import { fingerprint } from './plan.ts'
import { searching } from './searching.ts'

/** Plays a game and gives the seats that won. */
function play(game: Game, makers: readonly BotMaker[], seed: string, options: object): readonly number[] {
  const table = Play.start(game, options, new FastDice(seed))
  const bots = makers.map((maker, seat) => maker(game, new FastDice(`${seed} ${seat}`)))
  while (table.state.outcome === undefined) {
    const ask = table.asks[0]
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody can answer')
    table.take(ask.seat, bot.choose(see(table, ask.seat), ask))
  }
  return table.state.outcome.winners
}

/** Pig, when the other needs two points more and five are missing to win at once. */
function late(game: Game): Play<Shape> {
  const table = new Play(game, undefined as never, new FastDice(1))
  const state = { ...pig.setup({ goal: 60, players: 2 }, undefined as never), scores: [0, 58], stake: 55 }
  table.resume(state)
  return table
}

describe('a searching bot', () => {
  it('takes three in a row where that wins, and stops the other’s', () => {
    const game = anyGame(ticTacToe)
    const searcher = searching(60)
    const makers = [searcher, searcher]
    for (let seed = 0; seed < 4; seed++) expect(play(game, makers, `${seed}`, {})).toEqual([])
  })

  it('loses no game of tic-tac-toe to a greedy one', () => {
    const game = anyGame(ticTacToe)
    for (let seed = 0; seed < 10; seed++) expect(play(game, [greedy, searching(60)], `${seed}`, {})).not.toContain(0)
  })

  it('answers the same to the same view with the same dice, whatever is hidden from it', () => {
    const game = anyGame(hoard)
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.otherwise]))
    const table = Play.start(game, options, new FastDice('one'))
    for (let i = 0; i < 12 && table.state.outcome === undefined; i++) {
      const ask = table.asks[0]
      if (ask === undefined) break
      const seen = see(table, ask.seat)
      const twin = structuredClone(seen)
      const answer = searching(8)(game, new FastDice(`${i}`)).choose(seen, ask)
      expect(searching(8)(game, new FastDice(`${i}`)).choose(twin, structuredClone({ ...ask }))).toEqual(answer)
      table.take(ask.seat, answer)
    }
  })

  it('takes what is safe if it is cautious, and the risk if it is bold', () => {
    if (pig.thinking === undefined) throw new Error('Pig has no features')
    const value = { weights: { score: 4, 'is to move': 0 }, bias: 0 }
    const game = anyGame({ ...pig, thinking: { ...pig.thinking, horizon: 1, value } })
    const table = new Play(game, undefined as never, new FastDice(1))
    const state = { ...pig.setup({ goal: 100, players: 2 }, undefined as never), scores: [0, 60], stake: 20 }
    table.resume(state)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    const holds = (name: string) => {
      let count = 0
      for (let seed = 0; seed < 8; seed++) {
        const [verb] = playerNamed(name)?.(game, new FastDice(seed)).choose(see(table, 0), ask) ?? []
        if (verb === 'hold') count++
      }
      return count
    }
    expect(holds('search:60/cautious')).toBeGreaterThan(holds('search:60/bold'))
    expect(playerNamed('search:60/rash')).toBeUndefined()
  })

  it('rolls on in Pig where holding cannot win in time', () => {
    const game = anyGame(pig)
    const table = late(game)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    expect(greedy(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['hold'])
    expect(searching(200)(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['roll'])
  })

  it('does as greedy does where the game calls it a habit and it is polite', () => {
    if (pig.thinking === undefined) throw new Error('Pig has no features')
    const game = anyGame({ ...pig, thinking: { ...pig.thinking, habits: ['turn'] } })
    const table = late(game)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    expect(playerNamed('search:200/polite')?.(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['hold'])
    expect(playerNamed('search:200')?.(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['roll'])
  })

  it.each(['veteran', 'master'] as const)('the %s is polite: it keeps to what the table has agreed on', async level => {
    if (pig.thinking === undefined) throw new Error('Pig has no features')
    const polite = anyGame({ ...pig, thinking: { ...pig.thinking, habits: ['turn'] } })
    const table = late(polite)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    const seen = see(table, 0)
    const matter = { table: 'one', seen, ask: { ...ask }, dice: new FastDice(1), budget: { rounds: 64 } }
    const think = (game: Game) => new Thoughts({ now: () => 0, rest: async () => {} }).think({ ...matter, game })
    for (let seed = 0; seed < 4; seed++) {
      expect(playerNamed(level)?.(polite, new FastDice(seed)).choose(seen, ask)).toEqual(['hold'])
    }
    expect(await think(polite)).toMatchObject({ choice: ['hold'], playouts: 0 })
    expect((await think(anyGame(pig))).playouts).toBeGreaterThan(0)
  })

  it('does as greedy does where playouts end before an answer tells', () => {
    if (pig.thinking === undefined) throw new Error('Pig has no features')
    const game = anyGame({ ...pig, thinking: { ...pig.thinking, beyond: ['turn'] } })
    const table = late(game)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    expect(searching(200)(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['hold'])
    const plan = { line: [['roll']], views: [fingerprint(see(table, 0))] } as const
    const thinking = new Deliberation(game, { seen: see(table, 0), ask, plan }, new FastDice(1))
    expect(thinking.open).toBe(false)
    expect(thinking.thought()).toMatchObject({ choice: ['hold'], considered: [{ choice: ['hold'] }], playouts: 0 })
  })
})

describe('a bot that searches a plain tree', () => {
  it('loses no game of tic-tac-toe, on either side', () => {
    const game = anyGame(ticTacToe)
    for (let seed = 0; seed < 6; seed++) {
      expect(play(game, [greedy, climbing(800)], `${seed}`, {})).not.toContain(0)
      expect(play(game, [climbing(800), greedy], `${seed}`, {})).not.toContain(1)
    }
  })

  it('answers where several are asked at once, and the same with the same dice', () => {
    const game = anyGame(hoard)
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.otherwise]))
    const seats = game.seats(options).map(() => climbing(40))
    expect(play(game, seats, 'seed', options)).toEqual(play(game, seats, 'seed', options))
  })

  it('rolls on in Pig where holding cannot win in time', () => {
    const game = anyGame(pig)
    const table = late(game)
    const ask = table.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    expect(climbing(3000)(game, new FastDice(1)).choose(see(table, 0), ask)).toEqual(['roll'])
  })
})
