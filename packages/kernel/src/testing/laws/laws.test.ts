import { describe, expect, it } from 'vitest'
import { type Hoard, hoard, type Pig, pig, type TicTacToe, ticTacToe } from '../../examples/index.ts'
import { type Decision, type Game, Match, type Phase, type Shape, type Table } from '../../index.ts'
import { LAWS } from '../laws.ts'
import { type Tiny, tiny } from '../tiny.ts'
import { botsEnd } from './ends.ts'
import { imagined } from './imagined.ts'
import { type Judging, judge } from './judge.ts'
import { newTally } from './trial.ts'
import { twins } from './twins.ts'

/** The numbers of the laws that a game breaks, with what is said of each. */
function broken<T extends Shape>(game: Game<T>, judging: Partial<Judging<T>> = {}): Map<number, string> {
  const found = new Map<number, string>()
  for (const law of LAWS) {
    const says = judge(law, game, { games: 60, seed: 3, ...judging })
    if (says !== undefined) found.set(law.number, says)
  }
  return found
}

/** The game with another phase `turn`. */
function withTurn<T extends Shape>(game: Game<T>, change: Partial<Decision<T, T['frame']>>): Game<T> {
  const phases = game.phases as unknown as { readonly turn: Decision<T, T['frame']> }
  return { ...game, phases: { ...phases, turn: { ...phases.turn, ...change } } as unknown as Game<T>['phases'] }
}

const FOUR = ['A', 'B', 'C', 'D'].map(name => ({ name, role: 'Player' }))

const turnOf = (game: Game<TicTacToe>): Decision<TicTacToe, TicTacToe['frame']> =>
  game.phases.turn as Decision<TicTacToe, TicTacToe['frame']>

describe('the examples break no law', () => {
  it('tic-tac-toe', () => expect(broken(ticTacToe)).toEqual(new Map()))
  it('pig', () => expect(broken(pig, { games: 10 })).toEqual(new Map()))
  it('hoard', () => expect(broken(hoard)).toEqual(new Map()))
})

describe('law 1', () => {
  it('is broken by a refusal that cites no rule of the book', () => {
    const game = withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        turnOf(ticTacToe).offer(s, o, f)
        const marked = s.cells.findIndex(cell => cell !== 2)
        if (marked >= 0) o.refuse(['mark', marked], 'TT-9.9' as 'TT-1.3')
      },
    })
    const found = broken(game)
    expect([...found.keys()]).toEqual([1])
    expect(found.get(1)).toContain('TT-9.9, which is not in the rulebook')
  })

  it('is broken by an offer that changes when refusals are worked out', () => {
    const game = withTurn<TicTacToe>(ticTacToe, {
      offer(s, o) {
        o.ask(s.mover, o.explaining ? 'Mark an empty cell' : 'Mark a cell')
        for (const [cell, mark] of s.cells.entries()) if (mark === 2) o.may(['mark', cell])
      },
    })
    const found = broken(game)
    expect([...found.keys()]).toEqual([1])
    expect(found.get(1)).toContain('asks something else when refusals are worked out: prompt')
  })

  it('is broken by a choice that is both offered and refused', () => {
    const game = withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        turnOf(ticTacToe).offer(s, o, f)
        if (s.cells[4] === 2) o.refuse(['mark', 4], 'TT-1.2')
      },
    })
    const found = broken(game)
    expect([...found.keys()]).toEqual([1])
    expect(found.get(1)).toContain('both offers and refuses "mark b2"')
  })

  it('is broken by an offer that is not accepted', () => {
    const game = withTurn<Pig>(pig, {
      offer(s, o, f) {
        ;(pig.phases.turn as Decision<Pig, Pig['frame']>).offer(s, o, f)
        o.may(['roll', 6] as never)
      },
    })
    const found = broken(game, { games: 5 })
    expect([...found.keys()]).toEqual([1, 2]) // its words cannot say it either
    expect(found.get(1)).toContain('"roll" takes 0 words, not 1')
  })

  it('is broken by an offer that nothing handles', () => {
    const game = withTurn<TicTacToe>(ticTacToe, { on: {} })
    expect(broken(game).get(1)).toContain('"turn" offers "mark", but has no handler for it')
  })

  it('is broken by a question that changes the state', () => {
    const game = withTurn<Pig>(pig, {
      offer(s, o, f) {
        ;(pig.phases.turn as Decision<Pig, Pig['frame']>).offer(s, o, f)
        if (o.explaining && s.stake > 0) s.stake++
      },
    })
    expect(broken(game, { games: 5 }).get(1)).toMatch(/refused choices changed state\.stake from \d+ to \d+/)
  })
})

