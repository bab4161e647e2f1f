import { loadGame } from '@undercroft/games'
import { type AnyChoice, FastDice, type Game, Match, type Shape, see } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { BotPool } from './pool.ts'

test('a bot says what it has seen before it answers, unless it only answers for somebody', async () => {
  const { game, play } = await lookedInto()
  const pool = new BotPool(import.meta.resolve('@undercroft/games'), 1)
  const [ask] = play.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const { seat, options, form } = ask
  const task = { game: game.id, level: 'greedy', seen: see(play, seat), ask: { seat, options, form } }
  const [first] = await pool.think({ ...task, talks: true })
  const [second] = await pool.think({ ...task, talks: false })
  await pool.close()
  expect(first).toBe('claimRoom')
  expect(options.map(([verb]) => verb)).toContain(second)
})

/** A maze in which the one who is asked has just looked into a room. */
async function lookedInto(): Promise<{ game: Game; play: Match<Shape>['play'] }> {
  const game = await loadGame('electrodungeon')
  if (game === undefined) throw new Error('there is no such game')
  const options = { explorers: 2, botTempers: 'loyal', roundLimit: 'usual', beastHealth: 'usual', customTasks: true }
  const position = { A: { place: '5,5', see: 6 }, rooms: { e: 'boost+key' }, stage: 'place' }
  const all = { ...options, botSkill: 'normal', puzzleSeconds: 'none' }
  const { play } = Match.from(game, all, game.scene.read(position, all), new FastDice('maze'))
  const looks: AnyChoice = ['perceive', 4, 0]
  play.take(1, looks)
  return { game, play }
}
