// @module-tag slow
import { bots } from '@undercroft/bots'
import { FastDice, type Game, hasLine, Match, narrate, type OpenAsk, type Seen, type Told } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import type { LogEntry } from '../../board.ts'
import { platformer } from '../index.ts'
import type { Options } from '../state/options.ts'
import type { Platformer } from '../state/state.ts'
import { optionsOf } from '../testing/reading.ts'
import { summit } from '../testing/summit.ts'
import { deedsOf } from './deeds.ts'
import { EMPTY, type Hand } from './hand.ts'
import { label } from './label.ts'
import { ON_BOARD } from './onBoard.ts'
import { retell, tell } from './retell.ts'
import { sound } from './sounds.ts'
import { usesOf } from './uses.ts'
import { placeAdvised, placeFor, spacesOf } from './where.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']
const COORDINATE = /c\d+y\d+/

/** Games by lot, and what is looked at before each answer. */
function play(
  look: (match: Match<Platformer>, ask: OpenAsk<Platformer>, seen: Seen<Platformer>) => void,
): Match<Platformer>[] {
  const games: readonly [Game<Platformer>, Partial<Options>][] = [
    [platformer, { players: 1, boss: 'medusa' }],
    [platformer, { players: 3, heroes: 'chosen', artifacts: true }],
    [summit, { players: 2, boss: 'ikee', artifacts: true }],
    [summit, { players: 1, boss: 'medusa' }],
  ]
  return games.map(([game, given], number) => {
    const dice = new FastDice(`contract, ${number}`)
    const match = new Match(game, optionsOf(given), dice)
    for (let answers = 0; answers < 150 && match.play.state.outcome === undefined; answers++) {
      const [ask] = match.asks()
      if (ask === undefined) throw new Error('nobody is asked')
      look(match, ask, match.see(ask.seat))
      match.answer(ask.seat, ask.options[dice.below(ask.options.length)] as Platformer['choice'])
    }
    return match
  })
}

it('says every answer of a question in other words, and without coordinates', () => {
  const verbs = new Set<string>()
  play((_, ask, seen) => {
    const labels = ask.options.map(choice => label(choice, seen))
    expect(labels.filter((said, i) => labels.indexOf(said) !== i)).toEqual([])
    expect(labels.filter(said => COORDINATE.test(said) || /undefined|outside/.test(said))).toEqual([])
    for (const [verb] of ask.options) verbs.add(verb)
  })
  for (const verb of ['spawn', 'move', 'step', 'attack', 'claw', 'enemy', 'drag', 'set', 'forge', 'buy', 'gravity']) {
    expect(verbs).toContain(verb)
  }
})

/** Every hand that can be picked up for an answer. */
function handsFor(view: Seen<Platformer>['view']): Hand[] {
  const dice = view.turn.dice.flatMap((die, i) => (die.used ? [] : [i]))
  const singles = dice.map((die): Hand => ({ ...EMPTY, dice: [die] }))
  const pairs = dice.flatMap(one =>
    dice.filter(other => other > one).map((other): Hand => ({ ...EMPTY, dice: [one, other] })),
  )
  const all: Hand = { ...EMPTY, dice }
  const kept = [...singles, EMPTY].map((hand): Hand => ({ ...hand, special: true }))
  return [
    ...singles,
    ...pairs,
    all,
    ...kept,
    { ...EMPTY, card: 'wild' },
    ...singles.map((hand): Hand => ({ ...hand, card: 'hammer' })),
  ]
}

it('takes on the board what it says it takes', () => {
  const phases = new Set<string>()
  play((_, ask, seen) => {
    phases.add(ask.phase)
    const offered = new Set(ask.options.map(([verb]) => verb))
    const placed = ON_BOARD[ask.phase as keyof typeof ON_BOARD]
    expect(placed, ask.phase).toEqual(expect.arrayContaining([...offered]))
    const hands = [EMPTY, ...handsFor(seen.view)]
    const taken = new Set([
      ...hands.flatMap(hand => [...deedsOf(ask, seen, hand).values()].flat().map(({ plan }) => plan[0]?.[0])),
      ...hands.flatMap(hand => usesOf(ask, seen.view, hand).map(({ choice }) => choice[0])),
    ])
    for (const choice of ask.options) {
      const { spaces, faces, lever } = placeFor(choice, seen, ask)
      const isThere = taken.has(choice[0]) || lever !== undefined || choice[0] === 'hero'
      expect(isThere, choice.join(' ')).toBe(true)
      if (lever === undefined && choice[0] !== 'hero' && spaces.length === 0 && faces.length === 0) {
        // What a card gives is picked up with the card, and its light is that card's.
        expect(['move', 'claw', 'coin']).toContain(choice[0])
      }
    }
  })
  expect([...phases]).toEqual(
    expect.arrayContaining(['heroes', 'actions', 'step', 'beast', 'drag', 'special', 'push', 'reroll']),
  )
})

it('lights the one Space to which advice leads, of all that a die reaches', () => {
  const lit = new Set<number>()
  play((_, ask, seen) => {
    const advised = bots.greedy(platformer, new FastDice('advice')).choose(seen, ask)
    if (ask.phase === 'actions' && advised[0] === 'move') lit.add(placeAdvised(advised, seen, ask).spaces.length)
  })
  expect([...lit].filter(many => many > 1)).toEqual([])
  expect(lit).toContain(1)
})

