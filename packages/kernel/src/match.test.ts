import { describe, expect, it } from 'vitest'
import { FastDice, ScriptedDice } from './dice.ts'
import { hoard, pig, ticTacToe } from './examples/index.ts'
import type { Decision } from './game.ts'
import { Match } from './match.ts'
import { at } from './testing/index.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

/** Writes the answer down, and asks again. */
function again({ s }: { readonly s: Tiny['state'] }): void {
  s.log.push('answered')
  s.frames.push({ phase: 'start' })
}

const question: Decision<Tiny, Tiny['frame']> = {
  offer: (_, o) => o.ask(0, 'Well?').may(['yes']).may(['no']),
  on: { yes: again, no: again },
}

describe('an answer', () => {
  it('is taken if it is offered', () => {
    const { match } = at(ticTacToe).plays('X mark b2', 'O mark a1')
    expect(match.steps).toEqual([
      { seat: 0, choice: ['mark', 4], draws: [], aside: false },
      { seat: 1, choice: ['mark', 6], draws: [], aside: false },
    ])
    expect(match.see('spectator').view.cells).toEqual([2, 2, 2, 2, 0, 2, 1, 2, 2])
  })

  it('is refused with its rule and the facts if it is not, and nothing changes', () => {
    const { match } = at(ticTacToe).plays('X mark b2')
    const before = JSON.stringify([match.state, match.asks(), match.heard(0), match.steps])
    expect(match.answer(1, ['mark', 4])).toEqual({
      ok: false,
      kind: 'refused',
      broken: [{ rule: 'TT-1.3', facts: { says: 'b2 holds X' } }],
    })
    expect(JSON.stringify([match.state, match.asks(), match.heard(0), match.steps])).toBe(before)
  })

  it('by who is not asked is out of turn; one to another question is out of step', () => {
    at(pig).plays('P2 roll ! PG-1.1')
    at(hoard).plays('A dig ! HO-2.1')
    at(pig, { options: { goal: 10 }, position: { scores: [9, 0], stake: 2 } }).plays('P1 hold', 'P2 roll ! PG-1.1')
  })

  it('that no phase offers or refuses is out of step, unless the game names the rule that is meant', () => {
    const meant = tiny({ start: question }, { meant: ({ choice }) => (choice[0] === 'shout' ? 'TY-1.4' : undefined) })
    const { match } = at(meant)
    expect(match.answer(0, ['shout'])).toEqual({ ok: false, kind: 'refused', broken: [{ rule: 'TY-1.4' }] })
    expect(match.answer(0, ['count', 3])).toEqual({ ok: false, kind: 'refused', broken: [{ rule: 'TY-1.2' }] })
  })

  it('that is malformed is no matter for the rules', () => {
    const { match } = at(ticTacToe)
    expect(match.answer(0, ['mark', 9])).toEqual({
      ok: false,
      kind: 'malformed',
      message: 'word 2 of "mark" is not a cell',
    })
    expect(match.answer(0, 'mark b2')).toMatchObject({ kind: 'malformed' })
    expect(match.answer(0, undefined)).toMatchObject({ kind: 'malformed' })
  })

  it('keeps what was drawn after it', () => {
    const { match } = at(pig).plays('P1 roll = 4')
    expect(match.steps[0]?.draws).toEqual([{ kind: 'roll', of: 6, shows: 4, label: 'pig' }])
    const { match: digging } = at(hoard, {
      position: {
        rows: [
          [1, 2, 3],
          [4, 3, 2],
        ],
      },
    }).plays('A dig = 3')
    expect(digging.steps[0]?.draws).toEqual([{ kind: 'pick', of: 3, shows: 3, label: 'treasure' }])
  })

  it('to a form is judged by every rule that it breaks', () => {
    const table = at(hoard).plays('A row 1-1 ! HO-1.1 HO-1.2', 'A row 3-1-4')
    expect(table.asked).toEqual({ B: ['row'] })
    expect(at(hoard).match.answer(0, ['row', [1, 2]])).toMatchObject({
      broken: [{ rule: 'HO-1.1', facts: { says: '2 guards' } }],
    })
  })
})

describe('a ticket', () => {
  it('is new with every question to a seat', () => {
    const { match } = at(ticTacToe)
    expect(match.asks(0)[0]).toMatchObject({ ticket: 1, phase: 'turn' })
    expect(match.answer(0, ['mark', 0], 1)).toEqual({ ok: true })
    expect(match.asks(1)[0]?.ticket).toBe(1)
    expect(match.answer(1, ['mark', 1], 1)).toEqual({ ok: true })
    expect(match.asks(0)[0]?.ticket).toBe(2)
  })

  it('that is old makes an answer stale, whatever it says', () => {
    const { match } = at(pig)
    expect(match.answer(0, ['roll'], 0)).toEqual({
      ok: false,
      kind: 'stale',
      message: 'the question has changed since; this answer was to an earlier one',
    })
    expect(match.steps).toEqual([])
  })

  it('of a question that somebody has answered in the meantime makes an answer stale, not refused', () => {
    const { match } = at(hoard, { options: { players: 3 } }).plays('B row 1-2-3')
    expect(match.answer(1, ['row', [1, 2, 4]], 1)).toMatchObject({ kind: 'stale' })
    expect(match.answer(1, ['row', [1, 2, 4]])).toMatchObject({ kind: 'refused' })
  })

  it('of one seat does not change with the answers of others to the same question', () => {
    const { match } = at(hoard, { options: { players: 3 } }).plays('B row 1-2-3')
    expect(match.asks().map(({ seat, ticket }) => [seat, ticket])).toEqual([
      [0, 1],
      [2, 1],
    ])
  })

  it('is new when the question is asked again after an undo', () => {
    const { match } = at(ticTacToe).plays('X mark b2').undoes('X')
    expect(match.asks(0)[0]?.ticket).toBe(2)
    expect(match.answer(0, ['mark', 0], 1)).toMatchObject({ kind: 'stale' })
  })

  it('is not needed for an aside', () => {
    expect(at(hoard).match.answer(1, ['concede'], 77)).toEqual({ ok: true })
  })
})

