import { FastDice, Match, type Viewer } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { boardProps } from '../../drawing/testing/index.ts'
import { masmorra } from '../index.ts'
import { matchAt } from '../testing/matches.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { Side } from './Side.tsx'

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
    const markup = renderToStaticMarkup(<Board {...boardProps(matchAt({ ...HALL, foes: { 'L1-07': ['orc'] } }), 0)} />)
    const names = buttons(markup)
    expect(names.filter(name => /^(Starting|Minor Monster|Treasure) Room/.test(name))).toHaveLength(3)
    expect(names.filter(name => /^Trap, live: 1 room/.test(name))).toHaveLength(1)
    expect(names.filter(name => /^Orc: Payback 3/.test(name))).toHaveLength(1)
    expect(names.filter(name => /^(Jay|Mika)/.test(name))).toHaveLength(2)
  })

  it('lights the rooms that one may move to, for whom it asks and for nobody else', () => {
    const match = matchAt({ ...HALL, mp: 1 })
    expect(lit(renderToStaticMarkup(<Board {...boardProps(match, 0)} />))).toEqual(
      expect.arrayContaining(['room 0', 'room 2']),
    )
    for (const viewer of [1, 'spectator'] as const) {
      expect(lit(renderToStaticMarkup(<Board {...boardProps(match, viewer)} />))).toEqual([])
    }
  })

  it('says that monsters must be fought first, and what a strike would bring', () => {
    const orc = { ...HALL, foes: { 'L1-02': ['orc'] } }
    const text = (lines: readonly string[]) =>
      renderToStaticMarkup(<Board {...boardProps(matchAt(orc, lines), 0)} />).replaceAll(/<[^>]*>/g, '')
    expect(text([])).toContain('Engaged')
    expect(text(['P1 fight'])).toContain('Payback 3 follows; your Defense can block 1: 2 Wounds')
    expect(text(['P1 fight', 'P1 commit R die', 'P1 commit M die'])).toContain('2 of 2 damage, melee: it falls')
    expect(text(['P1 fight'])).toMatch(
      /1 Ranged 1 damage from afar.*1 Melee 1 damage, Payback follows.*1 Magic does nothing/,
    )
  })

  it('shows where monsters will come, in the Dungeon Master Phase only', () => {
    const soon = (phase: string) => {
      const hall = { ...HALL, heroes: { jay: {} }, foes: { 'L1-07': ['orc'] }, phase }
      return renderToStaticMarkup(<Board {...boardProps(matchAt(hall), 0)} />).match(/data-soon=""/g)
    }
    expect(soon('dm')).toHaveLength(1)
    expect(soon('actions')).toBeNull()
  })

  it('has a card for every Hero that is left', () => {
    const match = new Match(masmorra, matchAt(HALL).options, new FastDice('heroes'))
    const cards = () => {
      const seat = match.asks()[0]?.seat ?? 0
      return renderToStaticMarkup(<Board {...boardProps(match, seat)} />).match(/class="ma-pick"/g)
    }
    expect(cards()).toHaveLength(6)
    match.answer(match.asks()[0]?.seat ?? 0, ['hero', 'jay'])
    expect(cards()).toHaveLength(5)
  })
})

/** The parts of cards that are lit, as "name: part". */
function litParts(markup: string): string[] {
  return [...markup.matchAll(/<li class="ma-card">(.*?)<\/li>/g)].flatMap(([, card = '']) => {
    const name = /ma-card-name">([^<]*)/.exec(card)?.[1]
    return [...card.matchAll(/ma-part-(\w+)" data-live=""/g)].map(([, part]) => `${name}: ${part}`)
  })
}

describe('cards', () => {
  const hands = { ...HALL, heroes: { jay: { room: 'L1-02', hand: ['T18', 'T04'] }, mika: { hand: ['T01', 'T08'] } } }

  it('light the purple part in their own turn, and of no card that cannot be played then', () => {
    const match = matchAt(hands)
    expect(litParts(renderToStaticMarkup(<Side {...boardProps(match, 0)} />))).toEqual([
      'Blink Scroll: purple',
      'Heavy Blow: purple',
    ])
    expect(litParts(renderToStaticMarkup(<Side {...boardProps(match, 1)} />))).toEqual([])
  })

  it('light the orange part when they may interrupt', () => {
    const match = matchAt({ ...hands, phase: 'midRoll' }, ['P1 keep'])
    expect(litParts(renderToStaticMarkup(<Side {...boardProps(match, 1)} />))).toEqual(['Loaded Dice: orange'])
  })

  it('say when each part can be played', () => {
    const text = renderToStaticMarkup(<Side {...boardProps(matchAt(hands), 0)} />).replaceAll(/<[^>]*>/g, ' ')
    expect(text).toContain('When somebody else is to be struck back:')
    expect(text).toContain('In your turn:')
  })
})

describe('the supply', () => {
  const textOf = (position: object, options = {}) =>
    renderToStaticMarkup(<Board {...boardProps(matchAt(position, [], options), 0)} />).replaceAll(/<[^>]*>/g, ' ')

  it('says how many tiles, dice and cards are left', () => {
    const text = textOf({ ...HALL, foes: { 'L1-07': ['orc', 'ghoul'] } }).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/Level 1: \d+ small, 5 medium/)
    expect(text).toContain('14 of 16 minor dice')
    expect(text).toContain('8 of 8 major dice')
    expect(text).toMatch(/\d+ Treasure Cards, 0 discarded/)
  })

  it('lists what was discarded, the same cards together', () => {
    const text = textOf({ ...HALL, discard: ['T04', 'T18', 'T04'] })
    expect(text).toMatch(/3\s+discarded/)
    expect(text).toMatch(/Blink Scroll\s+Heavy Blow\s* ×2/)
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
        expect(renderToStaticMarkup(<Part {...boardProps(one, viewer)} />)).toBe(
          renderToStaticMarkup(<Part {...boardProps(other, viewer)} />),
        )
      }
    }
    expect(renderToStaticMarkup(<Side {...boardProps(one, 1)} />)).toContain('Phoenix Feather')
  })
})

describe('the other parts', () => {
  it('ends with what every Hero had', () => {
    const markup = renderToStaticMarkup(<Ending {...boardProps(matchAt(HALL), 'spectator')} />)
    expect(markup.match(/<tr>/g)).toHaveLength(1 + 3)
  })

  it('says of an Alliance whether it won, as one', () => {
    const props = boardProps(
      matchAt({ heroes: { jay: {}, mika: {} } }, [], { mode: 'alliance', players: 2 }),
      'spectator',
    )
    const ended = (winners: readonly number[]) =>
      renderToStaticMarkup(<Ending {...props} seen={{ ...props.seen, outcome: { winners, by: 'MA-24.3' } }} />)
    expect(ended([])).toContain('has lost')
    expect(ended([0, 1])).toContain('has won')
    expect(renderToStaticMarkup(<Ending {...boardProps(matchAt(HALL), 0)} />)).not.toContain('Alliance')
  })

  it('has a picture with a name', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
