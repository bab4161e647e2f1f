import { readChoice, sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { upTo } from '../pick.ts'
import { advance } from './arc-run.ts'
import {
  botMove,
  playTrial,
  type Referee,
  seeTrial,
  startTrial,
  type TrialMove,
  type TrialState,
  trialAsks,
  trialOffers,
  trialVerbs,
} from './index.ts'
import { chanceOf } from './liars-volts.ts'
import { BOT, Dictated, explorers, SHADE } from './testing.ts'
import { gains } from './undercut.ts'

function read(line: string): TrialMove {
  const move = readChoice(trialVerbs, line)
  if (!move.ok) throw new Error(move.error)
  return move.value
}

/** All who are asked answer, in order. */
function all<S extends TrialState>(s: S, referee: Referee, ...lines: string[]): S {
  const moves: (TrialMove | undefined)[] = s.who.map(() => undefined)
  const asked = trialAsks(s)
  expect(lines).toHaveLength(asked.length)
  for (const [i, { who }] of asked.entries()) {
    const move = read(lines[i] ?? '')
    expect(trialOffers(s, who)).toContainEqual(move)
    moves[who] = move
  }
  playTrial(s, moves, referee)
  return s
}

describe('TR-01 Sparring Rods', () => {
  it('goes to the first with two points', () => {
    const dice = new Dictated(6, 6, 1, 1, 1, 2, 2, 3, 3, 3, 5, 5, 1, 1, 1)
    const s = startTrial('TR-01', explorers(2), dice)
    expect(s).toMatchObject({ winner: 0, points: [2, 1] })
    expect(dice.left).toBe(0)
  })

  it('gives nobody a point for a tie, and ends with a roll-off after nine rounds', () => {
    const tie = upTo(9).flatMap(() => [3, 3, 2, 2, 2])
    const s = startTrial('TR-01', explorers(2), new Dictated(...tie, 4, 4, 2, 5))
    expect(s).toMatchObject({
      winner: 1,
      points: [0, 0],
      rollOffs: [
        [4, 4],
        [2, 5],
      ],
    })
  })

  it('lets the Shade roll a D20', () => {
    const s = startTrial('TR-01', [...explorers(1), SHADE], new Dictated(6, 6, 13, 6, 6, 20))
    expect(s).toMatchObject({ winner: 1 })
  })
})

describe('TR-02 Blood Price', () => {
  it('is won and paid by the highest bid', () => {
    const s = startTrial('TR-02', explorers(3), new Dictated())
    expect(all(s, new Dictated(), 'stake 1', 'stake 3', 'stake 0')).toMatchObject({ winner: 1, price: 3 })
  })

  it('allows no more than Live − 1', () => {
    expect(trialOffers(startTrial('TR-02', explorers(2, 3), new Dictated()), 0)).toEqual([
      ['stake', 0],
      ['stake', 1],
      ['stake', 2],
    ])
    expect(trialOffers(startTrial('TR-02', explorers(2, 1), new Dictated()), 0)).toEqual([['stake', 0]])
  })

  it('lets those tied roll off, and only the winner pays', () => {
    const s = startTrial('TR-02', explorers(3), new Dictated())
    expect(all(s, new Dictated(2, 6), 'stake 2', 'stake 1', 'stake 2')).toMatchObject({ winner: 2, price: 2 })
  })

  it('rolls the bid of the Shade after the others: a D6 halved', () => {
    const s = startTrial('TR-02', [...explorers(1), SHADE], new Dictated())
    expect(trialAsks(s)).toHaveLength(1)
    expect(all(s, new Dictated(5), 'stake 1')).toMatchObject({ winner: 1, price: 0, bids: [1, 2] })
    const tied = startTrial('TR-02', [...explorers(1), SHADE], new Dictated())
    expect(all(tied, new Dictated(3, 4, 2), 'stake 1')).toMatchObject({ winner: 0, price: 1 })
  })

  it.each([
    [4, false, 1],
    [4, true, 2],
    [2, true, 1],
    [1, true, 0],
    [9, false, 4],
  ])('with %i Live and a fragment needed %s a bot stakes %i', (live, wants, bid) => {
    const s = startTrial('TR-02', explorers(2, live), new Dictated())
    expect(botMove(s, 0, { ...BOT, wants }, () => 0)).toEqual(['stake', bid])
  })
})

describe("TR-03 Liar's Volts", () => {
  const cups = [1, 1, 2, 3, 4, 4, 4, 5]

  it('puts the caller out if the bid was true', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    all(s, new Dictated(), 'raise 2 4')
    all(s, new Dictated(), 'raise 3 4')
    expect(all(s, new Dictated(), 'callBid')).toMatchObject({ winner: 1, called: { count: 3, out: 0 } })
  })

  it('puts the bidder out if it was a lie; the others roll again, the next begins', () => {
    const s = startTrial('TR-03', explorers(3), new Dictated(...cups, 6, 6, 6, 6))
    all(s, new Dictated(), 'raise 5 6')
    const referee = new Dictated(1, 2, 3, 4, 5, 6, 1, 2)
    all(s, referee, 'callBid')
    expect(s).toMatchObject({ isIn: [false, true, true], turn: 1, cups: [[], [1, 2, 3, 4], [5, 6, 1, 2]] })
    expect(s).not.toHaveProperty('bid')
    expect(referee.reveals).toEqual(['all'])
  })

  it('is raised by more dice, or as many with a higher face, and never beyond the dice in play', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    expect(trialOffers(s, 0)).toHaveLength(48)
    all(s, new Dictated(), 'raise 7 5')
    expect(trialOffers(s, 1).map(move => sayChoice(trialVerbs, move))).toEqual([
      'callBid',
      'raise 7 6',
      ...upTo(6).map(i => `raise 8 ${i + 1}`),
    ])
    all(s, new Dictated(), 'raise 8 6')
    expect(trialOffers(s, 0)).toEqual([['callBid']])
  })

  it('shows one only the own cup', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    expect(seeTrial(s, 1)).toMatchObject({ cups: [[], [4, 4, 4, 5]] })
    expect(seeTrial(s, undefined)).toMatchObject({ cups: [[], []] })
  })

  it.each([
    ['raise 1 4', 'raise 2 1'],
    ['raise 2 1', 'raise 3 1'],
    ['raise 4 4', 'callBid'],
    ['raise 8 6', 'callBid'],
  ])('after %s a bot with 1 1 2 3 answers %s', (bid, answer) => {
    const s = startTrial('TR-03', explorers(2), new Dictated(4, 4, 4, 5, 1, 1, 2, 3))
    all(s, new Dictated(), bid)
    expect(
      sayChoice(
        trialVerbs,
        botMove(seeTrial(s, 1), 1, BOT, () => 0),
      ),
    ).toBe(answer)
  })

  it.each([
    [0, 4, 1],
    [1, 4, 1 - (5 / 6) ** 4],
    [4, 4, (1 / 6) ** 4],
    [5, 4, 0],
  ])('at least %i of %i dice', (need, dice, chance) => expect(chanceOf(need, dice)).toBeCloseTo(chance))
})

