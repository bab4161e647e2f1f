import { readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { OPTIONS, type Options } from '../state/options.ts'
import { scene } from './scene.ts'

function options(given: Partial<Options> = {}): Options {
  const read = readOptions(OPTIONS, given)
  if (!read.ok) throw new Error(read.error.join('; '))
  return read.value
}

const WRITTEN = {
  phase: 'actions',
  turn: 'mika',
  first: 'mika',
  round: 4,
  heroes: {
    jay: {
      room: 'L1-03',
      lp: 2,
      xp: 4,
      peak: 7,
      gold: 3,
      freeStep: false,
      learned: ['A1', 'B1'],
      hand: ['T01', 'T17'],
    },
    mika: { lying: true },
    odda: { captive: true },
  },
  rooms: ['L1-03 0:-1 turned 1', 'L1-07 0:1 opened', 'M1-5 1:0 turned 2 gold 1', 'S-02 0:0'],
  traps: ['L1-10 -1:0 disarmed', 'L1-11 0:-2'],
  foes: { 'L1-03': ['orc fought'], 'M1-5': ['bitsy red', 'ghoul'] },
  dice: 'RMM',
  pet: 'G',
  symbols: 'SR',
  mp: 1,
  discard: ['T02'],
}

describe('a position in words', () => {
  it('is shown as it was written, and reads back to the same', () => {
    const state = scene.read(WRITTEN, options())
    const shown = scene.show(state)
    expect(shown).toMatchObject({
      turn: 'mika',
      round: 4,
      dice: 'RMM',
      pet: 'G',
      symbols: 'SR',
      mp: 1,
      discard: ['T02'],
      traps: ['L1-10 -1:0 disarmed', 'L1-11 0:-2'],
      foes: { 'L1-03': ['orc fought'], 'M1-5': ['ghoul', 'bitsy red'] },
      heroes: { jay: WRITTEN.heroes.jay, mika: { lp: 0, room: 'S-01' }, odda: { captive: true } },
    })
    expect(scene.show(scene.read(shown, options()))).toEqual(shown)
  })

  it('has everybody in the Starting Room if nothing is said', () => {
    const shown = scene.show(scene.read({}, options({ players: 2 })))
    expect(shown).toMatchObject({ heroes: { jay: { room: 'S-01' }, greybark: { room: 'S-01' } }, phase: 'actions' })
  })

  it.each([
    [{ hereos: {} }, 'there is no "hereos" in a position'],
    [{ heroes: { conan: {} } }, '"conan" is no Hero'],
    [{ heroes: { jay: { room: 'L1-03' } } }, 'there is no room L1-03'],
    [{ rooms: ['L1-03'] }, 'is no cell'],
    [{ rooms: ['L1-10 0:1'] }, 'is no room'],
    [{ traps: ['L1-03 0:1'] }, 'is no trap'],
    [{ rooms: ['L1-03 0:0'] }, 'two tiles lie on one cell'],
    [{ foes: { 'S-01': ['kobold'] } }, '"kobold" is no monster'],
    [{ heroes: { jay: { hand: ['T22', 'T22'] } } }, 'there is no T22 left'],
    [{ heroes: { jay: { learned: ['C1'] } } }, '"C1" is no slot'],
    [{ dice: 'RX' }, '"X" is no face'],
    [{ phase: 'lunch' }, '"lunch" is no phase'],
    [{ turn: 'odda' }, 'odda does not play'],
    [[], 'a position is a set of names'],
  ])('%o says what is wrong', (position, message) => {
    expect(() => scene.read(position, options())).toThrow(message)
  })
})