describe('law 2', () => {
  it('is broken by chance that does not come from the table', () => {
    const game = withTurn<Pig>(pig, {
      on: {
        ...(pig.phases.turn as Decision<Pig, Pig['frame']>).on,
        roll({ s }) {
          s.stake += 1 + Math.floor(Math.random() * 6)
          s.frames.push({ phase: 'turn' })
        },
      },
    })
    const found = broken(game, { games: 5 })
    expect([...found.keys()]).toEqual([2, 5, 6]) // twins cannot be given the same dice, nor can the record of an undo
    expect(found.get(2)).toMatch(/played again, the state after step \d+ differs: s/)
  })

  it.each<[string, unknown, string]>([
    ['a Map', new Map(), 'state.extra is a Map, not plain data'],
    ['infinity', Number.POSITIVE_INFINITY, 'state.extra is Infinity, which JSON cannot say'],
    ['null', null, 'state.extra is null'],
    ['a hole in a list', [undefined], 'state.extra[0] is of type undefined'],
  ])('is broken by %s in the state', (_, extra, says) => {
    const game: Game<TicTacToe> = { ...ticTacToe, setup: (o, t) => ({ ...ticTacToe.setup(o, t), extra }) }
    expect(broken(game).get(2)).toContain(says)
  })

  it('is broken by something that only lives outside of the state', () => {
    let marks = 0
    const game: Game<TicTacToe> = {
      ...withTurn<TicTacToe>(ticTacToe, {
        on: {
          mark({ s, f, seat, choice, t }) {
            marks++
            turnOf(ticTacToe).on.mark?.({ s, f, seat, choice, t })
            if (marks % 50 === 0 && s.outcome === undefined) s.outcome = { winners: [], by: 'TT-1.5' }
          },
        },
      }),
    }
    expect(broken(game).has(2)).toBe(true)
  })
})

describe('law 3', () => {
  it('is broken by a clone that shares', () => {
    const shared: Game<TicTacToe> = {
      ...ticTacToe,
      setup: (o, t) => ({ ...ticTacToe.setup(o, t), corners: [0, 2, 6, 8] }),
    }
    const found = broken(shared)
    expect([...found.keys()]).toEqual([3])
    expect(found.get(3)).toContain('a clone shares corners with its original, and it is not frozen')
  })

  it('lets a clone share what is frozen', () => {
    const corners = Object.freeze([0, 2, 6, 8])
    const shared: Game<TicTacToe> = { ...ticTacToe, setup: (o, t) => ({ ...ticTacToe.setup(o, t), corners }) }
    expect(broken(shared)).toEqual(new Map())
  })

  it('is broken by a clone that forgets', () => {
    const game: Game<Pig> = { ...pig, clone: s => ({ ...pig.clone(s), stake: 0 }) }
    const found = broken(game, { games: 10 })
    expect(found.get(3)).toMatch(/a clone differs: stake is \d+ in the original and 0 in the clone/)
  })
})

describe('law 4', () => {
  it('is broken by imagining what the seat knows to be otherwise', () => {
    const game: Game<TicTacToe> = {
      ...ticTacToe,
      imagine: (view, seat, dice) => ({ ...ticTacToe.imagine(view, seat, dice), mover: 0 }),
    }
    const found = broken(game)
    expect([...found.keys()]).toEqual([4])
    expect(found.get(4)).toContain(
      'what it imagines looks different: seen.view.mover is 1 in truth and 0 when imagined',
    )
  })

  it('is broken by imagining the truth where something is hidden', () => {
    let truth: Hoard['state'] | undefined
    const game: Game<Hoard> = {
      ...hoard,
      view(s, viewer) {
        truth = s
        return hoard.view(s, viewer)
      },
      imagine: (view, seat, dice) => hoard.clone(truth ?? hoard.imagine(view, seat, dice)),
    }
    const found = broken(game)
    expect([...found.keys()]).toEqual([4])
    expect(found.get(4)).toContain('imagined positions were the true one: imagine tells a secret')
  })

  it('is broken by a state that is not sound', () => {
    const game: Game<TicTacToe> = { ...ticTacToe, sound: s => (s.marks > 4 ? ['five marks are too many'] : []) }
    const found = broken(game)
    expect([...found.keys()]).toEqual([4])
    expect(found.get(4)).toContain('the state is not sound: five marks are too many')
  })
})

