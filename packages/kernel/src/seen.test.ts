import { describe, expect, it } from 'vitest'
import { FastDice } from './dice.ts'
import { hoard } from './examples/index.ts'
import { anyAnswer, imagine, see } from './seen.ts'
import { at } from './testing/index.ts'

const ROWS = ['1-2-3', '4-3-2'].map(row => row.split('-').map(Number))
const inTurn = () => at(hoard, { position: { rows: ROWS } })

describe('what a viewer sees', () => {
  it('holds the agenda, who is asked and what, and nobody else’s secrets', () => {
    const { match } = inTurn()
    expect(match.see(0)).toMatchObject({ viewer: 0, view: { row: [1, 2, 3] }, frames: [{ phase: 'turn' }] })
    expect(match.see(1).deciding).toEqual([{ seat: 0, prompt: 'Raid, spy, shuffle or dig' }])
    expect(JSON.stringify(match.see('spectator').view)).not.toContain('4')
    expect(match.see(0)).not.toHaveProperty('outcome')
  })

  it('holds only who is asked where what is asked is a secret', () => {
    const { match } = inTurn().plays('A shuffle')
    expect(match.see(0).deciding).toEqual([{ seat: 0, prompt: 'Which guard goes first' }])
    expect(match.see(1).deciding).toEqual([{ seat: 0 }])
  })

  it('holds the outcome once there is one', () => {
    expect(inTurn().plays('A concede').match.see('spectator').outcome).toEqual({ winners: [1], by: 'HO-3.2' })
  })
})

describe('what a seat imagines', () => {
  it('looks to it as the truth does, and hides what it does not know', () => {
    const { match } = inTurn().plays('A spy 2', 'B dig = 3')
    const rows = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const dream = imagine(hoard, match.see(0), 0, new FastDice(seed))
      expect(see(dream, 0)).toEqual(match.see(0))
      expect(dream.asks).toEqual(match.play.asks)
      rows.add(dream.state.rows.join(' '))
    }
    expect(rows.size).toBe(6) // B's first guard is known to be a 4; the others can stand in six ways
    for (const row of rows) expect(row).toMatch(/^1,2,3 4,/)
  })

  it('has an answer for everybody who has given one, its own as it is', () => {
    const { match } = at(hoard, { options: { players: 3 } }).plays('A row 1-3-4', 'B row 2-3-4')
    const answers = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const dream = imagine(hoard, match.see(0), 0, new FastDice(seed))
      expect(dream.asks.map(ask => ask.seat)).toEqual([2])
      expect(dream.pending[0]).toEqual(['row', [1, 3, 4]])
      answers.add(String(dream.pending[1]))
    }
    expect(answers.size).toBeGreaterThan(10) // forms are invented, not only picked from what is ready-made
  })

  it('can be played on, and the truth does not notice', () => {
    const { match } = inTurn()
    const before = JSON.stringify(match.state)
    const dream = imagine(hoard, match.see(1), 1, new FastDice(1))
    dream.take(0, ['dig'])
    dream.take(1, ['dig'])
    expect(dream.state.treasures.map(each => each.length)).toEqual([1, 1])
    expect(JSON.stringify(match.state)).toBe(before)
  })

  it('is over where the truth is', () => {
    const { match } = inTurn().plays('A concede')
    const dream = imagine(hoard, match.see(1), 1, new FastDice(1))
    expect(dream.state.outcome).toEqual(match.outcome)
    expect(dream.asks).toEqual([])
  })
})

it('there is no answer of a seat that is not asked', () => {
  expect(anyAnswer(inTurn().match.play, 1, new FastDice(1))).toBe(undefined)
})