describe('TR-04 Spark Chain', () => {
  const enter = (s: TrialState, ...nodes: string[]) => {
    for (const node of nodes) all(s, new Dictated(), `press ${node}`)
    return s
  }

  it('grows by one node a turn, and a wrong one puts out', () => {
    const s = startTrial('TR-04', explorers(3), new Dictated())
    enter(s, 'blue')
    expect(s).toMatchObject({ chain: ['blue'], turn: 1 })
    enter(s, 'blue', 'pink')
    expect(s).toMatchObject({ chain: ['blue', 'pink'], turn: 2 })
    enter(s, 'blue', 'white')
    expect(s).toMatchObject({ chain: [], turn: 0, isIn: [true, true, false], last: { by: 2, right: false } })
    enter(s, 'green')
    expect(enter(s, 'amber')).toMatchObject({ winner: 0 })
  })

  it('ends with a roll-off once a chain has 15', () => {
    const s = startTrial('TR-04', explorers(2), new Dictated())
    for (const length of upTo(14)) enter(s, ...upTo(length + 1).map(() => 'violet'))
    enter(s, ...upTo(14).map(() => 'violet'))
    expect(all(s, new Dictated(2, 5), 'press violet')).toMatchObject({ winner: 1, rollOffs: [[2, 5]] })
  })
})

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
    expect(referee.reveals).toEqual(['0', '1', 'all'])
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