it('lights the Space of the step that is advised after a die', () => {
  const lit = new Set<string>()
  play((_, ask, seen) => {
    const move = ask.options.find(([verb]) => verb === 'move')
    if (ask.phase !== 'actions' || move === undefined || placeFor(move, seen, ask).spaces.length < 2) return
    for (const way of ['left', 'right'] as const) {
      const { spaces } = placeFor(['step', way], seen, ask)
      expect(placeAdvised(move, seen, ask, ['step', way]).spaces).toEqual(spaces)
      lit.add(way)
    }
  })
  expect(lit.size).toBe(2)
})

it('tells Turns in fewer lines without coordinates, and each where it happened', () => {
  for (const match of play(() => {})) {
    const entries = match
      .heard('spectator')
      .filter(({ event }) => hasLine(platformer, event))
      .map(({ event, n }): LogEntry<Platformer> => ({ n, event, text: narrate(platformer, event, NAMES) }))
    const turns: LogEntry<Platformer>[][] = [[]]
    for (const entry of entries) {
      if (platformer.heading?.(entry.event, NAMES) !== undefined) turns.push([])
      turns.at(-1)?.push(entry)
    }
    expect(turns.length).toBeGreaterThan(2)
    const events = entries.filter(({ event }) => event.what !== 'chose')
    expect(events.map(entry => tell(entry, NAMES)).filter(text => COORDINATE.test(text))).toEqual([])
    for (const turn of turns) {
      const lines = retell(turn, NAMES)
      expect(lines.filter(({ text }) => COORDINATE.test(text) || text.trim() === '' || / {2}/.test(text))).toEqual([])
      expect(lines.map(({ n }) => n)).toEqual(lines.map(({ n }) => n).toSorted((a, b) => a - b))
      for (const { event } of lines) expect(spacesOf(event, match.see('spectator').view)).not.toContain(-1)
    }
    const told = turns.flatMap(turn => retell(turn, NAMES))
    expect(told.length).toBeLessThan(entries.length / 2)
  }
})

it('tells a walk, what it finds and what it costs as one line', () => {
  const news = [
    { what: 'chose', seat: 0, choice: ['move', 0, 0] },
    { what: 'moved', seat: 0, from: 0, to: 8, how: 'step' },
    { what: 'took', seat: 0, token: 'gem', space: 8 },
    { what: 'chose', seat: 0, choice: ['move', 0, 0] },
    { what: 'moved', seat: 0, from: 8, to: 16, how: 'step' },
    { what: 'chose', seat: 0, choice: ['end'] },
    { what: 'gravity', cause: 'step', by: 'PL-10.1' },
    { what: 'fell', figure: { who: 'hero', seat: 0 }, from: 16, to: 0 },
    { what: 'wounded', seat: 0, wounds: 1, hearts: 3, cause: 'trap' },
  ] as const
  const turn = news.map((event, n) => ({ n, event, text: narrate(platformer, event, NAMES) }))
  expect(retell(turn, NAMES).map(({ text }) => text)).toEqual([
    'Ann goes 2 up, takes a Gem',
    'Gravity is applied; Ann falls 2, −1 ♥ in a trap, 3 left',
  ])
})

it('tells one line by ways and places', () => {
  const said = (event: Told<Platformer>) => tell({ n: 0, event, text: narrate(platformer, event, NAMES) }, NAMES)
  const enemy = { kind: 'bat', token: 2 } as const
  expect(said({ what: 'enemyMoved', enemy, from: 2, to: 1, by: 'PL-11.1' })).toBe('Bat 2 moves 1 left')
  expect(said({ what: 'fell', figure: { who: 'hero', seat: 0 }, from: 16, to: 0 })).toBe('Ann falls 2 Spaces')
  expect(said({ what: 'spawned', seat: 1, space: 1 })).toBe('Bo Spawns at the foot of Level 1, second from the left')
  const hop = { what: 'chose', seat: 0, choice: ['portal', 8] } as const
  const text = tell({ n: 0, event: hop, text: 'Ann: Through the Portal to c1y2' }, NAMES)
  expect(text).toBe('Ann: Through the Portal to the Space low on Level 1, at the far left')
})

it('is heard: blows, falls, coins, and a cheer for the Boss', () => {
  const enemy = { kind: 'bat', token: 1 } as const
  const struck = { what: 'struck', seat: 0, enemy, space: 3, wounds: 1, health: 1 } as const
  expect(sound({ ...struck, defeated: true })).toBe('hit')
  expect(sound({ ...struck, defeated: false })).toBe('miss')
  expect(sound({ what: 'fell', figure: { who: 'hero', seat: 0 }, from: 8, to: 0 })).toBe('fall')
  expect(sound({ what: 'coins', seat: 0, change: 2, is: 2, reason: 'loot' })).toBe('coin')
  expect(sound({ what: 'coins', seat: 0, change: -2, is: 0, reason: 'price' })).toBeUndefined()
  expect(sound({ what: 'bossDefeated', seat: 0, surplus: 0 })).toBe('cheer')
})
