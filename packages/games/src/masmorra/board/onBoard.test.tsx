import { bots } from '@undercroft/bots'
import type { Told } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LogEntry } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import { cellAt } from '../state/cells.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { asksOfAllModes } from '../testing/asks.ts'
import { matchAt } from '../testing/matches.ts'
import { narrate } from '../words/narrate.ts'
import { Board } from './Board.tsx'
import { namesOf } from './marks.ts'
import { onBoard } from './onBoard.ts'
import { Placing } from './Placing.tsx'
import { retell } from './retell.ts'
import { sound } from './sounds.ts'

/** So many mixtures of verbs are drawn of each phase. */
const MIXTURES = 4

it('the board takes every answer that it says it takes', () => {
  const drawn = new Set<string>() // a sample: each mixture of verbs once
  const missing = new Set<string>()
  for (const { phase, ask, match } of asksOfAllModes(bots.random, 400)) {
    const verbs = onBoard[phase]
    if (verbs === undefined) missing.add(`${phase}: not named`)
    const taken = ask.options.filter(([verb]) => verbs?.includes(verb))
    const kind = `${phase} ${[...new Set(taken.map(([verb]) => verb))].join(' ')}`
    const like = [...drawn].filter(each => each.startsWith(`${phase} `)).length
    if (taken.length === 0 || drawn.has(kind) || like >= MIXTURES) continue
    drawn.add(kind)
    const board = boardProps(match, ask.seat)
    const there = namesIn(<Board {...board} />)
    for (const choice of taken) {
      if (!namesOf(choice, board).some(name => there.has(name) || isElsewhere(choice))) {
        missing.add(`${phase}: ${choice[0]} ${JSON.stringify(choice)}`)
      }
    }
  }
  expect([...missing]).toEqual([])
  expect(drawn.size).toBeGreaterThan(20)
})

/** What can be touched and does something, by the names that marks call it. */
function namesIn(board: Parameters<typeof renderToStaticMarkup>[0]): ReadonlySet<string> {
  const markup = renderToStaticMarkup(board)
  const live = [...markup.matchAll(/data-thing="([^"]*)" data-live=""/g)].map(([, name]) => name ?? '')
  const named = [...markup.matchAll(/data-name="([^"]*)"/g)].map(([, name]) => name ?? '')
  return new Set([...live, ...named])
}

/** Monsters and Heroes may be touched on another level than the one that is shown: its button is lit. */
function isElsewhere([verb]: Choice): boolean {
  return verb === 'take' || verb === 'march' || verb === 'towards'
}

const WALK = [
  { what: 'turn', hero: 'jay', round: 1, time: 0 },
  { what: 'moved', hero: 'jay', room: 1, tile: 'L1-02', from: 0, how: 'walk' },
  { what: 'moved', hero: 'jay', room: 2, tile: 'L1-07', from: 1, how: 'walk' },
  { what: 'moved', hero: 'jay', room: 3, tile: 'L1-15', from: 2, how: 'walk' },
  { what: 'moved', hero: 'mika', room: 3, tile: 'L1-15', from: 2, how: 'walk' },
] as const

it('a walk is told in one line, and tiles by their names', () => {
  const entries = WALK.map((event, n) => ({ n, event, text: narrate(event, []) })) as unknown as LogEntry<Masmorra>[]
  expect(retell(entries).map(({ n, text }) => `${n} ${text}`)).toEqual([
    '3 Jay walks by Minor Monster Room and Treasure Room to Portal',
    '4 Mika walks to Portal',
  ])
})

it('a blow that is enough sounds like one, and one that is not misses', () => {
  const blow = { what: 'hit', hero: 'jay', foe: 0, is: 'orc', damage: 2, defense: 2 } as const
  const hears = (event: object) => sound(event as Told<Masmorra>)
  expect([hears({ ...blow, won: true }), hears({ ...blow, won: false })]).toEqual(['hit', 'miss'])
  expect(hears({ what: 'scored' })).toBeUndefined()
})

it('what is advised glows, and so does what the list points at', () => {
  const match = matchAt({ heroes: { jay: {} }, rooms: ['L1-02 1:0'], mp: 1 })
  const board = { ...boardProps(match, 0), advised: ['move', 1] as const, pointed: ['explore'] as const }
  const markup = renderToStaticMarkup(<Board {...board} />)
  expect(markup).toMatch(/data-thing="room 1"[^>]*data-advised=""/)
  expect(markup).toMatch(/data-thing="exit"[^>]*data-pointed=""/)
  const next = { ...board, advised: ['explore'] as const, nextBest: [['move', 1] as const] }
  expect(renderToStaticMarkup(<Board {...next} />)).toMatch(/data-thing="room 1"[^>]*data-next-best=""/)
})

it('a tile is shown first behind the door that one has gone through', () => {
  const match = matchAt({ heroes: { jay: {} }, up: ['L1-02'], mp: 1 }, ['P1 explore'])
  const board = boardProps(match, 0)
  const { view } = board.seen
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
  ] as const) {
    const markup = renderToStaticMarkup(
      <Placing {...board} door={cellAt(x, y)} tile="L1-02" view={view} level={1} scale={1} />,
    )
    expect(markup).toMatch(new RegExp(`aria-pressed="true"[^>]*data-thing="place ${x}:${y}"`))
  }
})
