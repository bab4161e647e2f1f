import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../../index.ts'
import { MODES } from '../../state/options.ts'
import { readPosition } from '../../words/scene-read.ts'
import { MOST_DECISIONS } from './guard.ts'

function optionsOf(given: object) {
  const read = readOptions(masmorra.options, given)
  if (!read.ok) throw new Error(read.error.join())
  return read.value
}

describe('MA-25.4, absent seats', () => {
  it.each(MODES)('take the default of every ask, and so end the game in %s', mode => {
    const play = Play.start(masmorra, optionsOf({ mode, roundLimit: 10 }), new FastDice(mode))
    for (let answers = 0; play.state.outcome === undefined; answers++) {
      const [ask] = play.asks
      const usual = ask?.options[ask.otherwise]
      if (ask === undefined || usual === undefined || answers > 20_000) throw new Error('it does not go on')
      play.take(ask.seat, usual)
    }
    // An Evil card may fell a Hero of an absent team before its time is over.
    expect(mode === 'alliance' ? ['MA-24.3', 'MA-24.11'] : ['MA-25.2']).toContain(play.state.outcome.by)
  })
})

describe('MA-25.3, a turn without end', () => {
  const position = { heroes: { jay: { room: 'L1-02' } }, rooms: ['L1-02 1:0'], foes: { 'L1-02': ['orc'] }, dice: 'RMD' }

  it('goes on only to its end', () => {
    const s = readPosition(position, optionsOf({}))
    s.turn.decisions = MOST_DECISIONS
    const play = new Play(masmorra, s, new FastDice(1))
    play.settle()
    expect(s.heroes[0]?.lp).toBe(3) // the turn fought without dice, and ended
    expect(s.turn.player).toBe(1)
  })
})
