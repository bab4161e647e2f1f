import { describe, expect, it } from 'vitest'
import { TRIAL_IDS, TRIALS, type TrialId } from '../../content/trials.ts'
import { startTrial } from '../../rules/13-trials/index.ts'
import { seeTrial } from '../../state/trial-secrets.ts'
import type { TrialState } from '../../state/trials.ts'
import { all, Dictated, explorers, SHADE } from '../../testing/trials.ts'
import { sayTrial } from './index.ts'

const NAMES = ['Ann', 'Ben']

interface Played {
  /** In the order in which they are rolled. */
  readonly dice: readonly number[]
  /** What those who are asked answer, round by round. */
  readonly rounds: readonly (readonly string[])[]
  /** What Ann sees of it below its name and its rules. */
  readonly says: readonly string[]
}

const PLAYED: { readonly [K in TrialId]: Played } = {
  'TR-01': {
    dice: [1, 2, 3, 4, 5, 6, 6, 1, 2, 1, 5, 6, 1, 1, 1],
    rounds: [],
    says: [
      'Round 1 of 9: Ann 1 + 2 = 3, Ben 3 + 4 + 5 = 12',
      'Round 2 of 9: Ann 6 + 6 = 12, Ben 1 + 2 + 1 = 4',
      'Round 3 of 9: Ann 5 + 6 = 11, Ben 1 + 1 + 1 = 3',
      'Points, 2 win: Ann 2, Ben 1',
      'Ann wins.',
    ],
  },
  'TR-02': { dice: [], rounds: [], says: ['Ann, 4 Live: bid ?', 'Ben, 4 Live: bid ?'] },
  'TR-03': {
    dice: [1, 2, 3, 4, 5, 6, 1, 2],
    rounds: [['raise 2 5']],
    says: ['Ann: 1 2 3 4', 'Ben: ? ? ? ?', '8 dice in play, Ben is to bid', 'The bid of Ann: At least 2 × 5'],
  },
  'TR-04': {
    dice: [],
    rounds: [['press pink'], ['press pink'], ['press blue']],
    says: [
      'Ben entered: pink, blue',
      'Nodes: amber, blue, green, pink, violet, white',
      'Ann has entered 0 of a chain of 2, 15 is the longest',
    ],
  },
  'TR-05': { dice: [3, 5], rounds: [['charge']], says: ['Each alone, unseen', 'Ann: 3 + 5 = 8', 'Ben: ?'] },
  'TR-06': {
    dice: [],
    rounds: [['show coil', 'show coil']],
    says: ['Round 2 of 12', 'The last round: Ann coil, Ben coil'],
  },
  'TR-07': {
    dice: [],
    rounds: [['number 3', 'number 2']],
    says: ['Round 2 of 5', 'Ann, 0 points: 3 (+0)', 'Ben, 5 points: 2 (+5)'],
  },
  'TR-08': {
    dice: [4, 6, 1, 5],
    rounds: [['throwDice 2', 'throwDice 2']],
    says: [
      'Round 2 of 15',
      '==========.......... 10 of 20  Ann, threw 4, 6: +10',
      '.................... 0 of 20  Ben, threw 1, 5: +0',
    ],
  },
  'TR-09': {
    dice: [4, 1],
    rounds: [['fuse 5', 'fuse 2']],
    says: [
      'The prize is worth 1. Still to come: 2, 3, 5, 6',
      'Ann, 4 points: fuses left 1, 2, 3, 4, 6, last bid 5 took 4',
      'Ben, 0 points: fuses left 1, 3, 4, 5, 6, last bid 2',
    ],
  },
  'TR-10': {
    dice: [5],
    rounds: [['grip', 'letGo']],
    says: [
      'Round 2 of 5: letting go banks 1, 2 in 6 to be thrown off; who holds to the end banks 6',
      'The dice so far: 5',
      'Ann holds the wire',
      'Ben has banked 0',
    ],
  },
}

function play(id: TrialId): TrialState {
  const { dice, rounds } = PLAYED[id]
  const table = new Dictated(...dice)
  const s = startTrial(id, explorers(2), table)
  for (const moves of rounds) all(s, table, ...moves)
  return s
}

const seenBy = (s: TrialState, me: number | undefined): readonly string[] =>
  sayTrial(seeTrial(s, me), { names: NAMES, me })

describe.each(TRIAL_IDS)('the text of %s', id => {
  it('says its rules while it lasts, and all that lies open to one who takes part', () => {
    const { name, story, task } = TRIALS[id]
    const s = play(id)
    expect(seenBy(s, 0)).toEqual([name, ...(s.winner === undefined ? [story, task] : []), ...PLAYED[id].says])
  })
})

describe('a trial in a terminal', () => {
  it.each([
    ['TR-03', 1, ['Ann: ? ? ? ?', 'Ben: 5 6 1 2']],
    ['TR-03', undefined, ['Ann: ? ? ? ?', 'Ben: ? ? ? ?']],
    ['TR-05', 1, ['Ann: ?', 'Ben: ?']],
    ['TR-05', undefined, ['Ann: ?', 'Ben: ?']],
  ] as const)('%s shows %s no dice that it may not look at', (id, viewer, says) => {
    expect(seenBy(play(id), viewer).filter(line => /^(Ann|Ben): /.test(line))).toEqual(says)
  })

  it('shows a chain until it is entered, and nobody its own', () => {
    const s = play('TR-04')
    const chain = 'Ben entered: pink, blue'
    expect(seenBy(s, undefined)).toContain(chain)
    expect(seenBy(s, 1)).not.toContain(chain)
    all(s, new Dictated(), 'press pink')
    expect(seenBy(s, 0).join('\n')).not.toMatch(/entered: |pink, blue$/m)
    expect(seenBy(s, 0)).toContain('Ann has entered 1 of a chain of 2, 15 is the longest')
  })

  it('lays bids open, and tells of a roll-off and who has won', () => {
    const table = new Dictated(3, 3, 5, 2)
    const s = all(startTrial('TR-02', [...explorers(1), SHADE], table), table, 'stake 1')
    const says = sayTrial(seeTrial(s, 0), { names: ['Ann', 'The Shade'], me: 0 })
    expect(says).toEqual([
      'Blood Price',
      'Ann, 4 Live: bid 1',
      'The Shade: bid 1',
      'Roll-off: Ann 3, The Shade 5',
      'The Shade wins.',
    ])
  })

  it('tells how a call ended, and who is out', () => {
    const table = new Dictated(1, 2, 3, 4, 5, 6, 1, 2, 1, 1, 1, 1)
    const s = all(startTrial('TR-03', explorers(3), table.dictate(6, 6, 6, 6, 5, 5, 5, 5)), table, 'raise 2 5')
    all(s, table, 'callBid')
    const says = sayTrial(seeTrial(s, 2), { names: ['Ann', 'Ben', 'Cem'], me: 2 })
    expect(says).toContain('Last call, by Ben: 1 of the 2 bid showed 5, Ann is out')
    expect(says).toContain('The cups were: Ann 1 2 3 4, Ben 5 6 1 2, Cem 1 1 1 1')
    expect(says).toContain('Ann: out')
    expect(says).toContain('No bid yet')
  })

  it('opens the charges of all when it is over', () => {
    const table = new Dictated(3, 5)
    const s = all(startTrial('TR-05', explorers(2), table), table, 'keepCharge')
    all(s, table, 'keepCharge')
    expect(seenBy(s, undefined)).toEqual(expect.arrayContaining(['Ann: 3 = 3', 'Ben: 5 = 5', 'Ben wins.']))
  })
})
