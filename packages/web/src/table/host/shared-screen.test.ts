// @module-tag slow
import { masmorra } from '@undercroft/games/masmorra'
import { ANY_PHASE, anyGame, readOptions, type Seat, type StandingOrder } from '@undercroft/kernel'
import { expect, test, vi } from 'vitest'
import type { Sitting, TableCard } from '../../store/tables.ts'
import { TableHost } from './host.ts'

const game = anyGame(masmorra)
const SITTINGS: readonly Sitting[] = ['Ann', 'Ben', 'Cleo'].map(name => ({ kind: 'person', name }))

/** How a shared screen went round in a game: to whom, at which phase, and whether there was anything to choose. */
interface Pass {
  readonly to: Seat
  readonly phase: string | undefined
  readonly choices: number
}

/** Three people at one screen. */
function shared(): TableHost {
  const read = readOptions(game.options, { players: 3 })
  if (!read.ok) throw new Error(read.error.join())
  const options = read.value as TableCard['options']
  const card: TableCard = { id: 't', game: game.id, options, sittings: SITTINGS, made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(game, card, { id: 't', record: '', secret: '' })
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

/** Three people at one screen, who all do as they are advised; all of them have given the same orders. */
function playedRound(orders: readonly StandingOrder[] | undefined, answers: number): Pass[] {
  const host = shared()
  if (orders !== undefined) {
    for (const seat of SITTINGS.keys()) {
      host.lookAs(seat)
      host.order(orders)
    }
  }
  const passes: Pass[] = []
  for (let i = 0; i < answers; i++) {
    if (host.answerByOrder() !== undefined) continue
    const { waiting, outcome } = host.snapshot([], false)
    const to = waiting[0]
    if (to === undefined || outcome !== undefined) break
    if (!waiting.some(seat => seat === host.viewer)) {
      host.lookAs(to)
      const { ask } = host.snapshot([], false)
      passes.push({ to, phase: ask?.phase, choices: ask?.options.length ?? 0 })
    }
    const advice = host.advise()
    if (advice.kind !== 'advice') throw new Error('no advice')
    expect(host.answer(advice.choice, advice.ticket).ok).toBe(true)
  }
  return passes
}

/** The same dice for every table. */
function sealed<R>(act: () => R): R {
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => (array as Uint8Array).fill(3) as never)
  try {
    return act()
  } finally {
    spy.mockRestore()
  }
}

const inWindows = (passes: readonly Pass[]) => passes.filter(({ phase }) => phase === 'window')

test('nobody gets the screen for a lone pass', () => {
  const passes = sealed(() => playedRound(undefined, 200))
  expect(inWindows(passes).length).toBeGreaterThan(0)
  expect(inWindows(passes).every(({ choices }) => choices > 1)).toBe(true)
})

test('whoever says so keeps out of the others’ turns, and is asked in the own ones', () => {
  const passes = sealed(() => playedRound([{ phase: ANY_PHASE, answer: 'pass' }], 200))
  expect(inWindows(passes)).toEqual([])
  expect(new Set(passes.map(({ to }) => to)).size).toBe(3)
})

test('whoever wants to be asked every time is, so that the screen tells nothing', () => {
  const always = sealed(() => playedRound([{ phase: ANY_PHASE, answer: 'ask' }], 200))
  expect(inWindows(always).some(({ choices }) => choices === 1)).toBe(true)
})

test('who has said nothing yet is asked once what to be asked for', () => {
  const host = shared()
  host.lookAs(0)
  expect(host.snapshot([], false).unsaid).toBe(true)
  host.order([])
  expect(host.snapshot([], false).unsaid).toBe(false)
  host.lookAs(1)
  expect(host.snapshot([], false).unsaid).toBe(true)
  const saved = host.saved()
  const again = TableHost.open(game, saved.card, saved.book)
  if (!again.ok) throw new Error(again.error.message)
  again.value.lookAs(0)
  expect(again.value.snapshot([], false).unsaid).toBe(false)
})
