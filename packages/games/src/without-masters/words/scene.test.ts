import { FastDice, Play } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'
import { sound } from '../state/sound.ts'
import type { State } from '../state/state.ts'
import { scene } from './scene.ts'

const OPTIONS = {
  turnLimit: 12,
  dugIn: '1',
  accessPushes: 6,
  searchNodes: 20_000,
  difficulty: 'gentle',
  botSetups: 'either',
  keepKey: true,
} as const

describe('a position in words', () => {
  it('reads back, wherever a game is', () => {
    const dice = new FastDice('scenes')
    for (let game = 0; game < 20; game++) {
      const play = Play.start(withoutMasters, OPTIONS, dice)
      while (play.state.outcome === undefined) {
        const shown = scene.show(play.state)
        expect(scene.show(scene.read(shown, OPTIONS))).toEqual(shown)
        expect(sound(play.state)).toEqual([])
        const ask = play.asks[0]
        const choice = ask?.options[dice.below(ask.options.length)]
        if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
        play.take(ask.seat, choice)
      }
    }
  })

  it.each([
    [[], 'a position is a set of names'],
    [{ heroo: 'a1' }, 'there is no "heroo" in a position'],
    [{ phase: 'lunch' }, 'there is no phase "lunch"'],
    [{ hero: 'm1' }, '"m1" is no cell'],
    [{ terrain: 'L99' }, '"L99" is no layout'],
    [{ tiles: ['cake a1'] }, '"cake a1" should begin with one of treat'],
    [{ crates: ['big a1'] }, '"big a1" should begin with one of short'],
    [{ enemies: { x1: 'a1' } }, '"x1" is no figure'],
  ])('%o is none', (position, message) => {
    expect(() => scene.read(position, OPTIONS)).toThrow(message)
  })
})

describe('what holds in every position', () => {
  const broken: [string, (s: State) => void][] = [
    ['the box has -3 of ball', s => s.tiles.push(...['ball', 'ball', 'ball'].map(tileOn))],
    ['two figures share a cell', s => (s.hero = s.enemies[0]?.cell ?? 0)],
    ['there are more than three enemies', s => s.enemies.push(...[50, 51, 52].map(enemyOn))],
    ['an enemy stands on the end tile', s => s.enemies.push(enemyOn(s.end))],
    ['the ground is not what the structures make of it', s => (s.structures = [])],
    ['the surface is not ground and crates', s => (s.crates = [])],
    ['lies in the air', s => s.tiles.push({ kind: 'treat', cell: 7, level: 4, thrown: 0 })],
    ['a crate is on the end tile', s => (s.surface = s.surface.with(s.end, 1))],
    ['move points are overspent', s => (s.mp = -1)],
    ['the Hero should be dead', s => (s.treats = 0)],
    ['there are too many turns', s => (s.turn = 13)],
  ]
  const tileOn = (kind: string): State['tiles'][number] => ({ kind: kind as 'ball', cell: 0, level: 0, thrown: 0 })
  const enemyOn = (cell: number): State['enemies'][number] => ({
    figure: cell % 3,
    cell,
    damage: 0,
    stayed: 0,
    moved: false,
    attacked: false,
    spawned: false,
  })

  it.each(broken)('%s', (message, spoil) => {
    const s = scene.read({ layout: 'L1', hero: 'a1' }, OPTIONS)
    expect(sound(s)).toEqual([])
    spoil(s)
    expect(sound(s).join('; ')).toContain(message)
  })
})
