import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { all, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial } from './index.ts'

describe('TR-06 Bolt, Coil, Ground', () => {
  it.each([
    ['bolt coil', [true, false]],
    ['coil ground', [true, false]],
    ['ground bolt', [true, false]],
    ['bolt bolt', [true, true]],
    ['bolt coil ground', [true, true, true]],
    ['bolt coil coil', [true, false, false]],
    ['ground bolt ground', [true, false, true]],
  ])('%s', (shown, isIn) => {
    const signs = shown.split(' ')
    const s = startTrial('TR-06', explorers(signs.length), new Dictated())
    expect(all(s, new Dictated(), ...signs.map(sign => `show ${sign}`))).toMatchObject({ isIn })
  })

  it('ends with a roll-off after 12 rounds', () => {
    const s = startTrial('TR-06', explorers(2), new Dictated())
    for (const _ of upTo(11)) all(s, new Dictated(), 'show bolt', 'show bolt')
    expect(all(s, new Dictated(6, 1), 'show coil', 'show coil')).toMatchObject({ winner: 0 })
  })
})
