import { FastDice, Match, type Viewer } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { Side } from './Side.tsx'
import { matchAt, propsOf } from './testing.ts'

function buttons(markup: string): string[] {
  return [...markup.matchAll(/<g role="button"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
}

function lit(markup: string): string[] {
  return [...markup.matchAll(/<g role="button"[^>]*data-thing="([^"]*)" data-live=""/g)].map(([, thing]) => thing ?? '')
}

const HALL = {
  heroes: { jay: { room: 'L1-02', hand: ['T14'] }, mika: { hand: ['T01', 'T17'] } },
  rooms: ['L1-02 1:0', 'L1-07 2:0 turned 1'],
  traps: ['L1-10 1:-1'],
  dice: 'SSMRDG',
}

describe('the board', () => {
  it('has a named button for every room, trap, monster and Hero', () => {
    const markup = renderToStaticMarkup(<Board {...propsOf(matchAt({ ...HALL, foes: { 'L1-07': ['orc'] } }), 0)} />)
    const names = buttons(markup)
    expect(names.filter(name => /^(Starting|Minor Monster|Treasure) Room/.test(name))).toHaveLength(3)
    expect(names.filter(name => /^Trap, live: 1 room/.test(name))).toHaveLength(1)
    expect(names.filter(name => /^Orc: Payback 3/.test(name))).toHaveLength(1)
    expect(names.filter(name => /^(Jay|Mika)/.test(name))).toHaveLength(2)
  })

  it('lights the rooms that one may move to, for whom it asks and for nobody else', () => {
    const match = matchAt({ ...HALL, mp: 1 })
    expect(lit(renderToStaticMarkup(<Board {...propsOf(match, 0)} />))).toEqual(
      expect.arrayContaining(['room 0', 'room 2']),
    )
    for (const viewer of [1, 'spectator'] as const) {
      expect(lit(renderToStaticMarkup(<Board {...propsOf(match, viewer)} />))).toEqual([])
    }
  })

  it('says that monsters must be fought first, and what a strike would bring', () => {
    const orc = { ...HALL, foes: { 'L1-02': ['orc'] } }
    const text = (lines: readonly string[]) =>
      renderToStaticMarkup(<Board {...propsOf(matchAt(orc, lines), 0)} />).replaceAll(/<[^>]*>/g, '')
    expect(text([])).toContain('Engaged')
    expect(text(['P1 fight'])).toContain('Payback 3 follows; your Defense can block 1: 2 Wounds')
    expect(text(['P1 fight', 'P1 commit R die', 'P1 commit M die'])).toContain('2 of 2 damage, melee: it falls')
  })

  it('shows where monsters will come, in the Dungeon Master Phase only', () => {
    const soon = (phase: string) => {
      const hall = { ...HALL, heroes: { jay: {} }, foes: { 'L1-07': ['orc'] }, phase }
      return renderToStaticMarkup(<Board {...propsOf(matchAt(hall), 0)} />).match(/data-soon=""/g)
    }
    expect(soon('dm')).toHaveLength(1)
    expect(soon('actions')).toBeNull()
  })

  it('has a card for every Hero that is left', () => {
    const match = new Match(masmorra, matchAt(HALL).options, new FastDice('heroes'))
    const cards = () => {
      const seat = match.asks()[0]?.seat ?? 0
      return renderToStaticMarkup(<Board {...propsOf(match, seat)} />).match(/class="ma-pick"/g)
    }
    expect(cards()).toHaveLength(6)
    match.answer(match.asks()[0]?.seat ?? 0, ['hero', 'jay'])
    expect(cards()).toHaveLength(5)
  })
})

describe('secrets', () => {
  it('are drawn for nobody else: the same, whatever another one holds', () => {
    const [one, other] = [
      ['T01', 'T17'],
      ['T02', 'T03'],
    ].map(hand => matchAt({ ...HALL, heroes: { ...HALL.heroes, mika: { hand } } }))
    if (one === undefined || other === undefined) throw new Error('two matches were written')
    for (const viewer of [0, 'spectator'] satisfies Viewer[]) {
      for (const Part of [Board, Side]) {
        expect(renderToStaticMarkup(<Part {...propsOf(one, viewer)} />)).toBe(
          renderToStaticMarkup(<Part {...propsOf(other, viewer)} />),
        )
      }
    }
    expect(renderToStaticMarkup(<Side {...propsOf(one, 1)} />)).toContain('Phoenix Feather')
  })
})

describe('the other parts', () => {
  it('ends with what every Hero had', () => {
    const markup = renderToStaticMarkup(<Ending {...propsOf(matchAt(HALL), 'spectator')} />)
    expect(markup.match(/<tr>/g)).toHaveLength(1 + 3)
  })

  it('says of an Alliance whether it won, as one', () => {
    const props = propsOf(matchAt({ heroes: { jay: {}, mika: {} } }, [], { mode: 'alliance', players: 2 }), 'spectator')
    const ended = (winners: readonly number[]) =>
      renderToStaticMarkup(<Ending {...props} seen={{ ...props.seen, outcome: { winners, by: 'MA-24.3' } }} />)
    expect(ended([])).toContain('has lost')
    expect(ended([0, 1])).toContain('has won')
    expect(renderToStaticMarkup(<Ending {...propsOf(matchAt(HALL), 0)} />)).not.toContain('Alliance')
  })

  it('has a picture with a name', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
