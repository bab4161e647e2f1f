import { anyGame, FastDice, Play, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { chancesOf } from './advice.ts'
import { Thoughts } from './thoughts.ts'

it('advice has no chances where playouts end before an answer tells', async () => {
  const { thinking } = pig
  if (thinking === undefined) throw new Error('Pig has no features')
  const chances = async (beyond: readonly 'turn'[]) => {
    const game = anyGame({ ...pig, thinking: { ...thinking, beyond } })
    const play = new Play(game, undefined as never, new FastDice(1))
    const position = { ...pig.setup({ goal: 60, players: 2 }, undefined as never), scores: [10, 30], stake: 12 }
    play.resume(position)
    const [ask] = play.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const thoughts = new Thoughts({ now: () => 0, rest: async () => {} })
    const matter = { table: 'advice', game, seen: see(play, ask.seat), ask, dice: new FastDice(2) }
    return chancesOf(await thoughts.think({ ...matter, budget: { rounds: 8 } }))
  }
  expect(await chances([])).toHaveLength(2)
  expect(await chances(['turn'])).toEqual([])
})
