import { describe, expect, it } from 'vitest'
import { askTable, playthrough, scenarios } from '../testing/index.ts'
import { hoard, pig, ticTacToe } from './index.ts'

scenarios(pig, new URL('./scenarios/pig/', import.meta.url))
scenarios(ticTacToe, new URL('./scenarios/tictactoe/', import.meta.url))

describe('golden playthroughs', () => {
  it('pig', () =>
    expect(playthrough(pig, { options: { goal: 20, players: 2 }, seed: 1 })).toMatchFileSnapshot('golden/pig.txt'))
  it('tictactoe', () =>
    expect(playthrough(ticTacToe, { options: {}, seed: 1 })).toMatchFileSnapshot('golden/tictactoe.txt'))
  it('hoard', () => {
    const options = { players: 3, rounds: 3, wards: true }
    return expect(playthrough(hoard, { options, seed: 1 })).toMatchFileSnapshot('golden/hoard.txt')
  })
  it('every question of hoard', () =>
    expect(askTable(hoard, { games: 200 })).toMatchFileSnapshot('golden/hoard-asks.txt'))
})
