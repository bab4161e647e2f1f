import { FastDice, Match, readOptions } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { platformer } from '../index.ts'
import type { Choice } from '../state/choices.ts'
import { spaceNamed } from './testing.ts'
import { meantBy } from './why.ts'

/** The rule and the fact with which a click on a Space is refused. */
function clicked(position: object, answers: readonly Choice[], space: string): unknown {
  const options = readOptions(platformer.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const state = platformer.scene.read(position, options.value)
  const match = Match.from(platformer, options.value, state, new FastDice('clicks'))
  for (const choice of answers) expect(match.answer(0, choice)).toMatchObject({ ok: true })
  const [ask] = match.asks()
  const choice = meantBy(ask, match.see(0).view, spaceNamed(space))
  const [broken] = choice === undefined ? [] : match.broken(ask?.seat ?? 0, choice)
  return broken === undefined ? undefined : `${broken.rule}: ${broken.facts?.says}`
}

const HERE = { open: 1, P1: { hero: 'Brom', at: 'c2y2' }, enemies: { slime1: 'c7y1', bat1: 'c8y4' }, pool: 'foot claw' }

it.each([
  ['a far Space', HERE, [], 'c8y1', 'PL-9.1: It is 7 Spaces away, and a step is 1'],
  ['a far Space without a foot', { ...HERE, pool: 'claw' }, [], 'c8y1', 'PL-7.1: No unused die shows foot'],
  ['a far Enemy', { ...HERE, pool: 'sword' }, [], 'c7y1', 'PL-11.1: Slime 1 is not adjacent'],
  ['a far Enemy without a sword', { ...HERE, pool: 'coin' }, [], 'c7y1', 'PL-7.1: No unused die shows sword'],
  ['a far Space in mid-Move', HERE, [['move', 0, 0]], 'c8y1', 'PL-9.1: It is 7 Spaces away, and a step is 1'],
  [
    'another Enemy while one is moved',
    HERE,
    [
      ['claw', 3, 0],
      ['enemy', 6],
    ],
    'c8y4',
    'PL-8.5: Slime 1 is being moved',
  ],
  [
    'a far Space while one is moved',
    HERE,
    [
      ['claw', 3, 0],
      ['enemy', 6],
    ],
    'c1y4',
    'PL-9.21: No Enemy is there',
  ],
  ['the Map in step 6', HERE, [['end']], 'c2y3', 'PL-5.8: Step 5 is over'],
  ['a Space to Spawn on', { ...HERE, P1: {} }, [], 'c2y3', 'PL-12.13: It is not in the lowest Row that has room'],
] as const)('%s: says why not', (_, position, answers, space, says) => {
  expect(clicked(position, answers, space)).toBe(says)
})
