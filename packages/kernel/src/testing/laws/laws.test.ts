// @module-tag slow
import { describe, expect, it } from 'vitest'
import { type Hoard, hoard, pig, type TicTacToe, ticTacToe } from '../../examples/index.ts'
import type { Game, Phase } from '../../index.ts'
import { type Tiny, tiny } from '../tiny.ts'
import { botsEnd } from './ends.ts'
import { imagined } from './imagined.ts'
import { judge } from './judge.ts'
import { afterShuffle, broken, offerNoWeaker, withShuffle, withTurn } from './planted/bug.ts'
import { newTally } from './trial.ts'
import { twins } from './twins.ts'

const FOUR = ['A', 'B', 'C', 'D'].map(name => ({ name, role: 'Player' }))

describe('the examples break no law', () => {
  it('tic-tac-toe', () => expect(broken(ticTacToe)).toEqual(new Map()))
  it('pig', () => expect(broken(pig, { games: 10 })).toEqual(new Map()))
  it('hoard', () => expect(broken(hoard)).toEqual(new Map()))
})

describe('law 3', () => {
  it('lets a clone share what is frozen', () => {
    const corners = Object.freeze([0, 2, 6, 8])
    const shared: Game<TicTacToe> = { ...ticTacToe, setup: (o, t) => ({ ...ticTacToe.setup(o, t), corners }) }
    expect(broken(shared)).toEqual(new Map())
  })
})

describe('law 5', () => {
  it('is not broken where the same is revealed', () => {
    const revealing = afterShuffle((t, s, seat) => {
      const guard = s.rows[seat]?.[0] ?? 0
      t.reveal('HO-2.5', 'all', guard)
      t.tell({ what: 'dug', seat, coins: guard })
    })
    expect(broken(revealing, { games: 200 })).toEqual(new Map())
  })

  it('is not broken by a quiet question that all but one have answered', () => {
    const window: Phase<Tiny> = {
      offer(s, o) {
        for (let seat = 0; seat < 4; seat++) o.ask(seat, `Round ${s.log.length}`, 'quiet').may(['yes']).may(['no'])
      },
      all(s) {
        s.log.push('passed')
        s.frames.push({ phase: s.log.length < 8 ? 'start' : 'end' })
      },
    }
    expect(broken(tiny({ start: window }, { seats: () => FOUR }), { hides: false }).get(5)).toBe(undefined)
  })

  it('is broken if hardly anything could be compared', () => {
    const says = twins.inAll?.({ ...newTally(), games: 100, hidden: 50, compared: 3 })
    expect(says).toBe('something is hidden, but in 100 games twins that differ could be compared only 3 times')
    expect(twins.inAll?.({ ...newTally(), games: 100 })).toBe(undefined)
  })

  it('counts its comparisons', () => {
    const tally = newTally()
    expect(judge(twins, hoard, { games: 100, seed: 1 }, tally)).toBe(undefined)
    expect(tally.games).toBe(100)
    expect(tally.compared).toBeGreaterThan(100)
  })
})

describe('law 7', () => {
  it('is kept by bots that choose what is offered', () => {
    const first = botsEnd([() => ({ choose: (_, ask) => ask.options[0] as never })])
    expect(judge(first, ticTacToe, { games: 20, seed: 1 })).toBe(undefined)
    expect(judge(first, hoard, { games: 20, seed: 1 })).toBe(undefined)
  })
})

describe('law 10', () => {
  it('is kept by a secret question that is asked even if it leaves one choice', () => {
    const asking = withShuffle({
      offer(s, o) {
        offerNoWeaker(s, o)
        o.evenIfForced()
      },
    })
    expect(broken(asking)).toEqual(new Map())
  })

  it('is kept where everybody knows that there is only one choice', () => {
    const first = withShuffle({
      offer: (s, o) => o.ask(s.mover, 'Leave them as they are', 'secret').may(['first', s.rows[s.mover]?.[0] ?? 0]),
    })
    expect(broken(first)).toEqual(new Map())
    const digging = withTurn<Hoard>(hoard, { offer: (s, o) => o.ask(s.mover, 'Dig').may(['dig']) })
    expect(broken(digging).get(10)).toBe(undefined)
  })
})

describe('a breach', () => {
  const tired: Game<Hoard> = { ...hoard, sound: s => (s.turnsLeft < 3 ? ['it is late'] : []) }

  it('says the game, the law, the options and what was played, and how to see it again', () => {
    const says = judge(imagined, tired, { games: 20, seed: 1 })
    expect(says).toContain('hoard breaks law 4: a seat cannot tell what it imagines from the truth')
    expect(says).toContain('the state is not sound: it is late')
    expect(says).toMatch(/to see it again: laws\(game, \{ games: 1, trial: \{"seed":\d+,"options":\{"players":2,/)
    expect(says).toMatch(/options players=2 rounds=4 wards=\w+\n {4}seed \d+\n {4}setup\n {4}[AB] row /)
  })

  it('can be seen again by its seed', () => {
    const says = judge(imagined, tired, { games: 20, seed: 1 }) ?? ''
    const trial = JSON.parse(/trial: (\{.*\}) \}\)/.exec(says)?.[1] ?? '{}')
    expect(judge(imagined, tired, { games: 1, seed: 99, trial })).toBe(says)
  })
})
