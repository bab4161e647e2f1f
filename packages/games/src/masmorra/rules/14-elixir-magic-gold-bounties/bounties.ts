import type { Step } from '@undercroft/kernel'
import { noSymbols, readyDice } from '../../state/dice.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { gainGold } from './gold.ts'

/** MA-14.4: gives 1 gold for each unused die; then dice, symbols and Move Points are gone (MA-3.6). */
export const bounties: Step<Masmorra, FrameOf<'bounties'>> = {
  run(s, t) {
    const { turn } = s
    const unused = readyDice(s).length
    for (const die of turn.dice) die.place = 'away'
    turn.symbols = noSymbols()
    turn.mp = 0
    turn.curse = 'none'
    turn.evil = 'none' // MA-24.7
    turn.masterKey = false
    turn.stage = 'dm'
    if (!activeHero(s).lying) gainGold(s, t, turn.player, unused, 'MA-14.4') // MA-13.14
  },
}
