import { anyGame, FastDice, Play, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { type Budget, type Clock, Thoughts } from './thoughts.ts'

const game = anyGame(pig)

/** A clock that goes on by so much whenever it is read, and hears its messages at every rest. */
function clockOf(step: number, atRest: () => void = () => undefined): Clock {
  let now = 0
  return {
    now() {
      now += step
      return now
    },
    async rest() {
      atRest()
    },
  }
}

/** A question of Pig that takes long to settle: to hold, or to roll on. */
function wish(table: string, budget: Budget, signal?: { readonly aborted: boolean }) {
  const play = new Play(game, undefined as never, new FastDice(1))
  const position = { ...pig.setup({ goal: 60, players: 2 }, undefined as never), scores: [10, 30], stake: 12 }
  play.resume(position)
  const [ask] = play.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return { table, game, seen: see(play, ask.seat), ask, dice: new FastDice('whim'), budget, ...(signal && { signal }) }
}

it('thinks the same in rounds, however fast the clock goes', async () => {
  const slow = await new Thoughts(clockOf(0.001)).think(wish('a', { rounds: 20 }))
  const fast = await new Thoughts(clockOf(3)).think(wish('a', { rounds: 20 }))
  expect(fast).toEqual(slow)
  expect(slow.considered.map(({ choice }) => choice[0]).sort()).toEqual(['hold', 'roll'])
  expect(slow.playouts).toBeLessThanOrEqual(40)
})

it('ends when its time is over, with what it has found', async () => {
  const short = await new Thoughts(clockOf(1)).think(wish('a', { ms: 12 }))
  const long = await new Thoughts(clockOf(1)).think(wish('a', { ms: 30 }))
  expect(short.playouts).toBeGreaterThan(0)
  expect(long.playouts).toBeGreaterThan(short.playouts)
})

it('has an answer when there was no time at all', async () => {
  const { choice, playouts } = await new Thoughts(clockOf(1)).think(wish('a', { ms: 0 }))
  expect(playouts).toBe(0)
  expect(['hold', 'roll']).toContain(choice[0])
})

it('a message stops it', async () => {
  const signal = { aborted: false }
  let rests = 0
  const clock = clockOf(1, () => {
    rests++
    signal.aborted = rests === 3
  })
  await new Thoughts(clock).think(wish('a', { rounds: 10_000 }, signal))
  expect(rests).toBe(3)
})

it('shares the time between tables: a table with many bots does not hold up another', async () => {
  const thoughts = new Thoughts(clockOf(1))
  const ended: string[] = []
  const think = (table: string) =>
    thoughts.think(wish(table, { rounds: 12 })).then(() => {
      ended.push(table)
    })
  const all = [think('busy'), think('busy'), think('busy'), think('calm')]
  expect(thoughts.count).toBe(4)
  await Promise.all(all)
  expect(ended[0]).toBe('calm')
  expect(thoughts.count).toBe(0)
})

it('where many think, each thinks less and none is later', async () => {
  const alone = await new Thoughts(clockOf(1)).think(wish('a', { ms: 100 }))
  const crowd = new Thoughts(clockOf(1))
  const tables = ['a', 'b', 'c', 'd']
  const shared = await Promise.all(tables.map(table => crowd.think(wish(table, { ms: 100 }))))
  const sum = shared.reduce((all, { playouts }) => all + playouts, 0)
  expect(Math.max(...shared.map(({ playouts }) => playouts))).toBeLessThan(alone.playouts / 2)
  expect(sum).toBeLessThanOrEqual(alone.playouts * 1.2)
})

it('a thought that fails takes no other with it', async () => {
  const thoughts = new Thoughts(clockOf(1))
  const broken = wish('a', { rounds: 4 })
  const fails = thoughts.think({
    ...broken,
    game: {
      ...game,
      clone: () => {
        throw new Error('no copy')
      },
    },
  })
  const works = thoughts.think(wish('b', { rounds: 4 }))
  await expect(fails).rejects.toThrow('no copy')
  expect((await works).playouts).toBeGreaterThan(0)
})
