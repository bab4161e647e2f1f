// @module-tag slow
import { FastDice, Match, narrate, readChoice, readOptions, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra as game } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { MODES } from '../state/options.ts'

/** What a choice is called on its button, and what is said beside it. */
function said(position: unknown, lines: readonly string[], line: string, options = {}): string[] {
  const { play } = at(game, { position, options }).plays(...lines).match
  const choice = readChoice(verbs, line)
  const seat = play.asks[0]?.seat ?? 0
  if (!choice.ok) throw new Error(choice.error)
  const seen = see(play, seat)
  return [game.label(choice.value, seen), game.odds?.(seen, seat, choice.value) ?? '']
}

describe('odds', () => {
  const orc = { heroes: { jay: { room: 'L1-02' } }, rooms: ['L1-02 1:0'], foes: { 'L1-02': ['orc'] }, dice: 'RRMD' }
  it.each([
    { lines: ['P1 fight'], says: 'does not defeat it, Payback 3' },
    { lines: ['P1 fight', 'P1 commit R die', 'P1 commit R die'], says: 'defeats it, no Payback' },
    { lines: ['P1 fight', 'P1 commit R die', 'P1 commit M die'], says: 'defeats it, Payback 3' },
    { lines: ['P1 fight', 'P1 resolve'], says: '3 Wounds, 3 LP left' },
    { lines: ['P1 fight', 'P1 resolve', 'P1 commit D die'], says: '2 Wounds, 4 LP left' },
  ])('of $lines: $says', ({ lines, says }) => {
    expect(said(orc, lines, 'resolve')[1]).toBe(says)
  })

  it('say that the Hero would fall', () => {
    const weak = { ...orc, heroes: { jay: { room: 'L1-02', lp: 3 } } }
    expect(said(weak, ['P1 fight', 'P1 resolve'], 'resolve')[1]).toBe('3 Wounds: your Hero falls')
  })

  it('know that the Hydra grows another head, and that a Ghost moans', () => {
    const hydra = {
      heroes: { mika: { room: 'M2-2' } },
      rooms: ['S-02 0:0', 'M2-2 1:0'],
      foes: { 'M2-2': ['hydra red'] },
      dice: 'MMMR',
    }
    const blow = ['P1 fight', 'P1 commit M die', 'P1 commit M die', 'P1 commit M die', 'P1 commit R die']
    expect(said(hydra, blow, 'resolve')[1]).toBe('does not defeat it: another head grows, Payback 3')
    const ghost = { ...orc, heroes: { jay: { room: 'L1-02', xp: 1 } }, foes: { 'L1-02': ['ghost'] } }
    expect(said(ghost, ['P1 fight'], 'resolve')[1]).toBe('does not defeat it, Payback 3, its moans cost 1 XP')
    const last = { ...orc, heroes: { jay: { room: 'L1-02', lp: 1 } }, foes: { 'L1-02': ['goblin'] } }
    expect(said(last, ['P1 fight', 'P1 resolve'], 'resolve')[1]).toBe('1 Wound: your Hero falls')
  })

  it('count the bounties', () => {
    expect(said({ heroes: { jay: { gold: 4 } }, dice: 'SSS' }, [], 'end')[1]).toBe('2 gold for unused dice')
  })
})

describe('everything that is offered, told and shown', () => {
  it.each(MODES)('has words in %s, no number or id where a name belongs', mode => {
    const options = readOptions(game.options, { mode, roundLimit: 10 })
    if (!options.ok) throw new Error('no options')
    const luck = new FastDice(mode)
    for (let seed = 0; seed < 4; seed++) {
      const match = new Match(game, options.value, new FastDice(`${mode} ${seed}`))
      const names = game.seats(options.value).map(seat => seat.name)
      for (let i = 0; i < 400 && match.outcome === undefined; i++) {
        const { asks } = match.play
        const ask = asks[luck.below(asks.length)]
        if (ask === undefined) throw new Error('nobody is asked')
        const seen = match.see(ask.seat)
        expect(ask.prompt).toMatch(/^[A-Z][^_]+$/)
        const labels = ask.options.map(choice => game.label(choice, seen))
        for (const label of labels) expect(label).toMatch(/^[A-Z0-9][^_{}[\]]*$/)
        expect(game.text?.(seen, names)).not.toMatch(/undefined|NaN|\[object/)
        const choice = ask.options[luck.below(ask.options.length)]
        expect(match.answer(ask.seat, choice), sayChoice(game.words, choice ?? ['pass'])).toEqual({ ok: true })
      }
      for (const { event } of match.heard('spectator')) {
        expect(narrate(game, event, names)).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })
})
