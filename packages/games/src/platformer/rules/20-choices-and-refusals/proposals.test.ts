import { FastDice, Play } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { platformer } from '../../index.ts'
import { enemyOn } from '../../state/figures.ts'
import { optionsOf } from '../../testing/reading.ts'
import { gemsFor } from '../08-gems/boosts.ts'
import { healthOf, woundsOf } from '../11-attacks-by-heroes/strength.ts'

it('proposes only Attacks that are legal, can be paid for and Defeat their target (PL-20.1)', () => {
  const options = optionsOf({ players: 3, artifacts: true, roundLimit: 20 })
  const dice = new FastDice('proposals')
  const play = Play.start(platformer, options, dice)
  let proposed = 0
  for (let game = 0; game < 12; game++) {
    play.restart(options)
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      if (ask === undefined) throw new Error('nobody is asked')
      const s = play.state
      const perTarget = new Map<number, number>()
      for (const choice of ask.options) {
        if (choice[0] !== 'attack') continue
        const { phase, frame } = play.asking ?? {}
        expect(frame && phase?.check?.({ s, f: frame, seat: ask.seat, choice })).toEqual([])
        const enemy = enemyOn(s.enemies, choice[1])
        expect(woundsOf(s, choice[2])).toBeGreaterThanOrEqual(healthOf(s, enemy?.kind ?? 'slime'))
        expect(gemsFor(s, choice[2])).toBeLessThanOrEqual(s.players[ask.seat]?.gems ?? 0)
        perTarget.set(choice[1], (perTarget.get(choice[1]) ?? 0) + 1)
        proposed++
      }
      for (const number of perTarget.values()) expect(number).toBeLessThan(10)
      const choice = ask.options[dice.below(ask.options.length)]
      if (choice === undefined) throw new Error('nothing is offered')
      play.take(ask.seat, choice)
    }
  }
  expect(proposed).toBeGreaterThan(100)
})
