import { type AnyChoice, type Ask, FastDice, type Game, type Seen, type Shape } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { greedy } from './greedy.ts'

type Fill = (situation: { readonly dice: FastDice }) => AnyChoice | undefined

/** A game with one phase, a riddle, of which only the hints matter. */
function riddle(fill: Fill): Game<Shape> {
  return {
    hints: { riddle: () => (choice: AnyChoice) => (choice[0] === 'giveUp' ? 1 : 0) },
    fills: { riddle: fill },
  } as unknown as Game<Shape>
}

const seen = { frames: [{ phase: 'riddle' }] } as unknown as Seen<Shape>
const ask = { seat: 0, options: [['pass'], ['giveUp']] } as unknown as Ask<Shape>

it('writes into a form what the game would fill in', () => {
  const bot = greedy(
    riddle(() => ['solve', 42]),
    new FastDice(1),
  )
  expect(bot.choose(seen, { ...ask, form: 'solve' })).toEqual(['solve', 42])
  expect(bot.choose(seen, { ...ask, form: undefined })).toEqual(['giveUp'])
})

it('takes a listed option where the game would fill in nothing', () => {
  const bot = greedy(
    riddle(() => undefined),
    new FastDice(1),
  )
  expect(bot.choose(seen, { ...ask, form: 'solve' })).toEqual(['giveUp'])
})
