import { bots } from '@undercroft/bots'
import { FastDice, Match, readChoice } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { allOutAssault as game } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { played } from '../testing/played.ts'
import { goal } from './goal.ts'
import { heading } from './heading.ts'
import { placed } from './places.ts'
import { reason } from './reason.ts'
import { retell } from './retell.ts'

const NAMES = ['Ann', 'Ben']

describe('beside the board', () => {
  it('no two answers of one question read alike, and none names a tile by its letter', () => {
    let most = 0
    played(bots.greedy, (ask, seen) => {
      const labels = ask.options.map(choice => placed(choice, seen))
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length)
      for (const label of labels) expect(label).not.toMatch(/\b[a-k]\d+\b/)
      most = Math.max(most, labels.length)
    })
    expect(most).toBeGreaterThan(36)
  })

  const alone = { activated: ['A2'] }
  it.each([
    { line: 'pawn A1', says: 'Play A1 (12 health)' },
    { line: 'pawn A2', position: { A2: { held: true } }, says: 'Play A2 (12 health, held)' },
    { line: 'move b2', position: alone, dice: [3], says: 'Go 1 up, 1 right: Red Stat Swap' },
    { line: 'move a1', position: alone, dice: [3], says: 'Stay' },
    { line: 'path a1-a2-a3-b3', position: alone, dice: [3], says: 'Go 2 up, 1 right' },
    {
      line: 'move e5',
      position: { A1: { tile: 'e4' }, B1: { tile: 'e6' }, ...alone },
      dice: [3],
      says: 'Go 1 up: beside B1',
    },
    { line: 'move h8', position: { turn: 'B', activated: ['B2'] }, dice: [3], says: 'Go 1 up, 1 right: Red Stat Swap' },
  ])('$line: $says', ({ line, position = {}, dice = [], says }) => {
    const { match } = at(game, { position, dice })
    expect(placed(choiceOf(line), match.see(match.asks()[0]?.seat ?? 0))).toBe(says)
  })
})

describe('the goal', () => {
  it.each([
    { position: {}, viewer: 0, says: 'Knock out both blue pawns. You have 2 standing' },
    { position: { B1: { health: 0 } }, viewer: 0, says: '1 blue pawn is down, 1 to go. You have 2 standing' },
    { position: { B1: { health: 0 } }, viewer: 1, says: 'Knock out both red pawns. You have 1 standing' },
    { position: { round: 39 }, viewer: 0, says: 'Knock out both blue pawns. You have 2 standing. 1 round left' },
    { position: { round: 40 }, viewer: 0, says: 'Knock out both blue pawns. You have 2 standing. Last round' },
    {
      position: { round: 20, quiet: 10 },
      viewer: 0,
      says: 'Knock out both blue pawns. You have 2 standing. 2 calm rounds end it',
    },
    { position: {}, viewer: 'spectator', says: 'Both pawns of one side must fall: red has 2, blue has 2' },
  ] as const)('$viewer: $says', ({ position, viewer, says }) => {
    expect(goal(at(game, { position }).match.see(viewer), viewer)).toBe(says)
    expect(says.length).toBeLessThan(75)
  })

  it('is said before the first turn and after the last', () => {
    const match = new Match(game, { board: 'arena', roundLimit: 40, quietLimit: 12 }, new FastDice(1))
    expect(goal(match.see(1), 1)).toBe('Hand out secret strengths, then knock out both red pawns')
    const [end] = played(bots.greedy)
    expect(end && goal(end.see(0), 0)).toBe('The fight is over')
  })
})

