import { describe, expect, it } from 'vitest'
import { FastDice } from './dice.ts'
import { hoard, pig, ticTacToe } from './examples/index.ts'
import type { Asides, Game, Together } from './game.ts'
import { Match } from './match.ts'
import { at } from './testing/index.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

/** All have handed in their rows of guards, and it is A's turn. */
const ROWS = ['1-2-3', '4-3-2', '1-2-4'].map(row => row.split('-').map(Number))
const inTurn = (players = 2) => at(hoard, { options: { players }, position: { rows: ROWS.slice(0, players) } })

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