describe('law 5', () => {
  const leaking = (change: (t: Table<Hoard>, s: Hoard['state'], seat: number) => void): Game<Hoard> => {
    const shuffle = hoard.phases.shuffle as Decision<Hoard, { readonly phase: 'shuffle' }>
    const first: NonNullable<typeof shuffle.on.first> = answered => {
      shuffle.on.first?.(answered)
      change(answered.t, answered.s, answered.seat)
    }
    return { ...hoard, phases: { ...hoard.phases, shuffle: { ...shuffle, on: { first } } as typeof shuffle } }
  }

  it('is broken by an event that leaks', () => {
    const found = broken(
      leaking((t, s, seat) => t.tell({ what: 'dug', seat, coins: s.rows[seat]?.[0] ?? 0 })),
      { games: 200 },
    )
    expect([...found.keys()]).toEqual([5])
    expect(found.get(5)).toMatch(/heard\[\d+\]\.event\.coins is \d in truth and \d in a twin/)
  })

  it('is broken by knowledge that came without a reveal', () => {
    const learns = leaking((_, s, seat) => {
      for (const knows of s.knows) knows[seat] = s.rows[seat]?.[0] ?? 0
    })
    const found = broken(learns, { games: 200 })
    expect([...found.keys()]).toEqual([5])
    expect(found.get(5)).toMatch(/seen\.view\.knows/)
  })

  it('is broken by a refusal, or its facts, that leaks', () => {
    const turn = hoard.phases.turn as Decision<Hoard, Hoard['frame']>
    const game = withTurn<Hoard>(hoard, {
      offer(s, o, f) {
        turn.offer(s, o, f)
        const weak = s.rows.findIndex((row, seat) => seat !== s.mover && row[0] === 1)
        if (weak >= 0) o.refuse(['first', 1], 'HO-2.1')
      },
    })
    const found = broken(game, { games: 200 })
    expect(found.get(4)).toMatch(/asks\[0\]\.refused/) // what it imagines is not asked the same
    const facts = withTurn<Hoard>(hoard, { facts: ({ s }) => ({ says: `the guards are ${s.rows.join()}` }) })
    expect(broken(facts).get(4)).toMatch(/facts\[\d\]\.says/)
  })

  it('is broken by naming a rule for a strange choice by what is hidden', () => {
    const game: Game<Hoard> = {
      ...hoard,
      meant: ({ s, seat }) => ((s.rows[(seat + 1) % s.rows.length]?.[0] ?? 0) > 2 ? 'HO-1.1' : 'HO-1.2'),
    }
    expect(broken(game).get(5)).toMatch(/broken\[0\]\.rule is "HO-1\.\d" in truth and "HO-1\.\d" in a twin/)
  })

  it('is not broken where the same is revealed', () => {
    const revealing = leaking((t, s, seat) => {
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

describe('law 6', () => {
  it('is broken by an undo that is always allowed', () => {
    class Lenient<T extends Shape> extends Match<T> {
      override mayUndo(): boolean {
        return true
      }
    }
    const begin: Judging<Hoard>['begin'] = (game, options, dice, watcher) => new Lenient(game, options, dice, watcher)
    const found = broken(hoard, { begin })
    expect([...found.keys()]).toEqual([6])
    expect(found.get(6)).toContain('may take back what is final, or what a roll, a pick, a reveal,')
  })

  it('is broken by an undo that is never allowed', () => {
    class Strict<T extends Shape> extends Match<T> {
      override mayUndo(): boolean {
        return false
      }
    }
    const begin: Judging<TicTacToe>['begin'] = (game, options, dice, watcher) =>
      new Strict(game, options, dice, watcher)
    const found = broken(ticTacToe, { begin })
    expect([...found.keys()]).toEqual([6])
    expect(found.get(6)).toContain('cannot take back an answer after which nothing was learned')
  })

  it('is broken by an undo that does not bring everything back', () => {
    class Forgetful<T extends Shape> extends Match<T> {
      override undo(seat: number): ReturnType<Match<T>['undo']> {
        const undone = super.undo(seat)
        if (undone.ok && this.state.frames[0] !== undefined)
          this.state.frames = [this.state.frames[0], ...this.state.frames]
        return undone
      }
    }
    const begin: Judging<TicTacToe>['begin'] = (game, options, dice, watcher) =>
      new Forgetful(game, options, dice, watcher)
    expect(broken(ticTacToe, { begin }).get(6)).toContain(
      'undo does not give back what was before: state.frames[1] was',
    )
  })
})

describe('law 7', () => {
  it('is broken by a game that is longer than its bound', () => {
    const found = broken({ ...pig, bound: 5 }, { games: 5 })
    expect([...found.keys()]).toEqual([7])
    expect(found.get(7)).toContain('after 5 answers, the bound of the game, it is not over')
  })

  it('is broken by an end that nobody knows the rule of', () => {
    const game = withTurn<Pig>(pig, {
      before(s) {
        if (s.stake > 9) s.outcome = { winners: [7], by: 'PG-9.9' as 'PG-1.6' }
      },
    })
    expect(broken(game, { games: 5 }).get(7)).toContain('the winners are 7')
  })

  it('is broken by a bot that chooses what is not offered', () => {
    const stubborn = botsEnd([() => ({ choose: () => ['mark', 4] as never })])
    expect(judge(stubborn, ticTacToe, { games: 3, seed: 1 })).toContain('a bot chose "mark b2", which is not offered')
  })

  it('is kept by bots that choose what is offered', () => {
    const first = botsEnd([() => ({ choose: (_, ask) => ask.options[0] as never })])
    expect(judge(first, ticTacToe, { games: 20, seed: 1 })).toBe(undefined)
    expect(judge(first, hoard, { games: 20, seed: 1 })).toBe(undefined)
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
