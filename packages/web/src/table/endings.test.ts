// @module-tag slow
import { bots } from '@undercroft/bots'
import { loadGame, loadGames } from '@undercroft/games'
import { FastDice, type Game, Match, type Outcome, readOptions } from '@undercroft/kernel'
import { expect, test } from 'vitest'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']

/** Every rule that ends a game, with who wins by it. */
const ENDS: readonly (readonly [game: string, by: string, winners: readonly number[]])[] = [
  ...(['AA-7.3', 'AA-7.5', 'AA-7.6', 'AA-7.7'] as const).map(by => ['all-out-assault', by, [1]] as const),
  ['all-out-assault', 'AA-7.6', []],
  ['all-out-assault', 'AA-7.7', []],
  ['without-masters', 'WM-12.7', [0]],
  ...(['WM-12.8', 'WM-12.9', 'WM-12.11', 'WM-12.12'] as const).map(by => ['without-masters', by, [1]] as const),
  ['electrodungeon', 'ED-2.3', [1, 2]],
  ['electrodungeon', 'ED-2.4', [0]],
  ['electrodungeon', 'ED-2.7', [0]],
  ['electrodungeon', 'ED-2.7', [1, 2]],
  ['platformer', 'PL-17.1', [0]],
  ['platformer', 'PL-17.5', []],
  ['platformer', 'PL-19.6', []],
  ['platformer', 'PL-19.7', []],
  ...(['MA-20.1', 'MA-21.1', 'MA-25.2'] as const).map(by => ['masmorra', by, [2]] as const),
  ['masmorra', 'MA-20.1', [0, 1]],
  ['masmorra', 'MA-24.2', [0, 1]],
  ['masmorra', 'MA-24.3', []],
  ['masmorra', 'MA-24.11', []],
]

function begun(game: Game): Match<never> {
  const read = readOptions(game.options, {})
  if (!read.ok) throw new Error(read.error.join())
  return new Match(game, read.value as object, new FastDice('end')) as unknown as Match<never>
}

function said(game: Game, outcome: Outcome, match: Match<never>): string {
  return game.ending?.(outcome, NAMES, match.see('spectator')) ?? ''
}

test.each(ENDS)('%s, %s, won by %s: why is said in words', async (id, by, winners) => {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(id)
  const text = said(game, { winners, by }, begun(game))
  expect(text).toMatch(/^[A-Z].*\.$/)
  expect(text).not.toMatch(/undefined|[A-Z]{2}-\d/)
})

test.each((await loadGames()).map(game => [game.id, game] as const))(
  '%s: whatever ends a game is among them',
  (id, game) => {
    for (let seed = 0; seed < 6; seed++) {
      const read = readOptions(game.options, {})
      if (!read.ok) throw new Error(read.error.join())
      const match = new Match(game, read.value as object, new FastDice(`${id} ${seed}`))
      const bot = bots[seed % 2 === 0 ? 'greedy' : 'random'](game, new FastDice(seed))
      while (match.outcome === undefined) {
        const ask = match.play.asks[0]
        if (ask === undefined) break
        match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
      }
      const { outcome } = match
      expect(ENDS.some(([of, by]) => of === id && by === outcome?.by)).toBe(true)
      if (outcome !== undefined) expect(game.ending?.(outcome, NAMES, match.see('spectator'))).toMatch(/\.$/)
    }
  },
)
