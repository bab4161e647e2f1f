// @module-tag slow
import { bots } from '@undercroft/bots'
import { FastDice, type OpenAsk, Play, readOptions, type Seen, see } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { SOUNDS } from '../../board.ts'
import { withoutMasters as game } from '../index.ts'
import type { WithoutMasters } from '../state/state.ts'
import { deedsOf } from './deeds.ts'
import { holds } from './holds.ts'
import { label } from './labels.ts'
import { ON_BOARD } from './onBoard.ts'
import { retell, tell } from './retell.ts'
import { AIR, sound } from './sounds.ts'
import { cellsOf } from './where.ts'

interface Asked {
  readonly phase: string
  readonly ask: OpenAsk<WithoutMasters>
  readonly seen: Seen<WithoutMasters>
}

/** Everything that bots are asked in whole games. */
function* questions(games: number): Generator<Asked> {
  const options = readOptions(game.options, {})
  if (!options.ok) throw new Error(options.error.join())
  for (let seed = 1; seed <= games; seed++) {
    const player = bots.greedy(game, new FastDice(seed))
    const play = Play.start(game, options.value, new FastDice(seed))
    for (let ask = play.asks[0]; ask !== undefined; ask = play.asks[0]) {
      const seen = see(play, ask.seat)
      const phase = seen.frames.at(-1)?.phase ?? ''
      yield { phase, ask: { ...ask, options: ask.options.slice(), phase, ticket: 1 }, seen }
      play.take(ask.seat, player.choose(seen, ask))
    }
  }
}

const ASKED = [...questions(3)]

describe('in whole games of bots', () => {
  it('has no two answers of one question that read alike, nor by coordinates', () => {
    expect(ASKED.length).toBeGreaterThan(100)
    for (const { ask, seen } of ASKED) {
      const labels = ask.options.map(choice => label(choice, seen))
      expect(new Set(labels).size).toBe(labels.length)
      if (ask.phase !== 'building') for (const each of labels) expect(each).not.toMatch(/\b[a-l]1?\d\b|\bmp\b/)
    }
  })

  it('takes by a click on the board what it says it takes there', () => {
    for (const { ask, seen } of ASKED) {
      const verbs: readonly string[] = ON_BOARD[ask.phase as keyof typeof ON_BOARD] ?? []
      const placed = ask.options.filter(([verb]) => verbs.includes(verb))
      const figures = seen.view.enemies.map(({ figure }) => figure)
      const modes = [false, true].flatMap(throwing => [undefined, ...figures].map(picked => ({ throwing, picked })))
      const found = new Set(
        modes.flatMap(mode => [...deedsOf(ask, seen, mode).values()].flat().map(({ choice }) => choice)),
      )
      for (const choice of placed) expect(found).toContain(choice)
    }
  })

  it('folds its list in every phase but the one that has an editor', () => {
    expect(new Set(ASKED.map(({ ask }) => ask.phase))).toEqual(new Set(['building', ...Object.keys(ON_BOARD)]))
  })

  it('says in one short line what to do', () => {
    for (const { seen } of ASKED) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const said = game.goal?.(seen, viewer) ?? ''
        expect(said).toMatch(/^Yard [123] of 3/)
        expect(said.length).toBeLessThanOrEqual(70)
      }
    }
  })

  it('has a reason for most of what it advises', () => {
    const reasons = ASKED.filter(({ ask }) => ask.phase !== 'building').map(({ ask, seen }) => {
      const advised = bots.greedy(game, new FastDice(1)).choose(seen, ask)
      return game.reason?.(seen, ask.seat, advised)
    })
    const given = reasons.filter(each => each !== undefined)
    expect(given.length / reasons.length).toBeGreaterThan(0.8)
    for (const each of given) expect(each).not.toMatch(/\.$|undefined|\b1 move points/)
  })
})

describe('the log', () => {
  const step = (n: number, from: number, to: number, how: 'move' | 'climb' | 'jump' = 'move') =>
    ({ n, event: { what: 'stepped', how, from, to, mp: 9 - n }, text: `step ${n}` }) as const

  it('tells a walk as one line, and what it picks up on the way after it', () => {
    const ate = { n: 7, event: { what: 'ate', cell: 3, treats: 7 }, text: 'a treat' } as const
    const chose = { n: 2, event: { what: 'chose', seat: 0, choice: ['step', 'E'] }, text: 'Ann: east' } as const
    const told = retell([step(1, 0, 1), chose, step(3, 1, 2, 'climb'), step(5, 2, 3), ate, step(8, 3, 4)])
    expect(told.map(({ n, text }) => [n, text])).toEqual([
      [5, 'The dog walks to d1: 2 steps, 1 climb (4 move points left)'],
      [7, 'a treat'],
      [8, 'step 8'],
    ])
    expect(told[0]?.event).toMatchObject({ from: 0, to: 3 })
  })

  it('says move points, however many', () => {
    expect(tell({ text: 'The Hero climbs to b1 (1 mp left)' })).toBe('The Hero climbs to b1 (1 move point left)')
    expect(tell({ text: 'Ann: Push the crate east (2 mp)' })).toBe('Ann: Push the crate east (2 move points)')
  })

  it('is told by yards and turns', () => {
    const title = (event: Parameters<NonNullable<typeof game.heading>>[0]) => game.heading?.(event, ['Ann', 'Bo'])
    expect(title({ what: 'built', setup: 2, layout: '-', from: 'L1' })).toEqual({ title: 'Yard 2' })
    expect(title({ what: 'heroTurn', turn: 3, of: 30 })).toEqual({ title: 'Ann: turn 3 of 30', seat: 0 })
    expect(title({ what: 'gmTurn', lure: -1 })).toEqual({ title: 'Bo’s turn', seat: 1 })
    expect(title({ what: 'heroDied' })).toBeUndefined()
  })

  it('is shown on the board', () => {
    const view = ASKED.find(({ ask }) => ask.phase === 'heroTurn')?.seen.view
    if (view === undefined) throw new Error('no turn was played')
    expect(cellsOf(view, { what: 'threw', from: 1, to: 5, mp: 2 })).toEqual([1, 5])
    expect(cellsOf(view, { what: 'completed', setup: 1, turns: 3 })).toEqual([view.hero])
    expect(cellsOf(view, { what: 'gmTurn', lure: -1 })).toEqual([])
  })
})

describe('what one sees', () => {
  it('stands as long as it takes to be taken in', () => {
    const [step, blow, home] = [
      holds({ what: 'stepped', how: 'move', from: 0, to: 1, mp: 2 }),
      holds({ what: 'struck', figure: 0, loss: 1, treats: 2 }),
      holds({ what: 'completed', setup: 1, turns: 3 }),
    ]
    expect(step).toBeLessThan(blow ?? 0)
    expect(blow).toBeLessThan(home ?? 0)
    expect(holds({ what: 'answered', seat: 0 })).toBeUndefined()
  })
})

describe('what one hears', () => {
  it('is a sound of the page, for what can be heard', () => {
    expect(sound({ what: 'stepped', how: 'move', from: 0, to: 1, mp: 2 })).toBe('step')
    expect(sound({ what: 'struck', figure: 0, loss: 1, treats: 2 })).toBe('hurt')
    expect(sound({ what: 'completed', setup: 1, turns: 3 })).toBe('cheer')
    expect(sound({ what: 'answered', seat: 0 })).toBeUndefined()
    expect(SOUNDS).toContain(sound({ what: 'spawned', figure: 0, cell: 1 }))
    expect(AIR.length).toBeGreaterThan(0)
  })
})
