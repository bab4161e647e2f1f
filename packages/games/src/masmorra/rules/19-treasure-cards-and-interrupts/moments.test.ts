// @module-tag slow
import { FastDice, Match, narrate, readOptions, standingAnswer } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra as game } from '../../index.ts'
import { aimedAt, sayAimed } from '../../state/aims.ts'
import { MODES } from '../../state/options.ts'

const rooms = ['L1-02 1:0', 'L1-15 2:0']
const foes = { 'L1-02': ['orc'] }

/** What the seat is asked. */
function prompt(position: unknown, lines: readonly string[], name: string, options = {}): string {
  const table = at(game, { position, options }).plays(...lines)
  return table.match.asks().find(({ seat }) => seat === table.seat(name))?.prompt ?? 'nothing'
}

describe('who may answer knows what would be answered (MA-19.8)', () => {
  const dispel = { hand: ['T14'] }
  it.each([
    ['a monster', 'T10 m0', 'Jay has played Banishment on Orc 3/2 in Minor Monster Room (L1-02)'],
    ['a room', 'T18 r2', 'Jay has played Blink Scroll in Portal (L1-15)'],
    ['a Hero', 'T16 mika', 'Jay has played Bitter Rival for Mika'],
  ])('%s', (_, play, says) => {
    const [card = ''] = play.split(' ')
    const heroes = { jay: { hand: [card] }, mika: { ...dispel, xp: 3, learned: ['A1'] }, odda: {} }
    const table = at(game, { position: { heroes, rooms, foes, dice: 'E' } }).plays(`P1 play ${play}`)
    expect(table.match.asks()[0]?.prompt).toBe(`Play a card now? ${says}`)
    expect(table.hears('spectator').at(-1)).toContain(says.replace('has played', 'plays'))
  })

  const at02 = { room: 'L1-02' }
  it.each([
    [
      'the tile',
      { heroes: { jay: {}, mika: { hand: ['T12'] } }, up: ['L1-16', 'S-02'], mp: 1 },
      ['P1 explore'],
      'Gold Room (L1-16)',
    ],
    [
      'the ability',
      { heroes: { algus: { xp: 8, learned: ['A1', 'A2'] }, mika: { hand: ['T06'] } }, rooms, dice: 'G' },
      ['P1 use blink 0 r2'],
      'Blink in Portal (L1-15)',
    ],
    [
      'the Room Action',
      { heroes: { jay: { room: 'L1-15' }, mika: { hand: ['T19'] } }, rooms, dice: 'G' },
      ['P1 portal 0 r0'],
      'the portal in Starting Room (S-01)',
    ],
    [
      'the monster',
      { heroes: { jay: at02, mika: { hand: ['T05'] } }, rooms, foes, dice: 'R', discard: ['T11', 'T11'] },
      ['P1 fight', 'P1 resolve'],
      'Orc 3/2 in Minor Monster Room (L1-02)',
    ],
  ])('%s', (_, position, lines, says) => {
    expect(prompt(position, lines, 'P2')).toContain(`(${says})`)
  })

  it.each(MODES)('in %s, whatever chance plays', mode => {
    const options = readOptions(game.options, { mode, roundLimit: 10 })
    if (!options.ok) throw new Error('no options')
    const luck = new FastDice(mode)
    const names = game.seats(options.value).map(seat => seat.name)
    let aimed = 0
    for (let seed = 0; seed < 6; seed++) {
      const match = new Match(game, options.value, new FastDice(`${mode} ${seed}`))
      for (let i = 0; i < 500 && match.outcome === undefined; i++) {
        const { asks, state } = match.play
        const top = state.stack.at(-1)
        const said = top === undefined ? '' : sayAimed(aimedAt(state, top.target))
        const ask = asks[luck.below(asks.length)]
        if (ask === undefined) throw new Error('nobody is asked')
        if (said !== '') {
          aimed++
          expect(ask.prompt).toContain(said)
          const told = match.heard('spectator').findLast(({ event }) => event.what === 'played')
          expect(told === undefined ? '' : narrate(game, told.event, names)).toContain(said)
        }
        match.answer(ask.seat, ask.options[luck.below(ask.options.length)] ?? ['pass'])
      }
    }
    if (mode !== 'alliance') expect(aimed).toBeGreaterThan(3) // there no card answers another
  })
})