describe('an aside', () => {
  it('may be done at any time by anybody, and is told', () => {
    const table = at(hoard).plays('A row 1-2-3', 'A concede')
    expect(table.match.outcome).toEqual({ winners: [1], by: 'HO-3.2' })
    expect(table.hears('B')).toEqual(['A has answered', 'A: concede', 'The game is over (HO-3.2): B wins'])
    expect(table.match.steps.at(-1)).toMatchObject({ seat: 0, aside: true })
  })

  it('is over with the game', () => {
    expect(at(hoard).plays('A concede', 'B concede ! HO-2.1').match.asides(1)).toBe(undefined)
  })

  it('bars nobody’s undo, and stays when something is taken back', () => {
    const game = tiny(
      { start: question },
      {
        asides: {
          offer: (_, o) => o.may(['shout']),
          on: { shout: ({ s, seat }) => void s.log.push(`${seat} shouts`) },
        },
      },
    )
    const table = at(game).plays('A yes', 'B shout').undoes('A')
    expect(table.match.state.log).toEqual(['1 shouts'])
    expect(table.match.steps.map(step => step.choice)).toEqual([['shout']])
    expect(table.hears('spectator')).toEqual(['B: shout'])
  })

  it('that is not offered is refused', () => {
    const game = tiny(
      { start: question },
      {
        asides: {
          offer: (_, o, seat) => o.try(['shout'], seat === 0 ? 'TY-1.4' : undefined),
          on: { shout: () => undefined },
        },
      },
    )
    at(game).plays('A shout ! TY-1.4', 'B shout')
  })
})

describe('the end', () => {
  it('is told once, by its rule, and asks nobody', () => {
    const table = at(ticTacToe, { position: 'XX. OO. ...' }).plays('X mark c3')
    expect(table.hears('O')).toEqual(['X: mark c3', 'X has three in a row', 'The game is over (TT-1.4): X wins'])
    expect(table.match.asks()).toEqual([])
    table.plays('O mark a1 ! TT-1.1')
  })

  it('may come with a choice that was the only one', () => {
    const { match } = at(ticTacToe, { position: 'XOX XO. OX.' }).plays('O mark c2')
    expect(match.steps).toHaveLength(1)
    expect(match.outcome).toEqual({ winners: [], by: 'TT-1.5' })
    expect(match.heard(0).map(({ event }) => event)).toContainEqual({
      what: 'chose',
      seat: 0,
      choice: ['mark', 8],
      forced: true,
    })
  })
})

describe('where a match begins', () => {
  const game = tiny(
    {
      start: {
        run(s, t) {
          s.log.push(String(t.roll(6, 'first')))
          s.frames.push({ phase: 'ask' })
        },
      },
      ask: { ...question, before: s => void s.log.push('before') },
    },
    { scene: { read: () => ({ frames: [{ phase: 'start' }], log: ['read'] }), show: s => s.log } },
  )

  it('by the set-up, with its draws', () => {
    const match = new Match(game, { seats: 2 }, new ScriptedDice().dictate([5]))
    expect(match.setupDraws).toEqual([{ kind: 'roll', of: 6, shows: 5, label: 'first' }])
    expect(match.state.log).toEqual(['5', 'before'])
  })

  it('in a written position, after the steps on top of it', () => {
    const match = at(game, { position: {}, dice: [2] }).match
    expect(match.state.log).toEqual(['read', '2', 'before'])
    expect(match.asks()).toMatchObject([{ seat: 0, ticket: 1 }])
  })

  it('at an open question that is asked again, and nothing runs', () => {
    const match = Match.resume(
      game,
      { seats: 2 },
      { state: { frames: [{ phase: 'ask' }], log: ['saved'] }, pending: [] },
      new FastDice(1),
    )
    expect(match.state.log).toEqual(['saved'])
    expect(match.asks()).toMatchObject([{ seat: 0, ticket: 1 }])
  })

  it('at its end, which is told', () => {
    const outcome = { winners: [0], by: 'TY-1.3' } as const
    const match = Match.from(game, { seats: 2 }, { frames: [], log: [], outcome }, new FastDice(1))
    expect(match.heard('spectator').map(({ event }) => event)).toEqual([{ what: 'ended', outcome }])
  })
})

it('those who watch hear what is never written down', () => {
  const revealed: unknown[] = []
  const match = new Match(hoard, { players: 2, rounds: 1, wards: false }, new FastDice(1), {
    revealed: (...reveal) => revealed.push(reveal),
  })
  match.answer(0, ['row', [1, 2, 3]])
  match.answer(1, ['row', [1, 2, 3]])
  match.answer(0, ['spy', 2])
  match.answer(1, ['shuffle'])
  match.answer(1, ['first', 2])
  expect(revealed).toEqual([
    ['HO-2.4', [0], 1],
    ['HO-3.1', 'all', [0, 0]],
  ])
})
