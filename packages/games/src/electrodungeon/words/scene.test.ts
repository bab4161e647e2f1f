import { bots } from '@undercroft/bots'
import { FastDice, Play, see } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { electroDungeon as game } from '../index.ts'
import type { Options } from '../state/options.ts'
import { sound } from '../state/sound.ts'
import type { Explorer, State } from '../state/state.ts'
import { scene } from './scene.ts'

const OPTIONS: Options = {
  explorers: 3,
  roundLimit: '20',
  beastHealth: 'usual',
  customTasks: true,
  puzzleSeconds: 'none',
  botTempers: 'selfish',
  botSkill: 'normal',
}

/** What is shown and not read, or depends on the moment in a turn. */
const PASSING = [
  'phase',
  'discards',
  'task',
  'roll',
  'claims',
  'stage',
  'members',
  'acted',
  'action',
  'die',
  'rolls',
] as const

function lasting(position: unknown): unknown {
  const kept = { ...(position as Record<string, unknown>) }
  for (const key of PASSING) delete kept[key]
  return kept
}

describe('a position in words', () => {
  it('reads back, wherever a game is', () => {
    for (let seed = 0; seed < 6; seed++) {
      const play = Play.start(game, OPTIONS, new FastDice(`table ${seed}`))
      const players = game.seats(OPTIONS).map((_, seat) => bots.greedy(game, new FastDice(`${seed} ${seat}`)))
      while (play.state.outcome === undefined) {
        const ask = play.asks[0]
        if (play.state.round > 0) {
          const shown = scene.show(play.state)
          expect(lasting(scene.show(scene.read(shown, OPTIONS)))).toEqual(lasting(shown))
          expect(sound(play.state)).toEqual([])
        }
        const choice = ask && players[ask.seat]?.choose(see(play, ask.seat), ask)
        if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
        play.take(ask.seat, choice)
      }
    }
  })

  it.each([
    [[], 'a position is a set of names'],
    [{ heroes: 1 }, 'there is no "heroes" in a position'],
    [{ A: { place: '99,1' } }, '"99,1" is no place'],
    [{ A: { hand: ['joker'] } }, '"joker" is no card'],
    [{ A: { perceived: 'z' } }, 'there is no "z"'],
    [{ turn: 'X' }, '"X" is no Explorer'],
    [{ stage: 'lunch' }, 'there is no stage "lunch"'],
    [{ rooms: { a: 'dragon' } }, '"dragon" is no room'],
    [{ rooms: { z: 'beast' } }, 'there is no "z"'],
    [{ doors: { red: 'lock' } }, 'there is no "red"'],
    [{ doors: { blue: 'window' } }, '"window" is no side room'],
  ])('%o is none', (position, message) => {
    expect(() => scene.read(position, OPTIONS)).toThrow(message)
  })
})

describe('what holds in every position', () => {
  const first = (s: State): Explorer => s.explorers[0] as Explorer
  const broken: [string, (s: State) => void][] = [
    ['there are 7 Small Keys', s => first(s).keys++],
    ['there are 4 fragments', s => s.loose.push({ place: 0, keys: 0, fragments: 1 })],
    ['there is not one Master Lock', s => Object.assign(s.doors[3] ?? {}, { card: 'puzzle' })],
    ['there are 4 of ER-01', s => first(s).hand.push(0)],
    ['the game began with 6 of beast', s => s.rooms.splice(4, 3, ...s.rooms.slice(1, 4))],
    ['a combat without a beast', s => Object.assign(s.rooms[0] ?? {}, { combat: true })],
    ['a card is face up that is no beast', s => Object.assign(s.rooms[0] ?? {}, { faceUp: true })],
    ['has 10 Live', s => (first(s).live = 10)],
    ['a score of Explorer 0 is wrong', s => (first(s).see = 7)],
    ['Explorer 0 is nowhere', s => (first(s).place = -1)],
    ['a group of one', s => (first(s).group = 0)],
    ['a fight without two fighters', s => s.fights.push({ place: 3, fighters: 3, betrayers: 0, resting: 0 })],
    ['the leader is not of the party', s => (s.turn.party = 0)],
  ]

  it.each(broken)('%s', (message, spoil) => {
    const s = scene.read({}, OPTIONS)
    expect(sound(s)).toEqual([])
    spoil(s)
    expect(sound(s).join('; ')).toContain(message)
  })
})
