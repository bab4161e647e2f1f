import type { Told } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { AllOutAssault } from '../state/state.ts'
import { clashOf, flashOf, floatOf, sayClash } from './effects.ts'
import { pawnName } from './pieces.ts'

type News = Told<AllOutAssault>

const compared = (stat: number, left: number, right: number): News => ({
  what: 'compared',
  attacker: 0,
  defender: 3,
  stat,
  values: [left, right],
})
const rolled = (face: number): News => ({ what: 'rolled', sides: 6, face, label: 'the attack' })

describe('a comparison that is shown', () => {
  it('grows while its die and its loss are told', () => {
    const news: News[] = [compared(0, 6, 1), rolled(4), { what: 'lost', pawn: 3, loss: 4, health: 8 }]
    const said = [1, 2, 3].map(count => {
      const clash = clashOf(news.slice(0, count))
      return clash && sayClash(clash, pawnName)
    })
    expect(said).toEqual(['A1 is higher', 'A1 is higher', 'A1 is higher: B2 loses 4'])
  })

  it('goes on in the part that follows its roll', () => {
    const first = clashOf([compared(0, 6, 1), rolled(4)])
    const second = clashOf([{ what: 'lost', pawn: 3, loss: 4, health: 8 }], first)
    expect(second).toMatchObject({ die: 4, loss: 4, loser: 3 })
    expect(clashOf([{ what: 'lost', pawn: 3, loss: 2, health: 6 }], second)).toBeUndefined()
    expect(clashOf([{ what: 'turn', seat: 1, round: 2 }], first)).toBeUndefined()
  })

  it('says the die and the two that the defender adds', () => {
    const clash = clashOf([compared(5, 1, 6), rolled(1), { what: 'lost', pawn: 0, loss: 3, health: 9 }])
    expect(clash && sayClash(clash, pawnName)).toBe('B2 is higher: A1 loses 3 (1 + 2)')
  })

  it('is the newest one, and a tie asks for another', () => {
    const clash = clashOf([compared(0, 3, 3), compared(2, 4, 4)])
    expect(clash?.stat).toBe(2)
    expect(clash && sayClash(clash, pawnName)).toBe('Tied: B2 names another stat')
  })

  it('is nothing where nothing was compared', () => {
    expect(clashOf([rolled(3), { what: 'lost', pawn: 0, loss: 3, health: 9 }])).toBeUndefined()
  })
})

describe('what rises from a pawn', () => {
  it('says what was lost and what was gained', () => {
    const news: News[] = [
      { what: 'lost', pawn: 1, loss: 5, health: 7 },
      { what: 'meditated', pawn: 1, tile: 4, gain: 2, health: 14 },
      { what: 'turn', seat: 0, round: 2 },
    ]
    expect(news.map(each => floatOf(each)?.text)).toEqual(['−5', '+2', undefined])
  })

  it('never tells which stat was picked in secret', () => {
    const red: News = { what: 'swappedRed', pawn: 0, is: 5, stat: 2, was: 1 }
    const { stat: _, was: __, ...others } = red
    expect(floatOf(red)).toEqual(floatOf(others))
  })

  it('lights the tile that hurts', () => {
    expect(flashOf({ what: 'hurt', pawn: 0, tile: 15 })).toEqual({ tile: 15, tone: 'injury' })
  })
})
