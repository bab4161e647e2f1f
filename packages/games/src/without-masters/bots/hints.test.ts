// @module-tag slow
import { bots } from '@undercroft/bots'
import { FastDice, Play, readOptions, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'
import { verbs } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import type { WithoutMasters } from '../state/state.ts'

function advised(position: unknown, options: Partial<Options> = {}): string {
  return advisedAt(at(withoutMasters, { position, options }).match)
}

function advisedAt({ play }: { readonly play: Play<WithoutMasters> }): string {
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return sayChoice(verbs, bots.greedy(withoutMasters, new FastDice(1)).choose(see(play, ask.seat), ask))
}

describe('the Hero is advised to', () => {
  it.each([
    ['complete the setup', { hero: 'l11', enemies: { l1: 'k11' } }, 'step N'],
    ['climb to the end', { hero: 'a8', tiles: ['end d8'] }, 'step E'],
    [
      'attack who stands beside, if nothing else is worth more',
      { hero: 'a6', mp: 1, enemies: { l1: 'a7' } },
      'attack l1',
    ],
    ['fetch the key before the end', { hero: 'e1', tiles: ['key b1', 'lockedEnd l1'] }, 'step W'],
    ['make for the end with the key', { hero: 'e1', held: 'key', tiles: ['lockedEnd l1'] }, 'step E'],
    ['fetch a treat while nobody is about', { hero: 'e1', tiles: ['treat d1', 'end l1'] }, 'step W'],
    ['push the crate that the way needs', { hero: 'f3', crates: ['short f4'], tiles: ['end f6'] }, 'push N'],
    [
      'climb over a crate to where it is pushed from',
      { hero: 'f5', crates: ['short f4'], tiles: ['end f6'] },
      'step S',
    ],
    ['drop a crate onto an enemy', { hero: 'd9', crates: ['short d8'], enemies: { h1: 'd7' } }, 'push S'],
    [
      'take the key on the way',
      { phase: 'pickUp', hero: 'a1', held: 'ball', tiles: ['key a1', 'lockedEnd l12'] },
      'take key',
    ],
    [
      'climb onto a ledge where nobody can strike, rather than go on before them',
      { hero: 'f3', mp: 2, treats: 2, crates: ['short f4'], enemies: { l1: 'c3', l2: 'f1' }, tiles: ['end l3'] },
      'step N',
    ],
    [
      'end its turn on such a ledge',
      { hero: 'f4', mp: 1, treats: 2, crates: ['short f4'], enemies: { l1: 'd3', l2: 'd4' }, tiles: ['end l3'] },
      'endTurn',
    ],
    ['take a ball with empty hands', { phase: 'pickUp', hero: 'a1', tiles: ['ball a1'] }, 'take ball'],
    ['keep the key', { phase: 'pickUp', hero: 'a1', held: 'key', tiles: ['ball a1', 'lockedEnd l12'] }, 'leave'],
    ['accept', { phase: 'opening', layout: 'L6' }, 'accept'],
  ])('%s', (_, position, wants) => {
    expect(advised(position)).toBe(wants)
  })

  it('push a long crate from either of its cells, wherever it was meant to be pushed from', () => {
    const position = { hero: 'f2', crates: ['lyingEW f4'], enemies: { l1: 'f3' }, tiles: ['end f6'] }
    const scene = at(withoutMasters, { position })
    advisedAt(scene.match)
    expect(advisedAt(scene.plays('Hero step E', 'Hero step N').match)).toBe('push N')
  })

  it('throw the ball to draw enemies off', () => {
    const position = {
      hero: 'f12',
      held: 'ball',
      treats: 2,
      mp: 2,
      enemies: { l1: 'd12', l2: 'h12', l3: 'f10' },
      tiles: ['end a1'],
    }
    expect(advised(position)).toMatch(/^throw/)
  })
})

describe('the Game Master is advised to', () => {
  it.each([
    ['strike', { hero: 'a1', enemies: { l1: 'b1' } }, 'strike l1'],
    ['come near and strike', { hero: 'a1', enemies: { l1: 'd1' } }, 'moveEnemy l1 b1'],
    [
      'spawn beside the Hero, the kind that hits hardest',
      { hero: 'a1', tiles: ['spawn b1', 'spawn l1'] },
      'spawn b1 heavy',
    ],
    [
      'hold a place that the Hero cannot attack, instead of closing in',
      { hero: 'a1', enemies: { h1: 'h1' }, tiles: ['end l1'] },
      'endTurn',
    ],
    ['spawn the quick kind far off', { hero: 'a1', tiles: ['spawn l1'] }, 'spawn l1 light'],
  ])('%s', (_, position, wants) => {
    expect(advised({ phase: 'gmTurn', ...position })).toBe(wants)
  })

  it('use ready-made layouts of the tier, generated setups or either (WM-14.3)', () => {
    expect(advised({ phase: 'building', setup: 1 }, { botSetups: 'ready-made' })).toMatch(/^ready L[127] /)
    expect(advised({ phase: 'building', setup: 2 }, { botSetups: 'ready-made' })).toMatch(/^ready L[348] /)
    expect(advised({ phase: 'building', setup: 3 }, { botSetups: 'ready-made' })).toMatch(/^ready L[569] /)
    expect(advised({ phase: 'building', setup: 1 }, { botSetups: 'generated' })).toBe('generate')
    expect(advised({ phase: 'building' }, { botSetups: 'either' })).toMatch(/^(ready L[127] r\d+|generate)$/)
  })
})

/** How many of so many games the Hero wins, and by which rules they end. */
function play(games: number, hero: keyof typeof bots, gm: keyof typeof bots): { won: number; ends: Set<string> } {
  const options = readOptions(withoutMasters.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const ends = new Set<string>()
  let won = 0
  for (let game = 0; game < games; game++) {
    const luck = new FastDice(`luck ${game}`)
    const players = [bots[hero](withoutMasters, luck), bots[gm](withoutMasters, luck)]
    const match = Play.start(withoutMasters, options.value, new FastDice(`table ${game}`))
    while (match.state.outcome === undefined) {
      const ask = match.asks[0]
      const choice = ask && players[ask.seat]?.choose(see(match, ask.seat), ask)
      if (ask === undefined || choice === undefined) throw new Error('nobody answers')
      match.take(ask.seat, choice)
    }
    ends.add(match.state.outcome.by)
    if (match.state.outcome.winners.includes(0)) won++
  }
  return { won, ends }
}

describe('bots', () => {
  it('beat chance in either seat', () => {
    expect(play(15, 'greedy', 'random').won).toBeGreaterThanOrEqual(13)
    expect(play(15, 'random', 'greedy').won).toBe(0)
  })

  it('are a match for each other', () => {
    const { won, ends } = play(40, 'greedy', 'greedy')
    expect(won).toBeGreaterThan(10)
    expect(won).toBeLessThan(30)
    expect(ends).toContain('WM-12.7')
    expect(ends).toContain('WM-12.8')
  })
})
