import type { Viewer } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { DOORS, indexIn, ROOMS } from '../content/board.ts'
import { electroDungeon as game } from '../index.ts'
import type { View } from './view.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

const POSITION = {
  A: { perceived: 'a', looked: 'blue', hand: ['keen-eye'], place: '4,9' },
  B: { hand: ['trap-kit', 'trap-kit'], place: '4,9' },
  mofHand: ['mend'],
  rooms: {
    a: 'trapped+key',
    b: { card: 'beast+key', faceUp: true },
    c: 'cleared',
    h: { card: 'boost', box: true },
  },
  doors: {
    white: { card: 'puzzle+reward', locked: false },
    green: { card: 'trial+fragment', locked: false, done: true },
  },
}

function views(position: unknown, lines: readonly string[] = []): Map<Viewer, View> {
  const { match } = at(game, { options: { explorers: 3 }, position }).plays(...lines)
  return new Map(VIEWERS.map(viewer => [viewer, match.see(viewer).view]))
}

/** The names of those viewers who see it. */
function who(all: Map<Viewer, View>, sees: (view: View) => boolean): string {
  const names = ['MoF', 'A', 'B', 'C']
  return [...all]
    .flatMap(([viewer, view]) => (sees(view) ? [viewer === 'spectator' ? viewer : names[viewer]] : []))
    .join(' ')
}

const ALL = 'MoF A B C spectator'

describe('what each seat may see (section on hidden information)', () => {
  const all = views(POSITION)
  const room = (letter: string) => (view: View) => view.rooms[indexIn(ROOMS, letter)]
  const door = (colour: string) => (view: View) => view.doors[indexIn(DOORS, colour)]

  it.each([
    ['a perceived card', 'a', 'card', 'MoF A'],
    ['the key under it', 'a', 'key', 'MoF A'],
    ['a card face down', 'e', 'card', 'MoF'],
    ['the key under it', 'e', 'key', 'MoF'],
    ['a face-up beast', 'b', 'card', ALL],
    ['its key', 'b', 'key', 'MoF'],
    ['what is in a marked box', 'h', 'card', 'MoF'],
    ['a cleared room’s card', 'c', 'card', ''],
  ] as const)('%s (%s, %s): %s', (_, letter, part, expected) => {
    expect(who(all, view => room(letter)(view)?.[part] !== undefined)).toBe(expected)
  })

  it('shows all that a box is trapped while it is dismantled, and nobody its key (ED-7.2)', () => {
    const position = { A: { place: 'e', see: 1 }, mofHand: ['heavy-hand'], rooms: { e: 'trapped+key' } }
    const seen = views(position, ['A interact = 6 1'])
    expect(who(seen, view => room('e')(view)?.card === 'trapped')).toBe(ALL)
    expect(who(seen, view => room('e')(view)?.key === true)).toBe('MoF')
  })

  it.each([
    ['blue', 'card', 'MoF A'],
    ['blue', 'fragment', 'MoF A'],
    ['blue', 'reward', 'MoF A'],
    ['blue', 'task', 'MoF'],
    ['orange', 'card', 'MoF'],
    ['white', 'card', ALL],
    ['white', 'fragment', 'MoF'],
    ['white', 'task', 'MoF'],
    ['green', 'fragment', ALL],
    ['green', 'task', 'MoF'],
  ] as const)('behind the %s door, the %s: %s', (colour, part, expected) => {
    expect(who(all, view => door(colour)(view)?.[part] !== undefined)).toBe(expected)
  })

  it('hands: one’s own, and how many cards the others hold', () => {
    expect(who(all, view => view.explorers[0]?.hand !== undefined)).toBe('A')
    expect(who(all, view => view.explorers[1]?.hand !== undefined)).toBe('B')
    expect(who(all, view => view.mofHand !== undefined)).toBe('MoF')
    expect(who(all, view => view.explorers[1]?.cards === 2 && view.mofCards === 1)).toBe(ALL)
  })

  it('the size of a deck, not what is in it', () => {
    const [view] = all.values()
    expect(view?.decks).toEqual([31, 22])
    expect(Object.keys(view ?? {})).not.toContain('deck')
  })

  it('nothing during the setup', () => {
    const { match } = at(game, { options: { explorers: 3 } }).plays('A allocate 6 4 1 1')
    const before = new Map(VIEWERS.map(viewer => [viewer, match.see(viewer).view]))
    expect(who(before, view => view.explorers.some(({ start, move }) => start.length > 0 || move > 1))).toBe('')
    expect(who(before, view => view.rooms.some(({ card }) => card !== undefined))).toBe('')
    expect(who(before, view => view.doors.some(({ card }) => card !== undefined))).toBe('')
  })

  it('a puzzle: whole to those who take part and to the MoF, its title and tries to the others', () => {
    const position = { ...POSITION, doors: { purple: { card: 'puzzle+reward', task: 'PZ-02', locked: false } } }
    const posed = views(position, ['A hold', 'A attempt purple', 'B join = 1', 'A solve PZ-02:fuse.bulb.earth.bulb'])
    expect(who(posed, ({ task }) => task?.kind === 'puzzle' && task.puzzle.tried.length === 1)).toBe('MoF A B')
    expect(who(posed, ({ task }) => task?.kind === 'dimPuzzle' && task.puzzle.left === 5)).toBe('C spectator')
    for (const { task } of posed.values()) expect(JSON.stringify(task)).not.toContain('secret')
  })

  it('the cups of a trial: one’s own', () => {
    const position = { ...POSITION, doors: { purple: { card: 'trial+reward', task: 'TR-03', locked: false } } }
    const cups = '1 2 3 4 5 6 1 2'
    const rolled = views(position, ['A hold', 'A attempt purple', 'B join', `C decline = ${cups}`])
    const sees = (own: number) => (view: View) =>
      view.task?.kind === 'trial' && view.task.trial.trial === 'TR-03' && (view.task.trial.cups[own]?.length ?? 0) > 0
    expect(who(rolled, sees(0))).toBe('A')
    expect(who(rolled, sees(1))).toBe('B')
  })

  it('everything once the game is over (ED-18.1)', () => {
    const over = views(POSITION, ['MoF concede'])
    expect(who(over, view => view.rooms[4]?.key !== undefined && view.mofHand !== undefined)).toBe(ALL)
    expect(who(over, view => view.explorers.every(({ hand }) => hand !== undefined))).toBe(ALL)
    expect(
      who(over, view => view.doors.every(({ task, fragment }) => task !== undefined && fragment !== undefined)),
    ).toBe(ALL)
  })
})
