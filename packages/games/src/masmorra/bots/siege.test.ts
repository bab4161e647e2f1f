// @module-tag slow
import { bots } from '@undercroft/bots'
import { FastDice, type House, Play, readOptions, see } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { HeroId } from '../content/heroes.ts'
import { masmorra } from '../index.ts'
import type { Options } from '../state/options.ts'
import { strikeChance } from './siege.ts'

const TURNS = 80

/** A Hero at the start of its turn, ahead of a rival, with the red Malaphyas in its room. */
function before(hero: HeroId, learned: readonly string[], gold: number) {
  const options = readOptions<Options>(masmorra.options, { mode: 'epic', players: 2 })
  if (!options.ok) throw new Error('these are no options')
  const rival = hero === 'jay' ? 'mika' : 'jay'
  const heroes = { [hero]: { room: 'A1', xp: 30, learned, gold }, [rival]: { room: 'A5', xp: 20 } }
  const position = { phase: 'preRoll', heroes, ground: 'throne', foes: { A1: ['malaphyas red bound'] } }
  return masmorra.scene.read(position, options.value)
}

/** The share of turns in which a greedy bot fells him. */
function felled(...hero: Parameters<typeof before>): number {
  let times = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const play = new Play(masmorra, before(...hero), new FastDice(`siege ${turn}`))
    play.resume(play.state)
    const players = [0, 1].map(seat => bots.greedy(masmorra, new FastDice(`siege ${turn} ${seat}`)))
    const { player } = play.state.turn
    while (play.state.outcome === undefined && play.state.turn.player === player) {
      const ask = play.asks[0]
      const choice = ask && players[ask.seat]?.choose(see(play, ask.seat), ask)
      if (ask === undefined || choice === undefined) throw new Error('nobody answers')
      play.take(ask.seat, choice)
    }
    if (play.state.outcome !== undefined) times++
  }
  return times / TURNS
}

it('follows what abilities and Malaphyas are at the table', () => {
  const chanceAt = (house: House): number => {
    const s = before('greybark', ['A2'], 0)
    const own = s.heroes[s.turn.player]
    if (own === undefined) throw new Error('it is nobody’s turn')
    return strikeChance({ options: { ...s.options, house } }, own, [])
  }
  const printed = chanceAt({})
  expect(chanceAt({ 'abilities.barkskin.gives.M': 6 })).toBeGreaterThan(printed)
  expect(chanceAt({ 'bosses.malaphyas.red.defense': 4 })).toBeGreaterThan(printed)
  expect(chanceAt({ 'bosses.malaphyas.red.defense': 9 })).toBeLessThan(printed)
})

describe('the chance to fell Malaphyas that bots count on comes true', () => {
  it.each<[HeroId, string[], number]>([
    ['jay', ['A1'], 3],
    ['jay', ['A1', 'A2'], 3],
    ['greybark', ['B1'], 1],
    ['greybark', ['A1'], 3],
    ['greybark', ['A1'], 6],
    ['algus', ['A1'], 3],
    ['algus', ['B1', 'B2'], 1],
    ['mika', ['B1'], 3],
    ['mika', ['B1', 'B2'], 1],
    ['mika', ['B1', 'B2'], 3],
    ['valerie', ['A1'], 1],
    ['valerie', ['A1', 'A2'], 1],
    ['odda', ['B1'], 3],
    ['odda', ['B1', 'B2'], 1],
    ['odda', ['B1', 'B2'], 0],
  ])('%s with %j and %i gold', (...hero) => {
    const s = before(...hero)
    const own = s.heroes[s.turn.player]
    if (own === undefined) throw new Error('it is nobody’s turn')
    expect(Math.abs(strikeChance(s, own, []) - felled(...hero))).toBeLessThan(0.16)
  })
})
