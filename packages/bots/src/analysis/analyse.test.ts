// @module-tag slow
import { anyGame, type Dice, FastDice, Match } from '@undercroft/kernel'
import { hoard, pig, ticTacToe } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'
import { type Analysis, analyse, analysisOf, type Depth, ledgerIn } from './analyse.ts'
import { Forecast } from './forecast.ts'
import { type Glimpse, glimpses, joinGlimpses } from './glimpse.ts'
import { errorOf, ledgerOf, swingOf, weightOf } from './ledger.ts'
import { reportOf } from './report.ts'
import { playThrough, worldOf } from './through.ts'
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

  it('is the same when nothing else is looked at', () => {
    const match = played(name, 'alone')
    const depth = { rounds: 4, seed: 'test' }
    expect(ledgerIn(match, depth)).toEqual(looked(match, depth).ledger)
  })

  it('is the same with the same seed, and says how sure it is', () => {
    const match = played(name, 'same')
    expect(looked(match)).toEqual(looked(match))
    for (const change of looked(match).changes) expect(errorOf(change, 0)).toBeGreaterThanOrEqual(0)
  })
})

/** What so many workers find in passes of these rounds, where each has every so-manyth answer. */
function lookedApart(match: ReturnType<typeof played>, workers: number, passes: readonly number[]): Analysis {
  const found: Glimpse[] = []
  for (const to of passes) {
    for (let worker = workers - 1; worker >= 0; worker--) {
      const rounds = (step: number) => ({ from: found[step]?.rounds ?? 0, to: step % workers === worker ? to : 0 })
      for (const glimpse of glimpses(match, { seed: 'test', rounds })) {
        found[glimpse.step] = joinGlimpses(found[glimpse.step], glimpse)
      }
    }
  }
  return analysisOf(found)
}

describe.each(Object.keys(GAMES) as Name[])('a look at %s that is shared', name => {
  const match = played(name, 'shared')

  it('finds the same with any number of workers', () => {
    expect(lookedApart(match, 3, [4, 16])).toEqual(lookedApart(match, 1, [4, 16]))
  })

  it('finds in passes what it finds at once, but for the last digit', () => {
    const [passes, once] = [lookedApart(match, 2, [4, 16]), looked(match)]
    for (const [i, { after }] of passes.changes.entries()) {
      for (const [seat, chance] of after.chance.entries()) {
        expect(chance).toBeCloseTo(once.changes[i]?.after.chance[seat] ?? Number.NaN, 9)
      }
    }
  })
})

describe('an answer that the bots who play on would surely give', () => {
  it.each(['pig', 'tic-tac-toe'] as const)('changes nothing in %s, and need not be looked at', name => {
    const match = played(name, 'usual')
    const forecast = new Forecast(match.game, match.game.seats(match.options).length, 'apart')
    const worlds = Array.from(playThrough(match), ({ play }) => worldOf(match.game, play))
    const of = (step: number) => {
      const world = worlds[step]
      if (world === undefined) throw new Error(`there is no answer ${step}`)
      return forecast.of({ name: `${step}`, world }, 400)
    }
    const none = looked(match).changes.filter(({ isNone }) => isNone)
    expect(none.length).toBeGreaterThan(0)
    for (const change of none) {
      expect(change.after).toBe(change.before)
      expect(errorOf(change, 0)).toBe(0)
      if (match.steps[change.step - 1]?.draws.length !== 0) continue // what its draws brought is looked at
      const apart = { before: of(change.step - 1), after: of(change.step) }
      expect(Math.abs(swingOf(apart, 0))).toBeLessThanOrEqual(4 * errorOf(apart, 0))
    }
  })

  it('is neither the end of a game nor one that was left to chance', () => {
    const match = played('tic-tac-toe', 'usual')
    const { changes } = looked(match)
    expect(changes.at(-1)).not.toHaveProperty('isNone')
    expect(changes.some(({ cause, isNone }) => cause.kind === 'answer' && !isNone)).toBe(true)
  })
})

describe('what a longer look alone has changed', () => {
  const at = (chance: number) => ({ chance: [chance, 1 - chance], error: [0, 0] })
  const changes = (look: number) => [
    { step: 1, cause: { kind: 'look' as const }, before: at(0.5), after: at(0.5 + look) },
    { step: 2, cause: { kind: 'answer' as const, seat: 0 }, before: at(0.5 + look), after: at(1) },
  ]

  it('is shared by the answers of all, and uncertain', () => {
    const [first] = ledgerOf(changes(0.4), 2)
    expect(first?.own).toBeCloseTo(0.3)
    expect(first?.others).toBeCloseTo(0.2)
    expect(first?.errors).toEqual({ dice: 0, draws: 0, own: 0.2, others: 0.2 })
  })

  it('leaves open whether luck or decisions weighed more, if it is most of the result', () => {
    expect(ledgerOf(changes(0.4), 2).map(weightOf)).toEqual(['unclear', 'unclear'])
    expect(ledgerOf(changes(0.05), 2).map(weightOf)).toEqual(['answers', 'answers'])
  })
})

describe('what a seat knew', () => {
  it('is said where something is hidden from it, and nowhere else', () => {
    expect(looked(played('hoard', 'knew')).knew.length).toBeGreaterThan(0)
    expect(looked(played('tic-tac-toe', 'knew')).knew).toEqual([])
  })
})

describe('good answers', () => {
  it('are fewer where they are given at random, and a quick bot in the same places gives more', () => {
    let [answers, good, bot] = [0, 0, 0]
    for (let seed = 0; seed < 20; seed++) {
      const [first] = looked(played('tic-tac-toe', `${seed}`, random)).skills
      answers += first?.answers ?? 0
      good += first?.good ?? 0
      bot += first?.bot ?? 0
    }
    expect(good).toBeLessThan(bot)
    expect(bot).toBeLessThanOrEqual(answers)
  })
})

describe('the report', () => {
  it('has a moment for each post of a change, which add up to the posts', () => {
    const report = reportOf('pig', ['P1', 'P2'], looked(played('pig', 'report')), 1)
    expect(Object.keys(report.seats[0] ?? {})).toEqual(['seat', 'start', 'end', 'dice', 'draws', 'own', 'others'])
    for (const seat of report.seats) {
      for (const post of ['dice', 'draws', 'own', 'others'] as const) {
        const moments = report.moments.filter(each => each.seat === seat.seat && each.what === post)
        expect(moments.reduce((sum, { before, after }) => sum + after - before, 0)).toBeCloseTo(seat[post], 9)
      }
    }
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
      return turningPoints(match, looked(match, depth), depth)
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
