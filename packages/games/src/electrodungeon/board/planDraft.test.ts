import { describe, expect, it } from 'vitest'
import { EMPTY_PLAN } from '../state/plan.ts'
import { countOf, fitsSite, furnish, type Site, siteText, type Tool, withTask } from './planDraft.ts'

const E: Site = { at: 'room', room: 4 }
const BLUE: Site = { at: 'door', door: 0 }

function laid(...steps: readonly (readonly [Site, Tool])[]) {
  return steps.reduce((plan, [site, tool]) => furnish(plan, site, tool), EMPTY_PLAN)
}

describe('laying down', () => {
  it.each<[string, readonly (readonly [Site, Tool])[], string]>([
    ['a card', [[E, 'beast']], 'Room e: ElectroBeast'],
    [
      'a key under it',
      [
        [E, 'beast'],
        [E, 'key'],
      ],
      'Room e: ElectroBeast, a Small Key',
    ],
    [
      'the same card again takes it up',
      [
        [E, 'beast'],
        [E, 'beast'],
      ],
      'Room e: no card',
    ],
    [
      'another card in its stead',
      [
        [E, 'beast'],
        [E, 'empty'],
      ],
      'Room e: Empty Room',
    ],
    ['a fragment where none may be', [[E, 'fragment']], 'Room e: no card, a fragment'],
    [
      'nothing any more',
      [
        [E, 'beast'],
        [E, 'key'],
        [E, 'erase'],
      ],
      'Room e: no card',
    ],
    [
      'a task and its prizes',
      [
        [BLUE, 'puzzle'],
        [BLUE, 'fragment'],
        [BLUE, 'reward'],
      ],
      'Behind the blue door: Puzzle, a fragment, a reward card',
    ],
  ])('%s', (_, steps, text) => {
    expect(siteText(laid(...steps), steps[0]?.[0] ?? E)).toBe(text)
  })

  it('keeps a task that fits the card, draws one that does not, and has none behind the lock', () => {
    const puzzle = withTask(laid([BLUE, 'puzzle']), 0, 'PZ-04')
    expect(furnish(puzzle, BLUE, 'reward').doors[0]?.task).toBe('PZ-04')
    expect(furnish(puzzle, BLUE, 'trial').doors[0]?.task).toBe('random')
    expect(furnish(puzzle, BLUE, 'lock').doors[0]?.task).toBe('none')
  })

  it('takes no card up again that something was written for, unless it is cleared', () => {
    const riddle = withTask(laid([BLUE, 'puzzle']), 0, { title: 'Door', text: '', note: '' })
    expect(furnish(riddle, BLUE, 'puzzle')).toEqual(riddle)
    expect(furnish(riddle, BLUE, 'erase').doors[0]?.card).toBe('none')
    const blank = withTask(laid([BLUE, 'puzzle']), 0, { title: '', text: '', note: '' })
    expect(furnish(blank, BLUE, 'puzzle').doors[0]?.card).toBe('none')
  })

  it('knows which pieces belong where', () => {
    expect(fitsSite('beast', E)).toBe(true)
    expect(fitsSite('beast', BLUE)).toBe(false)
    expect(fitsSite('lock', BLUE)).toBe(true)
    expect(fitsSite('key', BLUE)).toBe(false)
  })

  it('counts what lies there beside what should', () => {
    const plan = laid([E, 'beast'], [E, 'key'], [BLUE, 'lock'])
    expect(countOf(plan, 'beast')).toEqual({ placed: 1, least: 2, most: 5 })
    expect(countOf(plan, 'key')).toEqual({ placed: 1, least: 6, most: 6 })
    expect(countOf(plan, 'lock')).toEqual({ placed: 1, least: 1, most: 1 })
  })
})