describe('TR-06 Bolt, Coil, Ground', () => {
  it.each([
    ['bolt coil', [true, false]],
    ['coil ground', [true, false]],
    ['ground bolt', [true, false]],
    ['bolt bolt', [true, true]],
    ['bolt coil ground', [true, true, true]],
    ['bolt coil coil', [true, false, false]],
    ['ground bolt ground', [true, false, true]],
  ])('%s', (shown, isIn) => {
    const signs = shown.split(' ')
    const s = startTrial('TR-06', explorers(signs.length), new Dictated())
    expect(all(s, new Dictated(), ...signs.map(sign => `show ${sign}`))).toMatchObject({ isIn })
  })

  it('ends with a roll-off after 12 rounds', () => {
    const s = startTrial('TR-06', explorers(2), new Dictated())
    for (const _ of upTo(11)) all(s, new Dictated(), 'show bolt', 'show bolt')
    expect(all(s, new Dictated(6, 1), 'show coil', 'show coil')).toMatchObject({ winner: 0 })
  })
})

describe('TR-07 Undercut', () => {
  it.each([
    [
      [5, 5],
      [5, 5],
    ],
    [
      [5, 4],
      [0, 9],
    ],
    [
      [5, 3],
      [5, 3],
    ],
    [
      [1, 2],
      [3, 0],
    ],
    [
      [3, 4, 5],
      [7, 5, 0],
    ],
    [
      [4, 5, 5],
      [14, 0, 0],
    ],
    [
      [4, 4, 5],
      [9, 9, 0],
    ],
  ])('%j brings %j', (chosen, gained) => expect(gains(chosen)).toEqual(gained))

  it('goes to the highest total after five rounds', () => {
    const s = startTrial('TR-07', explorers(2), new Dictated())
    for (const _ of upTo(4)) all(s, new Dictated(), 'number 5', 'number 5')
    expect(all(s, new Dictated(), 'number 4', 'number 5')).toMatchObject({ winner: 0, scores: [29, 20] })
  })
})

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

describe('TR-09 Six Fuses', () => {
  it('gives the prize to the single highest, and burns it in a tie', () => {
    const s = startTrial('TR-09', explorers(3), new Dictated(6))
    expect(s).toMatchObject({ prize: 6, toCome: [1, 2, 3, 4, 5] })
    all(s, new Dictated(1), 'fuse 5', 'fuse 5', 'fuse 4')
    expect(s).toMatchObject({ scores: [0, 0, 0], prize: 1 })
    all(s, new Dictated(1), 'fuse 1', 'fuse 2', 'fuse 3')
    expect(s).toMatchObject({ scores: [0, 0, 1], prize: 2, rounds: [{ taker: -1 }, { taker: 2 }] })
    expect(trialOffers(s, 0)).toEqual([2, 3, 4, 6].map(fuse => ['fuse', fuse]))
  })

  it('ends after six prizes', () => {
    const s = startTrial('TR-09', explorers(2), new Dictated(1))
    for (const fuse of [1, 2, 3, 4]) all(s, new Dictated(1), `fuse ${fuse}`, `fuse ${fuse}`)
    all(s, new Dictated(1), 'fuse 6', 'fuse 5')
    expect(all(s, new Dictated(), 'fuse 5', 'fuse 6')).toMatchObject({ winner: 1, scores: [5, 6] })
  })
})

describe('TR-10 Live Wire', () => {
  it('banks the round before for who lets go, and throws off the rest', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    all(s, new Dictated(2), 'grip', 'grip')
    all(s, new Dictated(3), 'grip', 'letGo')
    expect(s).toMatchObject({ round: 3, banks: [0, 1], holding: [true, false] })
    expect(all(s, new Dictated(3), 'grip')).toMatchObject({ winner: 1, banks: [0, 1] })
  })

  it('banks 6 for holding to the end', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    for (const _ of upTo(4)) all(s, new Dictated(6), 'grip', 'grip')
    expect(all(s, new Dictated(6), 'letGo', 'grip')).toMatchObject({ winner: 1, banks: [4, 6] })
  })

  it('is rolled off when all have nothing, and needs no die when nobody holds', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    expect(all(s, new Dictated(1, 3, 4), 'grip', 'grip')).toMatchObject({ winner: 1 })
    const both = startTrial('TR-10', explorers(2), new Dictated())
    expect(all(both, new Dictated(5, 4), 'letGo', 'letGo')).toMatchObject({ winner: 0, dice: [] })
  })
})
