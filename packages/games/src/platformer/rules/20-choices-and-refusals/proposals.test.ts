import { FastDice, Play, readOptions } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { platformer } from '../../index.ts'
import { enemyOn } from '../../state/figures.ts'
import { evenSplit, gemsFor } from '../08-gems/boosts.ts'
import { healthOf, woundsOf } from '../11-attacks-by-heroes/strength.ts'

it.each([
  [10, 4, [3, 3, 2, 2]],
  [8, 4, [2, 2, 2, 2]],
  [7, 2, [4, 3]],
  [3, 3, [1, 1, 1]],
])('%i over %i is split as %j (PL-8.9)', (total, n, parts) => expect(evenSplit(total, n)).toEqual(parts))

it('proposes only Attacks that are legal, can be paid for and Defeat their target (PL-20.1)', () => {
  const options = readOptions(platformer.options, { players: 3, artifacts: true, roundLimit: 20 })
  if (!options.ok) throw new Error(options.error.join())
  const dice = new FastDice('proposals')
  const play = Play.start(platformer, options.value, dice)
  let proposed = 0
  for (let game = 0; game < 12; game++) {
    play.restart(options.value)
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
