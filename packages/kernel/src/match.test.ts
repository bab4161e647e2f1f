import { describe, expect, it } from 'vitest'
import { FastDice, ScriptedDice } from './dice.ts'
import { hoard, pig, ticTacToe } from './examples/index.ts'
import type { Asides, Decision, Game, Together } from './game.ts'
import { Match } from './match.ts'
import { at } from './testing/index.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

/** Both have handed in their rows of guards, and it is A's turn. */
const ROWS = ['1-2-3', '4-3-2', '1-2-4'].map(row => row.split('-').map(Number))
const inTurn = (players = 2) => at(hoard, { options: { players }, position: { rows: ROWS.slice(0, players) } })

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
    const { match: digging } = inTurn().plays('A dig = 3')
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

describe('undo', () => {
  it('gives back what was before, and what was told is untold', () => {
    const table = inTurn()
    const before = JSON.stringify([table.match.state, table.match.heard(0)])
    table.plays('A shuffle', 'A first 3')
    expect(table.hears('B')).toEqual(['A: shuffle', 'A has answered', 'A rearranges the guards'])
    table.undoes('A').undoes('A')
    expect(JSON.stringify([table.match.state, table.match.heard(0)])).toBe(before)
    expect(table.match.steps).toEqual([])
    table.undoes('A ! nothing can be taken back')
  })

  it.each([
    ['a roll', at(pig).plays('P1 roll = 6'), 'P1'],
    ['a pick', inTurn().plays('A dig = 3'), 'A'],
    ['a reveal', inTurn().plays('A spy 2'), 'A'],
    ['another seat’s answer', at(ticTacToe).plays('X mark b2', 'O mark a1'), 'X'],
    ['the end', at(ticTacToe, { position: 'XX. OO. ...' }).plays('X mark c3'), 'X'],
  ] as const)('does not go back over %s', (_, table, name) => {
    expect(table.match.mayUndo(table.seat(name))).toBe(false)
    table.undoes(`${name} ! nothing can be taken back: a die, a secret or another player came in between`)
  })

  it('is for who answered last, as far as that seat answered in a row', () => {
    const { match } = at(ticTacToe).plays('X mark b2', 'O mark a1')
    expect([match.mayUndo(0), match.mayUndo(1)]).toEqual([false, true])
    match.undo(1)
    expect([match.mayUndo(0), match.mayUndo(1)]).toEqual([false, false])
  })
})

describe('an answer that others are still thinking about', () => {
  const vote = (change: Partial<Together<Tiny, Tiny['frame']>>): Game<Tiny> =>
    tiny({
      start: {
        offer(_, o) {
          for (const seat of [0, 1, 2]) o.ask(seat, 'Vote', 'secret').may(['yes']).may(['no'])
        },
        all: (s, _, answers) => {
          s.log.push(answers.join())
          s.frames.push({ phase: 'end' })
        },
        ...change,
      },
    })
  const options = { seats: 3 }

  it('can be taken back, and the answers of others stay', () => {
    const table = at(vote({}), { options }).plays('A yes', 'B no').undoes('A')
    expect(table.asked).toEqual({ A: ['yes', 'no'], C: ['yes', 'no'] })
    expect(table.match.steps.map(step => step.seat)).toEqual([1])
    expect(table.hears('C')).toEqual(['B has answered'])
    expect(table.match.play.pending).toEqual([undefined, ['no']])
    table.plays('C no', 'A no')
    expect(table.match.state.log).toEqual(['no,no,no'])
  })

  it('leaves nothing behind when the last one is taken back', () => {
    const { match } = at(vote({}), { options }).plays('A yes', 'C no').undoes('C')
    expect(match.play.pending).toEqual([['yes']])
    expect(match.undo(0)).toEqual({ ok: true })
    expect([match.play.pending, match.steps, match.heard(1)]).toEqual([[], [], []])
  })

  it('is taken back from under what others did aside, which then stands in the place that its record gives it', () => {
    const asides: Asides<Tiny> = {
      offer: (_, o) => void o.may(['shout']),
      on: { shout: ({ s, seat }) => void s.log.push(`${seat} shouts`) },
    }
    const { match } = at({ ...vote({}), asides }, { options })
      .plays('A yes', 'B shout')
      .undoes('A')
    expect(match.state.log).toEqual(['1 shouts'])
    expect(match.heard(2).map(({ step }) => step)).toEqual([1])
    expect(match.undo(0)).toMatchObject({ ok: false })
  })

  it('is taken back in a match that was resumed', () => {
    const { match } = at(vote({}), { options }).plays('A yes', 'C no')
    const again = Match.resume(match.game, options, match.play, new FastDice(1))
    expect(again.undo(2)).toEqual({ ok: true })
    again.answer(1, ['no'])
    expect(again.undo(0)).toEqual({ ok: true })
    expect(again.play.pending).toEqual([undefined, ['no']])
  })

  it('gives its seat a new ticket when it is taken back, and nobody else', () => {
    const { match } = at(vote({}), { options }).plays('A yes', 'B no').undoes('A')
    expect(match.asks().map(({ seat, ticket }) => [seat, ticket])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })

  it('cannot be taken back where it is final, nor when all have answered', () => {
    at(vote({ final: 'TY-1.4' }), { options })
      .plays('A yes')
      .undoes('A ! that answer is final (TY-1.4)')
    at(vote({}), { options }).plays('A yes', 'B yes', 'C yes').undoes('C ! nothing can be taken back')
  })

  it('is seen by nobody else before all have answered', () => {
    const table = at(vote({}), { options }).plays('B no')
    expect(table.match.see(1).answered).toEqual([{ seat: 1, choice: ['no'] }])
    expect(table.match.see(0).answered).toEqual([{ seat: 1 }])
    expect(table.hears('B')).toEqual(['B has answered'])
    table.plays('A yes', 'C yes')
    expect(table.hears('B').slice(1, 4)).toEqual(['A has answered', 'C has answered', 'B: no'])
  })
})

describe('a quiet question', () => {
  const raid = () => inTurn().plays('A raid 2')

  it('is not seen by the others, nor is its answer', () => {
    const table = raid()
    expect(table.match.see(0).deciding).toEqual([])
    expect(table.match.see(1).deciding).toEqual([{ seat: 1, prompt: 'Bar the raid' }])
    table.plays('B let = 6')
    expect(table.hears('A')).toEqual([
      'A: raid 2',
      'The die for raid shows 6 of 6',
      'A turns up a 4 of B and wins a coin',
    ])
    expect(table.hears('B')).toContain('B: let')
  })

  it('that is answered with something open is heard by its effect alone', () => {
    expect(raid().plays('B bar').hears('A')).toEqual(['A: raid 2', 'B bars the raid with a ward'])
  })

  it('bars undo from the start, or losing it would tell that somebody has answered', () => {
    raid().undoes('A ! nothing can be taken back')
  })

  it('leaves how many have answered out of what is heard meanwhile', () => {
    const { match } = inTurn(3).plays('A raid 2', 'B let', 'B concede')
    const stepOf = (verb: string) =>
      match.heard(0).find(({ event }) => event.what === 'chose' && event.choice[0] === verb)?.step
    expect(stepOf('concede')).toBe(stepOf('raid'))
  })

  it('leaves no trace when its answer is taken back', () => {
    const table = inTurn(3).plays('A raid 2', 'B bar').undoes('B')
    expect(table.hears('A')).toEqual(['A: raid 2'])
    expect(table.hears('C')).toEqual(['A: raid 2'])
    expect(table.hears('B')).toEqual(['A: raid 2'])
    expect(table.match.see(2).answered).toEqual([])
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
