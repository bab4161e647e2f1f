import { bots } from '@undercroft/bots'
import { expect, it } from 'vitest'
import { asksOfAllModes } from '../testing/asks.ts'
import { askedAt, matchAt } from '../testing/matches.ts'
import { spoken } from './spoken.ts'

it('no two answers of one question read alike, and none speaks of cells, of tiles by number, or of "again"', () => {
  const alike = new Set<string>()
  const wrong = new Set<string>()
  for (const { phase, ask, seen } of questions()) {
    const said = new Set<string>()
    for (const choice of ask.options) {
      const says = spoken(choice, seen)
      if (said.has(says)) alike.add(`${phase}: ${says}`)
      if (says === '' || /-?\d+:-?\d|[LM]\d-\d| again$|undefined|null|\(a die\)/.test(says)) wrong.add(says)
      said.add(says)
    }
  }
  expect([...alike]).toEqual([])
  expect([...wrong]).toEqual([])
})

function* questions() {
  yield* asksOfAllModes(bots.random, 400)
  yield* asksOfAllModes(bots.greedy, 150)
}

const HALL = { heroes: { jay: { room: 'L1-02' }, mika: {} }, rooms: ['L1-02 1:0', 'L1-03 2:0 turned 2', 'L1-07 1:-1'] }

it('speaks of rooms by what they are and where they lie, and of dice by what they show', () => {
  const says = (position: object) => {
    const { ask, seen } = askedAt(matchAt(position))
    return ask.options.map(choice => spoken(choice, seen))
  }
  expect(says({ ...HALL, mp: 2 })).toEqual(
    expect.arrayContaining(['Walk to the Minor Monster Room just east of Jay', 'Walk to the Treasure Room']),
  )
  const rolling = says({ ...HALL, phase: 'midRoll', dice: 'MMSRRG' })
  expect(rolling).toContain('Re-roll 2 Melee, Step and Magic')
  expect(rolling).toContain('Keep all dice')
})
