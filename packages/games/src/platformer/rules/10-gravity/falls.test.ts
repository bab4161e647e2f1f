import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { platformer } from '../../index.ts'
import { COLUMNS, nameOf, type Space } from '../../state/spaces.ts'
import { type View, view } from '../../state/view.ts'
import { summit } from '../../testing/summit.ts'
import { spaceOf } from '../../words/scene/map.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { falls, isHeld, restingSpace } from './falls.ts'

/**
 * Works out falls in another way: every unsupported figure sinks by one Space, again and again, until none sinks.
 * Nobody is hurt.
 */
function sink(w: View, letGo: number): Map<string, Space> {
  const map = terrainOf(w.levels)
  const heroes = w.players.map((player, seat) => ({
    name: `hero ${seat}`,
    space: player.space,
    held: isHeld(w, seat) && (letGo & (1 << seat)) === 0,
  }))
  const enemies = w.enemies.map(({ kind, token, space }) => ({ name: `${kind} ${token}`, space, held: kind === 'bat' }))
  const figures = [...heroes.filter(({ space }) => space >= 0), ...enemies]
  for (let moved = true; moved; ) {
    moved = false
    for (const figure of figures) {
      const below = figure.space - COLUMNS
      if (figure.held || map.solid[figure.space] === 1 || figures.some(({ space }) => space === below)) continue
      figure.space = below
      moved = true
    }
  }
  return new Map(figures.map(({ name, space }) => [name, space]))
}

it('lands where sinking Space by Space leads, in 500 positions of random play', () => {
  const dice = new FastDice('sinking')
  let positions = 0
  for (let game = 0; positions < 500; game++) {
    const options = readOptions(platformer.options, { players: 2 + (game % 3), roundLimit: 30 })
    if (!options.ok) throw new Error(options.error.join())
    const play = Play.start(game % 2 === 0 ? platformer : summit, options.value, dice)
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      const choice = ask?.options[dice.below(ask.options.length)]
      if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
      play.take(ask.seat, choice)
      const w = view(play.state)
      const letGo = dice.below(16)
      const fallen = falls(w, 'step', letGo)
      if (fallen.length === 0 || fallen.some(({ faints }) => faints)) continue
      const sunk = sink(w, letGo)
      for (const { figure, to } of fallen) {
        const name = figure.who === 'hero' ? `hero ${figure.seat}` : `${figure.kind} ${figure.token}`
        expect(sunk.get(name)).toBe(to)
        sunk.delete(name)
      }
      const stayed = [...sunk].filter(([name, space]) => {
        const enemy = w.enemies.some(({ kind, token, space: at }) => `${kind} ${token}` === name && at === space)
        return !enemy && !w.players.some((player, seat) => `hero ${seat}` === name && player.space === space)
      })
      expect(stayed).toEqual([])
      positions++
    }
  }
})

describe('where a figure would come to rest', () => {
  const options = readOptions(platformer.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const w = view(
    platformer.scene.read(
      { open: 2, floors: 'c2y3', laddered: 'c3y4', enemies: { slime1: 'c4y1' }, P1: { at: 'c1y1' } },
      options.value,
    ),
  )
  it.each([
    ['c2y6', 'c2y3'],
    ['c3y8', 'c3y4'],
    ['c4y7', 'c4y2'],
    ['c5y5', 'c5y1'],
    ['c5y1', 'c5y1'],
  ])('%s falls to %s', (from, to) => expect(nameOf(restingSpace(w, spaceOf(from)))).toBe(to))
})
