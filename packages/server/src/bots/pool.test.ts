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
  const seen = see(play, seat)
  const task = { table: 'maze', game: game.id, level: 'greedy', ms: 0, seen, ask: { seat, options, form } }
  const [first] = await pool.think({ ...task, talks: true })
  const [second] = await pool.think({ ...task, talks: false })
  await pool.close()
  expect(first).toBe('claimRoom')
  expect(options.map(([verb]) => verb)).toContain(second)
})

test('whoever answers at once waits for nobody who thinks', async () => {
  const { game, play } = await lookedInto()
  const pool = new BotPool(import.meta.resolve('@undercroft/games'), 1)
  const [ask] = play.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const { seat, options, form } = ask
  const task = { game: game.id, seen: see(play, seat), talks: false, ask: { seat, options, form } }
  const ended: string[] = []
  const think = (table: string, level: string, ms: number) =>
    pool.think({ ...task, table, level, ms }).then(
      () => ended.push(table),
      () => ended.push(`${table} left`),
    )
  const deep = ['one', 'two', 'three'].map(table => think(table, 'master', 15_000))
  expect(pool.thinking).toBe(3)
  await think('quick', 'greedy', 0)
  expect(ended).toEqual(['quick'])
  await pool.close()
  await Promise.all(deep)
  expect(ended).toEqual(['quick', 'one left', 'two left', 'three left'])
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
