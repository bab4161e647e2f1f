import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { upTo } from '../../content/pick.ts'
import type { TrialState } from '../../state/trials.ts'
import { all, BOT, Dictated, explorers } from '../../testing/trials.ts'
import { advance } from './arc-run.ts'
import { startTrial } from './index.ts'

describe('TR-08 Arc Run', () => {
  it.each([
    [[6], 6],
    [[1], 0],
    [[6, 5, 1], 0],
    [[2, 3, 4], 9],
  ])('%j advances %i', (dice, steps) => expect(advance(dice)).toBe(steps))

  it('is won by the furthest of those who get to 20 in the same round', () => {
    const s = startTrial('TR-08', explorers(2), new Dictated())
    all(s, new Dictated(6, 6, 6, 6, 6, 6), 'throwDice 3', 'throwDice 3')
    expect(all(s, new Dictated(4, 6), 'throwDice 1', 'throwDice 1')).toMatchObject({ winner: 1, places: [22, 24] })
  })

  it('is won by the furthest after 15 rounds', () => {
    const s = startTrial('TR-08', explorers(2), new Dictated())
    for (const _ of upTo(14)) all(s, new Dictated(1, 1), 'throwDice 1', 'throwDice 1')
    expect(all(s, new Dictated(2, 1), 'throwDice 1', 'throwDice 1')).toMatchObject({ winner: 0 })
  })

  it.each([
    [[0, 0], 2],
    [[0, 8], 3],
    [[14, 15], 1],
    [[5, 12], 2],
  ])('at %j a bot throws %i', (places, dice) => {
    const s = { ...startTrial('TR-08', explorers(2), new Dictated()), places } as TrialState
    expect(botMove(s, 0, BOT, () => 0)).toEqual(['throwDice', dice])
  })
})
