import { FastDice, Match } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { withoutMasters as game } from '../index.ts'
import type { WithoutMasters } from '../state/state.ts'

const NAMES = ['Ann', 'Gus']
const [HERO, GM] = [0, 1]

function defaults(): WithoutMasters['options'] {
  const pairs = Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise])
  return Object.fromEntries(pairs) as WithoutMasters['options']
}

/** The Kennel, accepted. */
function kennel() {
  const match = new Match(game, defaults(), new FastDice(1))
  expect(match.answer(GM, ['ready', 'L6', 'r0']).ok).toBe(true)
  expect(match.answer(HERO, ['accept']).ok).toBe(true)
  const show = () => game.text?.(match.see(HERO), NAMES).split('\n') ?? []
  return { match, show }
}

describe('a yard in a terminal', () => {
  it('says where the Hero’s steps lead to, and what they cost', () => {
    const { match, show } = kennel()
    expect(show()).toContainEqual(expect.stringMatching(/^Steps lead to: 1 mp c2 d1 b1; 2 mp /))
    expect(match.answer(HERO, ['step', 'N']).ok).toBe(true)
    expect(show()).toContainEqual(expect.stringMatching(/^Steps lead to: 1 mp c3 d2 c1 b2; 2 mp /))
  })

  it('says the way to each thing that lies about, or that there is none', () => {
    const { show } = kennel()
    expect(show()).toContain('To the ball on a2: 3 mp, by c2 b2 a2')
    expect(show()).toContain('To the end tile on l12: no way without a push')
    expect(show()).toContainEqual(expect.stringMatching(/^To the treat on c4: \d+ mp, 2 turns or more, by /))
  })

  it('is drawn in the almanac as it is on the board', () => {
    const { show } = kennel()
    const entry = game.almanac?.find(({ id }) => id === 'layout.L6')
    const picture = show().slice(1, 14)
    expect(entry?.says.slice(1, 14)).toEqual(picture)
  })
})
