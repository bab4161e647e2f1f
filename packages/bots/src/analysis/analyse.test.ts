import { anyGame, type Dice, FastDice, Match } from '@undercroft/kernel'
import { hoard, pig, ticTacToe } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'
import { type Analysis, analyse, type Depth } from './analyse.ts'
import { errorOf } from './ledger.ts'
import { turningPoints } from './turning.ts'

const GAMES = { pig: anyGame(pig), hoard: anyGame(hoard), 'tic-tac-toe': anyGame(ticTacToe) }
const OPTIONS = { pig: { goal: 30, players: 2 }, hoard: { players: 3 }, 'tic-tac-toe': {} }
type Name = keyof typeof GAMES

/** A finished game, in which the first seat may be played by another bot than the rest, or with loaded dice. */
function played(name: Name, seed: string, first: BotMaker = greedy, isLoaded = false) {
  const dice = new FastDice(seed)
  let mover = -1
  const loaded: Dice = { below: n => (isLoaded && mover === 0 ? Math.max(1, dice.below(n)) : dice.below(n)) }
  const match = new Match(GAMES[name], OPTIONS[name], loaded)
  const players = GAMES[name].seats(OPTIONS[name]).map((_, seat) => {
    return (seat === 0 ? first : greedy)(GAMES[name], new FastDice(`${seed} ${seat}`))
  })
  while (match.outcome === undefined) {
    const [ask] = match.play.asks
    const player = players[ask?.seat ?? -1]
    if (ask === undefined || player === undefined) throw new Error('nobody can answer')
    mover = ask.seat
    match.answer(ask.seat, player.choose(match.see(ask.seat), ask))
  }
  return match
}

function looked(match: ReturnType<typeof played>, depth: Depth = { rounds: 16, seed: 'test' }): Analysis {
  const looking = analyse(match, depth)
  for (;;) {
    const { done, value } = looking.next()
    if (done) return value
  }
}

describe.each(Object.keys(GAMES) as Name[])('the ledger of %s', name => {
  it('adds up exactly, from what everybody had at first to the result', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = played(name, `${seed}`)
      const { ledger, changes } = looked(match, { rounds: 4, seed: 'test' })
      for (const { seat, start, dice, draws, own, others, end } of ledger) {
        expect(start + dice + draws + own + others).toBeCloseTo(end, 9)
        const { winners = [] } = match.outcome ?? {}
        expect(end).toBe(winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0)
      }
      for (const [i, { before }] of changes.entries()) if (i > 0) expect(before).toBe(changes[i - 1]?.after)
    }
  })

  it('is the same with the same seed, and says how sure it is', () => {
    const match = played(name, 'same')
    expect(looked(match)).toEqual(looked(match))
    for (const change of looked(match).changes) expect(errorOf(change, 0)).toBeGreaterThanOrEqual(0)
  })
})

/** The mean of one post of the first seat over many games of Pig. */
function meanOf(post: 'own' | 'dice', first: BotMaker, isLoaded = false): number {
  const games = 30
  let sum = 0
  for (let seed = 0; seed < games; seed++) {
    sum += looked(played('pig', `${seed}`, first, isLoaded)).ledger[0]?.[post] ?? Number.NaN
  }
  return sum / games
}

describe('what a ledger finds', () => {
  it('bad answers are the loss of the one who gave them', () => {
    const careless = meanOf('own', random)
    expect(careless).toBeLessThan(-0.1)
    expect(meanOf('own', greedy)).toBeGreaterThan(careless + 0.1)
  })

  it('a die that never shows its owner a 1 is luck', () => {
    expect(meanOf('dice', greedy, true)).toBeGreaterThan(meanOf('dice', greedy) + 0.2)
  })
})

describe('turning points', () => {
  it('are the largest swings, and name what would have been better', () => {
    const found = Array.from({ length: 12 }, (_, seed) => {
      const match = played('tic-tac-toe', `${seed}`, random)
      const depth = { rounds: 16, seed: 'test' }
      return turningPoints(match, looked(match, depth).changes, depth)
    })
    for (const points of found) {
      expect(points.length).toBeLessThanOrEqual(5)
      expect(points.map(({ swing }) => Math.abs(swing)).toSorted((a, b) => b - a)).toEqual(
        points.map(({ swing }) => Math.abs(swing)),
      )
    }
    const better = found.flat().flatMap(point => point.better ?? [])
    expect(better.length).toBeGreaterThan(0)
    for (const { by } of better) expect(by).toBeGreaterThan(0)
  })
})
