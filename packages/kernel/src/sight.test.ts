import { expect, test } from 'vitest'
import { ScriptedDice } from './dice.ts'
import { pig } from './examples/index.ts'
import { Match } from './match.ts'
import { refusalsOf, sightOf } from './sight.ts'

test('a sight holds what its viewer sees, is asked and may do, and nothing of others', () => {
  const match = new Match(pig, { goal: 20, players: 2 }, new ScriptedDice().dictate([4]))
  const mover = sightOf(match, 0)
  expect(mover.ask).toMatchObject({ seat: 0, ticket: 1, options: [['roll']] })
  expect(mover.refusals).toEqual([{ rule: 'PG-1.7' }])
  expect(sightOf(match, 1)).toEqual({ viewer: 1, seen: match.see(1), refusals: [], asides: [], mayUndo: false })
  expect(sightOf(match, 'spectator').ask).toBeUndefined()
  match.answer(0, ['roll'])
  expect(sightOf(match, 0).ask?.options).toEqual([['roll'], ['hold']])
})

test('what is refused may be left out, and follows from what its seat sees', () => {
  const match = new Match(pig, { goal: 20, players: 2 }, new ScriptedDice().dictate([4]))
  const whole = sightOf(match, 0)
  const bare = sightOf(match, 0, false)
  expect(bare.ask).toEqual({ ...whole.ask, refused: [] })
  expect(bare.refusals).toEqual([])
  const { refused, refusals } = refusalsOf(pig, bare.seen, 0)
  expect({ ...bare, ask: { ...bare.ask, refused }, refusals }).toEqual(whole)
  expect(refusalsOf(pig, sightOf(match, 1, false).seen, 1)).toEqual({ refused: [], refusals: [] })
})