describe('why something is advised', () => {
  const alone = { activated: ['A2'] }
  const beside = { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone }
  it.each([
    { line: 'pawn A1', says: 'B2 is 8 steps away' },
    {
      line: 'move e5',
      position: { A1: { tile: 'e4' }, B1: { tile: 'e6' }, ...alone },
      dice: [3],
      says: /^it can attack B1/,
    },
    { line: 'move b2', position: alone, dice: [3], says: 'it can use Red Stat Swap there' },
    {
      line: 'move b2',
      position: { A1: { closedKind: 'red' }, ...alone },
      dice: [3],
      says: 'no enemy reaches it there in one move',
    },
    { line: 'attack B1 Str', position: beside, dice: [1], lines: ['A move e5'], says: 'your best chance against B1' },
    {
      line: 'attack B1 Str',
      position: { ...beside, B1: { tile: 'e6', sheet: '5 6 4 3 2 1', shown: 'Str' } },
      dice: [1],
      lines: ['A move e5'],
      says: 'B1 cannot strike back',
    },
    {
      line: 'attack B1 Str',
      position: { ...beside, B1: { tile: 'e6', health: 4 } },
      dice: [1],
      lines: ['A move e5'],
      says: 'B1 has 4 health and may fall',
    },
    { line: 'attack B1 Dis', position: beside, dice: [1], lines: ['A move e5'], says: undefined },
    {
      line: 'pass',
      position: beside,
      dice: [1],
      lines: ['A move e5'],
      says: 'an attack that fails costs a die and 2 more',
    },
    {
      line: 'use yes',
      position: { A1: { tile: 'd1', health: 5 }, ...alone },
      dice: [1],
      lines: ['A move e1'],
      says: 'A1 has 5 health left',
    },
    {
      line: 'red Dis',
      position: alone,
      dice: [2],
      lines: ['A move b2', 'A use yes = 4'],
      says: 'its lowest stat has the most to gain',
    },
    {
      line: 'train Str',
      position: { A1: { tile: 'c2' }, ...alone },
      dice: [1],
      lines: ['A move c3', 'A use yes'],
      says: 'it makes its best stat better still',
    },
    {
      line: 'tie Ste',
      position: beside,
      dice: [1],
      lines: ['A move e5', 'A attack B1 Str'],
      says: 'your best chance to turn it around',
    },
  ])('$line: $says', ({ line, position = {}, dice = [], lines = [], says }) => {
    const { match } = at(game, { position, dice }).plays(...lines)
    const seat = match.asks()[0]?.seat ?? 0
    const said = reason(match.see(seat), seat, choiceOf(line))
    if (says instanceof RegExp) expect(said).toMatch(says)
    else expect(said).toBe(says)
  })

  it('is short, and nothing is said without need', () => {
    const silent = new Set<string>()
    played(bots.greedy, (ask, seen) => {
      const said = ask.options.map(choice => reason(seen, ask.seat, choice))
      for (const line of said) expect(line?.length ?? 0).toBeLessThan(60)
      if (said.every(line => line === undefined)) silent.add(ask.phase)
    })
    expect([...silent]).toEqual([])
  })
})

describe('the log', () => {
  const [match] = played(bots.greedy)
  const lines = match?.heard(0).map(({ n, event }) => ({ n, event, text: `${event.what}.` })) ?? []

  it('is told by turns, each with its round and whose it is', () => {
    const headings = lines.map(({ event }) => heading(event, NAMES)).filter(each => each !== undefined)
    expect(headings[0]?.title).toMatch(/^Round 1: (Ann|Ben)$/)
    expect(headings[0]?.seat).toBe(headings[0]?.title.endsWith('Ann') ? 0 : 1)
    expect(headings.filter(({ title }) => title.startsWith('Round 1:'))).toHaveLength(2)
    expect(headings.at(-1)?.title).toBe('All sheets are laid open')
  })

  it('tells a walk and a fight in one line each, in the order they came', () => {
    const told = retell(lines)
    expect(told.length).toBeLessThan(lines.length * 0.6)
    expect(told.map(({ n }) => n)).toEqual(told.map(({ n }) => n).toSorted((a, b) => a - b))
    const texts = told.map(({ text }) => text)
    expect(texts.some(text => /^[AB][12] walks \d steps? \(rolled \d\)$/.test(text))).toBe(true)
    expect(texts.some(text => /^[AB][12] hits [AB][12] with \w+, \d to \d: −\d, \d+ left$/.test(text))).toBe(true)
    expect(texts.filter(text => / falls$/.test(text)).length).toBeGreaterThan(0)
    for (const text of texts) expect(text).not.toMatch(/\b[a-k]\d+\b|shows \d/)
  })
})

function choiceOf(line: string) {
  const read = readChoice(verbs, line)
  if (!read.ok) throw new Error(read.error)
  return read.value
}
