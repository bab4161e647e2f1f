import { bots } from '@undercroft/bots'
import { sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { CONNECTED, NONE, OPENINGS } from '../content/board.ts'
import { electroDungeon as game } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { asksOf } from '../testing/asks.ts'
import { begun, placeNamed } from '../testing/board.ts'
import { labelBeside } from './beside.ts'
import { sayWay, sayWhere } from './places.ts'
import { retell, tell } from './retell.ts'

const COORDINATES = /\d,\d/

describe('places', () => {
  it('are told by what they lie at', () => {
    expect(sayWhere(placeNamed('4,1'))).toBe('the 2 before the blue door')
    expect(sayWhere(placeNamed('5,3'))).toBe('the 5 at room e')
    expect(sayWhere(placeNamed('8,4'))).toBe('the 2 beside the Hub')
    expect(sayWhere(placeNamed('1,1'))).toBe('the 6 near room a')
    expect(sayWhere(placeNamed('e'))).toBe('room e')
  })

  it('no two ways from any place or room read alike', () => {
    const alike = (ways: readonly number[], from: number) =>
      new Set(ways.map(way => sayWay(ways, way, from))).size < ways.length
    expect([...CONNECTED.entries()].filter(([from, ways]) => alike(ways, from))).toEqual([])
    expect(OPENINGS.filter(ways => alike(ways, NONE))).toEqual([])
  })
})

it('no two answers of a question read alike beside the board, and none has coordinates', () => {
  let questions = 0
  const broken: string[] = []
  for (const { match, ask } of asksOf(bots.random, 5)) {
    questions++
    const seen = match.see(ask.seat)
    const said = new Map<string, string>()
    for (const choice of ask.options) {
      const [label, line] = [labelBeside(choice, seen), sayChoice(verbs, choice)]
      const other = said.get(label)
      if (other !== undefined || COORDINATES.test(label)) broken.push(`${ask.phase}: ${label} (${other}, ${line})`)
      said.set(label, line)
    }
  }
  expect(broken).toEqual([])
  expect(questions).toBeGreaterThan(800)
})

describe('the goal', () => {
  const goal = (position: object, viewer: number | 'spectator') => {
    const match = begun(position)
    return game.goal?.(match.see(viewer), viewer)
  }
  it.each([
    [{}, 1, '3 fragments of the key: 0 found. Exit: unknown'],
    [{}, 'spectator', '3 fragments of the key: 0 found. Exit: unknown'],
    [{ B: { fragments: 2 } }, 1, '3 fragments of the key: 2 found. Exit: unknown'],
    [{ A: { fragments: 3 } }, 1, 'You hold the whole key. Exit: unknown'],
    [{ A: { fragments: 3 } }, 2, 'All 3 fragments of the key are found. Exit: unknown'],
    [
      { doors: { orange: { card: 'lock', locked: false, done: true } } },
      1,
      '3 fragments of the key: 0 found. Exit: the orange door',
    ],
    [{ round: 3 }, 0, /^Let nobody out: \d+ rounds to go\. They have 0 of 3 fragments$/],
  ] as const)('%j for %s', (position, viewer, says) => {
    expect(goal(position, viewer)).toEqual(typeof says === 'string' ? says : expect.stringMatching(says))
  })

  it('is short, and the same whatever is hidden', () => {
    for (const { match, ask } of asksOf(bots.greedy, 3)) {
      const says = game.goal?.(match.see(ask.seat), ask.seat) ?? ''
      expect(says.length, says).toBeLessThan(76)
      expect(says).not.toMatch(COORDINATES)
    }
    const exit = (door: string) => goal({ doors: { [door]: { card: 'lock' } } }, 1)
    expect(exit('blue')).toBe(exit('orange'))
  })
})

describe('reasons', () => {
  it('are given for what bots choose in a turn, in places', () => {
    let given = 0
    const without = new Set<string>()
    for (const { match, ask } of asksOf(bots.greedy, 4)) {
      const seen = match.see(ask.seat)
      for (const choice of ask.options) {
        const says = game.reason?.(seen, ask.seat, choice)
        if (says === undefined) without.add(choice[0])
        else given++
        expect(says ?? '').not.toMatch(/undefined|NaN|\d,\d|\.$/)
      }
    }
    expect(given).toBeGreaterThan(1000)
    for (const verb of ['enter', 'perceive', 'unlock', 'attempt', 'fight', 'flee', 'shock', 'beast', 'play'])
      expect(without).not.toContain(verb)
  })

  it('name what a move is for', () => {
    const match = begun({ A: { place: '4,3', keys: 1 }, stage: 'moving', die: 3, points: 3 })
    const [step] = match.asks(1)[0]?.options.filter(([verb]) => verb === 'step') ?? []
    if (step === undefined) throw new Error('no step is offered')
    expect(game.reason?.(match.see(1), 1, step)).toMatch(/ (door|room) .* away: /)
  })
})

describe('the log', () => {
  const NAMES = ['Mia', 'Ann', 'Ben']
  const step = (n: number, from: string, to: string) =>
    ({ what: 'stepped', explorers: 1, from: placeNamed(from), to: placeNamed(to), points: 5 - n }) as const
  const told = (events: readonly Parameters<typeof retell>[0][number]['event'][]) =>
    retell(
      events.map((event, n) => ({ n, event, text: 'as it was' })),
      NAMES,
    )

  it('is told by rounds and turns', () => {
    expect(game.heading?.({ what: 'round', round: 3, of: 25 }, NAMES)).toEqual({ title: 'Round 3 of 25' })
    expect(game.heading?.({ what: 'turn', explorer: 1 }, NAMES)).toEqual({ title: 'Ben’s turn', seat: 2 })
    expect(game.heading?.({ what: 'mofTurn' }, NAMES)).toEqual({ title: 'The Master of Fates', seat: 0 })
    expect(game.heading?.({ what: 'brood', room: 1 }, NAMES)).toBeUndefined()
  })

  it('tells a single step by where it leads', () => {
    const event = { what: 'chose', seat: 1, choice: ['step', placeNamed('4,1')] } as const
    expect(tell({ n: 0, event, text: 'Ann: Step to 4,1 (2)' }, NAMES)).toBe('Ann: Step to the 2 before the blue door')
  })

  it('tells a walk in one line, at its last step', () => {
    const lines = told([
      { what: 'chose', seat: 1, choice: ['step', placeNamed('8,4')] },
      step(1, 'Hub', '8,4'),
      { what: 'chose', seat: 1, choice: ['step', placeNamed('8,3')] },
      step(2, '8,4', '8,3'),
      { what: 'chose', seat: 1, choice: ['stop'] },
    ])
    expect(lines).toEqual([
      expect.objectContaining({ n: 3, text: expect.stringMatching(/^Ann walks 2 steps to the \d/) }),
    ])
  })

  it('keeps what happens on the way, and two walks apart', () => {
    const lines = told([
      step(1, 'Hub', '8,4'),
      { what: 'drew', seat: 1 },
      step(2, '8,4', '8,3'),
      { ...step(3, '8,3', '9,3'), explorers: 2 },
    ])
    expect(lines.map(({ text }) => text)).toEqual([
      'Ann walks 1 step to the 2 beside the Hub',
      'Ann draws a reward card',
      expect.stringMatching(/^Ann walks 1 step to/),
      expect.stringMatching(/^Ben walks 1 step to/),
    ])
  })

  it('has no coordinates, no ids of rules and no die that its result tells', () => {
    const lines = told([
      { what: 'rolled', sides: 6, face: 4, label: 'Move' },
      { what: 'moveDie', explorer: 0, die: 4, rerolls: 2 },
      { what: 'lost', explorer: 0, amount: 1, live: 2, by: 'ED-5.58' },
      { what: 'died', explorer: 0, place: placeNamed('8,4'), keys: 1, fragments: 0 },
    ])
    expect(lines.map(({ text }) => text)).toEqual([
      'Ann may move up to 4 steps',
      'Ann loses 1 Live to the trap and has 2',
      'Ann dies at the 2 beside the Hub and drops 1 Small Key',
    ])
  })
})