describe('windows that offer only Pass', () => {
  it.each(MODES)('are answered by the table in %s, and shown like all others', mode => {
    const options = readOptions(game.options, { mode, players: 3, roundLimit: 10 })
    if (!options.ok) throw new Error('no options')
    const luck = new FastDice(mode)
    let lone = 0
    for (let seed = 0; seed < 4; seed++) {
      const match = new Match(game, options.value, new FastDice(`${mode} ${seed}`))
      for (let i = 0; i < 400 && match.outcome === undefined; i++) {
        const asks = match.asks()
        for (const ask of asks.filter(({ phase }) => phase === 'window')) {
          expect([ask.shown, ask.form, ask.options[ask.otherwise]]).toEqual(['quiet', undefined, ['pass']])
          if (ask.options.length > 1) continue
          lone++
          expect(standingAnswer(game.words, ask, [])).toEqual(['pass'])
        }
        const ask = asks[luck.below(asks.length)]
        match.answer(ask?.seat ?? 0, ask?.options[luck.below(ask.options.length)] ?? ['pass'])
      }
    }
    if (mode !== 'alliance') expect(lone).toBeGreaterThan(20) // there hands are open, and hardly anybody is asked in vain
  })
})

describe('what is told with its reason', () => {
  const throne = { phase: 'startTurn', ground: 'throne', foes: { A1: ['malaphyas bound'] } }
  const heroes = { jay: { room: 'A4' }, mika: { room: 'A1' }, odda: { room: 'A5' } }
  it.each([
    [
      [5, 1, 6],
      'Malaphyas rolls Elixir and Step: he calls a major monster to his Throne, and Grimbolts strike Stair Hall (A4), where Jay stands',
    ],
    [
      [1, 2, 6],
      'Malaphyas rolls Step and Ranged: he calls a minor monster to his Throne, and Grimbolts strike Pit Chamber (A2), where nobody is',
    ],
  ])('the attack of Malaphyas, %j', (dice, says) => {
    expect(at(game, { options: { mode: 'epic' }, position: { ...throne, heroes }, dice }).hears('spectator')).toContain(
      says,
    )
  })

  it('the fall of an Alliance (MA-24.3)', () => {
    const position = { heroes: { jay: { ...{ room: 'L1-02' }, lp: 1 } }, rooms, foes, dice: 'E' }
    const heard = at(game, { options: { mode: 'alliance' }, position })
      .plays('P1 fight', 'P1 resolve')
      .hears('spectator')
    expect(heard).toContain('Jay has no Life Points left: all Heroes have lost')
  })

  it('the end of its time (MA-24.11)', () => {
    const position = { phase: 'endTurn', time: 21, heroes: { jay: {} } }
    const heard = at(game, { options: { mode: 'alliance' }, position }).hears('spectator')
    expect(heard).toContain('Turn 21 is over and Malaphyas lives: all Heroes have lost')
  })

  it.each([
    ['E07', 'Tithe finds nothing to do'],
    ['E12', 'Thief in the Dark finds nothing to do'],
    ['E13', 'Marching Horde finds nothing to do'],
    ['E14', 'Reanimate finds nothing to do'],
  ])('an Evil card that reaches nobody: %s', (card, says) => {
    const position = { phase: 'startTurn', heroes: { jay: {} }, evilDeck: [card] }
    const heard = at(game, { options: { mode: 'alliance', players: 1 }, position, dice: [1] }).hears('spectator')
    expect(heard).toContain(says)
  })
})
