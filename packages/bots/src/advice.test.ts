import { anyGame, FastDice, Play, type Seen, type Shape, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { type Chance, chancesOf, sayChance, sayReasons } from './advice.ts'
import type { Contrast } from './search/contrast.ts'
import { Thoughts } from './thoughts.ts'

const considered = [
  { choice: ['roll'], chance: 0.7, error: 0.2 },
  { choice: ['hold'], chance: 0.61, error: 0.01 },
  { choice: ['wait'], chance: 0.5, error: 0.01 },
  { choice: ['pass'], chance: 0.1, error: 0.01 },
] as const

const game = { reason: () => 'it is near', odds: () => undefined }
const say = (chances: readonly Chance[]) =>
  sayReasons(game, {} as Seen<Shape>, 0, { choice: ['hold'], chances }, ([verb]) => verb.toUpperCase())

it('the chosen answer stands first, two others follow, and none seems better', () => {
  expect(chancesOf({ choice: ['hold'], first: ['hold'], considered, playouts: 40 })).toEqual([
    { choice: ['hold'], chance: 0.61, first: true },
    { choice: ['roll'], chance: 0.61 },
    { choice: ['wait'], chance: 0.5 },
  ])
})

it('what looks best at first is always among them, and what it overlooks is said', () => {
  const chances = chancesOf({ choice: ['hold'], first: ['pass'], considered, playouts: 40 })
  expect(chances).toEqual([
    { choice: ['hold'], chance: 0.61 },
    { choice: ['roll'], chance: 0.61 },
    { choice: ['pass'], chance: 0.1, first: true },
  ])
  expect(say(chances)).toBe('it is near, 61% to win; “PASS” looks good at first, but wins 51 fewer games in 100')
})

it('nothing is overlooked by the best, nor by what is about as good', () => {
  const close = [
    { choice: ['hold'], chance: 0.61 },
    { choice: ['roll'], chance: 0.59, first: true },
  ] as const
  expect(say(close)).toBe('it is near, 61% to win')
  expect(say(chancesOf({ choice: ['hold'], first: ['hold'], considered, playouts: 40 }))).toBe('it is near, 61% to win')
})

it('says what it gains and what it costs, over what looks best at first or over the next best', () => {
  const saying = (contrast: Contrast<Shape>, first: readonly [string]) =>
    say(chancesOf({ choice: ['hold'], first, considered, playouts: 40, contrast })).replace(
      'it is near, 61% to win; ',
      '',
    )
  const gains = ['you keep more', 'they get less']
  expect(saying({ over: ['pass'], gains, costs: ['it takes longer'] }, ['pass'])).toBe(
    '“PASS” looks good at first, but wins 51 fewer games in 100: this way you keep more and they get less, though it takes longer',
  )
  expect(saying({ over: ['wait'], gains, costs: [] }, ['hold'])).toBe(
    'compared with “WAIT”, you keep more and they get less',
  )
  expect(saying({ over: ['wait'], gains: [], costs: ['it takes longer'] }, ['hold'])).toBe(
    'compared with “WAIT”, more games are won, though it takes longer',
  )
})

it('without chances it says what the game says', () => {
  expect(say([])).toBe('it is near')
})

it('nothing is said where nothing was compared', () => {
  expect(chancesOf({ choice: ['hold'], first: ['hold'], considered, playouts: 0 })).toEqual([])
  expect(chancesOf({ choice: ['hold'], first: ['hold'], considered: considered.slice(1, 2), playouts: 40 })).toEqual([])
})

it('nothing is certain', () => {
  expect([1, 0.614, 0].map(sayChance)).toEqual(['99% to win', '61% to win', '1% to win'])
})

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
