import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hoard, pig, ticTacToe } from '../examples/index.ts'
import { askTable, playthrough } from './index.ts'
import { tiny } from './tiny.ts'

describe('a playthrough', () => {
  it('is the same for the same seed, and another for another', () => {
    const played = (seed: number) => playthrough(hoard, { options: { players: 2, rounds: 4, wards: true }, seed })
    expect(played(1)).toBe(played(1))
    expect(played(1)).not.toBe(played(2))
  })

  it('shows the position as often as it is wanted, and stops where it is told to', () => {
    const text = playthrough(pig, { options: { goal: 200, players: 2 }, seed: 1, positionEvery: 5, most: 12 })
    expect(text.match(/position after \d+/g)).toEqual([0, 5, 10, 12].map(step => `position after ${step}`))
  })

  it('can be played by bots', () => {
    const first = playthrough(ticTacToe, {
      options: {},
      seed: 1,
      bots: [() => ({ choose: (_, ask) => ask.options[0] as never })],
    })
    expect(first).toContain('1. X mark a3\n2. O mark b3\n3. X mark c3')
  })
})

describe('a playthrough that was written before', () => {
  const bots = [() => ({ choose: (_: unknown, ask: { options: Iterable<unknown> }) => [...ask.options][0] as never })]
  const file = new URL('../examples/golden/tictactoe.txt', import.meta.url)

  it('is played again by its own answers, whatever bots would do', () => {
    const again = playthrough(ticTacToe, { options: {}, seed: 1, bots, file })
    expect(again).toBe(readFileSync(file, 'utf8'))
    expect(again).not.toBe(playthrough(ticTacToe, { options: {}, seed: 1, bots }))
  })

  it('says where the rules no longer take them', () => {
    const other = new URL('../examples/golden/pig.txt', import.meta.url)
    expect(() => playthrough(ticTacToe, { options: {}, seed: 1, bots, file: other })).toThrow('after 0 steps')
  })
})

describe('the table of questions', () => {
  it('is the same each time', () => expect(askTable(hoard, { games: 20 })).toBe(askTable(hoard, { games: 20 })))

  it('holds questions that nobody sees because they leave no choice', () => {
    const game = tiny({
      start: {
        offer: (_, o) => o.ask(1, 'Well?', 'secret').may(['yes']),
        on: {
          yes({ s, seat, t }) {
            t.tell({ what: 'noted', text: 'yes' }, { to: [seat] })
            t.pick(3, 'card')
            s.frames.push({ phase: 'end' })
          },
        },
      },
    })
    const table = askTable(game, { games: 3 })
    expect(table).toContain('start | Player | secret | - | - | yes')
    expect(table).toContain('noted | secret to one seat, the others hear nothing')
    expect(table).toContain('Picks: label\n  card')
    expect(table).toContain('Rolls: label | die\n  none')
  })
})
