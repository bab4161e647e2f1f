import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { seeTrial } from '../../state/trial-secrets.ts'
import type { TrialState } from '../../state/trials.ts'
import { all, BOT, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial } from './index.ts'

describe('TR-05 Capacitor', () => {
  it('adds up until one keeps it or a 1 comes; the highest wins', () => {
    const referee = new Dictated(6)
    const s = startTrial('TR-05', explorers(2), referee)
    all(s, referee.dictate(5), 'charge')
    expect(seeTrial(s, 1)).toMatchObject({ rolls: [[], []], turn: -1 })
    all(s, referee.dictate(4), 'keepCharge')
    expect(seeTrial(s, 0)).toMatchObject({ rolls: [[6, 5], []], turn: -1 })
    expect(all(s, referee.dictate(1), 'charge')).toMatchObject({
      winner: 0,
      shown: [
        [6, 5],
        [4, 1],
      ],
    })
    expect(referee.reveals).toEqual(['0', '0', '1', '1', 'all'])
  })

  it('stops by itself at 25, and passes over who rolls a 1 at once', () => {
    const referee = new Dictated(6)
    const s = startTrial('TR-05', explorers(3), referee)
    for (const dice of [[6], [6], [6]]) all(s, referee.dictate(...dice), 'charge')
    expect(s).toMatchObject({ turn: 0 })
    all(s, referee.dictate(2, 1, 3), 'charge')
    expect(s).toMatchObject({ turn: 2 })
  })

  it('is replayed once by those tied, then rolled off', () => {
    const referee = new Dictated(5)
    const s = startTrial('TR-05', explorers(3), referee)
    all(s, referee.dictate(1, 5), 'keepCharge')
    all(s, referee.dictate(3), 'keepCharge')
    expect(s).toMatchObject({ replayed: true, charging: [true, false, true], turn: 0 })
    all(s, referee.dictate(3), 'keepCharge')
    expect(all(s, referee.dictate(2, 6), 'keepCharge')).toMatchObject({ winner: 2, rollOffs: [[2, 0, 6]] })
  })

  it('is over at once if everybody begins with a 1, twice', () => {
    expect(startTrial('TR-05', explorers(2), new Dictated(1, 1, 1, 1, 3, 2))).toMatchObject({ winner: 0 })
  })

  it('a bot keeps 16', () => {
    const charged = (...rolls: number[]) => ({
      ...startTrial('TR-05', explorers(2), new Dictated(6)),
      rolls: [rolls, []],
    })
    expect(botMove(charged(6, 6, 3) as TrialState, 0, BOT, () => 0)).toEqual(['charge'])
    expect(botMove(charged(6, 6, 4) as TrialState, 0, BOT, () => 0)).toEqual(['keepCharge'])
  })
})
