import { bots } from '@undercroft/bots'
import { type OpenAsk, type Seen, sameData } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SOUNDS } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import type { Choice, ElectroDungeon } from '../state/state.ts'
import { asksOf } from '../testing/asks.ts'
import { begun, buttons } from '../testing/board.ts'
import { Board } from './Board.tsx'
import { deedsOf } from './deeds.ts'
import { handOf } from './Hand.tsx'
import { AIR, soundOf } from './hearing.ts'
import { look } from './index.tsx'
import { ON_BOARD } from './onBoard.ts'

/** Whether the board has something to click for an answer: a place, a card, a beast's attack, a trial's table. */
function isThere(choice: Choice, ask: OpenAsk<ElectroDungeon>, seen: Seen<ElectroDungeon>): boolean {
  if (choice[0] === 'play') return handOf({ seen, viewer: ask.seat }).includes(choice[1])
  if (choice[0] === 'beast') return seen.view.rooms.some(({ combat, due }) => combat && due > 0)
  if (ask.phase === 'trial') return seen.view.task?.kind === 'trial'
  return [...deedsOf(ask, seen.view).values()].some(there => there.some(deed => sameData(deed.choice, choice)))
}

describe('what the board answers', () => {
  const phases = new Set<string>()
  const broken = new Set<string>()
  const many = new Set<string>()
  for (const { match, ask } of asksOf(bots.random, 6)) {
    phases.add(ask.phase)
    const placed = ON_BOARD[ask.phase as keyof typeof ON_BOARD]
    if (placed === undefined) continue
    const seen = match.see(ask.seat)
    for (const choice of ask.options) {
      if (placed.includes(choice[0]) && !isThere(choice, ask, seen)) broken.add(`${ask.phase}: ${choice.join(' ')}`)
    }
    if (ask.options.filter(([verb]) => !placed.includes(verb)).length > 8) many.add(ask.phase)
  }

  it('has a place on it, in every phase that bots come to', () => {
    expect([...broken]).toEqual([])
    expect(phases.size).toBeGreaterThan(14)
  })

  it('leaves few enough answers beside it for the list to fold', () => {
    expect([...many]).toEqual([])
  })

  it('is said for every phase without an editor of its own', () => {
    const edited = ['setup', 'puzzle', 'own', 'judge']
    expect([...phases].filter(phase => !(phase in ON_BOARD) && !edited.includes(phase))).toEqual([])
  })
})

describe('a beast’s attacks', () => {
  const combat = { A: { place: 'e' }, rooms: { e: { card: 'beast', combat: true, health: 4, due: 1 } }, turn: 'MoF' }
  it('are buttons of the Master’s own panel, each on its target', () => {
    const match = begun(combat)
    for (let i = 0; i < 5 && match.asks(0)[0]?.phase !== 'mofTurn'; i++) match.answer(0, ['shock'])
    const attacks = match.asks(0)[0]?.options.filter(([verb]) => verb === 'beast') ?? []
    expect(attacks.length).toBeGreaterThan(1)
    const all = buttons(renderToStaticMarkup(<Board {...boardProps(match, 0)} />))
    expect(all.filter(name => name === 'On A' || name === 'Everybody')).toHaveLength(attacks.length)
  })
})

describe('what is heard', () => {
  it('is one of the page’s sounds, and something for every blow and step', () => {
    expect(soundOf({ what: 'electroshock', number: 3, amount: 1, explorers: 1 })).toBe('spark')
    expect(soundOf({ what: 'stepped', explorers: 1, from: 1, to: 2, points: 1 })).toBe('step')
    expect(soundOf({ what: 'taskOver', door: 1, success: true, by: 'ED-8.9' })).toBe('cheer')
    expect(soundOf({ what: 'ungrouped', explorer: 1 })).toBeUndefined()
    for (const what of ['lost', 'died', 'unlocked', 'beastHit'] as const)
      expect(SOUNDS).toContain(soundOf({ what } as Parameters<typeof soundOf>[0]))
  })

  it('hums', () => {
    expect(AIR.some(({ of, pitch }) => of === 'tone' && pitch < 120)).toBe(true)
    for (const { level } of AIR) expect(level).toBeLessThanOrEqual(1)
  })
})

it('a newcomer is an Explorer', () => expect(look.newcomer).toBe(1))
