import { describe, expect, it } from 'vitest'
import { startOfGame } from '../rules/02-the-game/start.ts'
import { layOut, layoutOf } from '../rules/03-building-a-setup/lay-out.ts'
import { verbs } from '../state/choices.ts'
import { groundOf } from '../state/terrain.ts'
import { cellOf } from './cells.ts'
import { type Layout, place, readLayout, remove, sayLayout, turnLayout, turnLayoutOnce } from './layout.ts'
import { READY_MADE, readyMade } from './layouts/index.ts'
import { FORMS, TURNS } from './structures.ts'

const cell = (name: string): number => cellOf(name) ?? -1

describe('structures', () => {
  it('turn clockwise (WM-3.4)', () => {
    const plan = (id: 'S1' | 'S3' | 'S4', turn: (typeof TURNS)[number]): string[] =>
      FORMS[id][turn].rows.map(row => row.map(height => height || '.').join(''))
    expect(TURNS.map(turn => plan('S1', turn))).toEqual([
      ['123', '123'],
      ['11', '22', '33'],
      ['321', '321'],
      ['33', '22', '11'],
    ])
    expect(TURNS.map(turn => plan('S4', turn))).toEqual([
      ['2..', '2..', '221'],
      ['222', '2..', '1..'],
      ['122', '..2', '..2'],
      ['..1', '..2', '222'],
    ])
    expect(plan('S3', 'r90')).toEqual(['2', '2', '2', '2'])
  })
})

describe('a layout', () => {
  it.each(READY_MADE)('$id reads back, at every turn', ({ layout }) => {
    for (const turn of TURNS) {
      const turned = turnLayout(layout, turn)
      const text = sayLayout(turned)
      expect(text.length).toBeLessThan(300)
      expect(text).not.toMatch(/[\s=]/)
      expect(readLayout(text)).toEqual(turned)
    }
    expect(turnLayoutOnce(turnLayout(layout, 'r270'))).toEqual(layout)
  })

  it('is read in any order, and said in one', () => {
    const [say] = verbs.layout
    expect(say.read('sf4.Ha1.dc3f6d9.S1b8')).toBe('S1b8.Ha1.dd9f6c3.sf4')
    expect(readLayout('-')).toEqual([])
    expect(sayLayout([])).toBe('-')
  })

  it.each(['', 'H', 'Ha13', 'Hm1', 'Qa1', 'S6a1', 'S1a1r45', 'Ha1..Eb1', 'Ha1 Eb1', `d${'a1'.repeat(300)}`])(
    'is not "%s"',
    text => {
      expect(readLayout(text)).toBeUndefined()
    },
  )

  it('turns lying crates and structures with the board (WM-3.17)', () => {
    const ground = (layout: Layout): readonly number[] =>
      groundOf(layout.flatMap(({ kind, cell: anchor, turn }) => (kind === 'S4' ? [{ id: kind, anchor, turn }] : [])))
    const layout = readLayout('S4b2.Xf5.Yk1.Ha1') ?? []
    const turned = turnLayoutOnce(layout)
    expect(sayLayout(turned)).toBe('S4b9r90.Ha12.Xa2.Ye6')
    // d2, the foot of the hook, goes to b9.
    expect([ground(layout)[cell('d2')], ground(turned)[cell('b9')]]).toEqual([1, 1])
  })

  it('moves the pieces there is one of, and adds the others (WM-3.15)', () => {
    const one = place([], { kind: 'hero', cell: cell('a1'), turn: 'r0' })
    const moved = place(one, { kind: 'hero', cell: cell('b1'), turn: 'r0' })
    expect(sayLayout(moved)).toBe('Hb1')
    const treats = place(place(moved, { kind: 'treat', cell: 5, turn: 'r0' }), { kind: 'treat', cell: 6, turn: 'r0' })
    expect(sayLayout(treats)).toBe('Hb1.df1g1')
    expect(sayLayout(remove(treats, { kind: 'treat', cell: 5, turn: 'r0' }))).toBe('Hb1.dg1')
    expect(remove(moved, { kind: 'key', cell: 5, turn: 'r0' })).toEqual(moved)
  })

  it('can be read off the board', () => {
    const options = { turnLimit: 30, dugIn: 'off', accessPushes: 6, searchNodes: 20_000, difficulty: 'fair' } as const
    const s = startOfGame({ ...options, botSetups: 'either', keepKey: true })
    layOut(s, readyMade('L6').layout)
    expect(layoutOf(s)).toEqual(readyMade('L6').layout)
  })
})
