import { FastDice, Match } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { boardProps } from '../../drawing/testing/index.ts'
import { tileAt } from '../content/boards.ts'
import { allOutAssault as game } from '../index.ts'
import { Board } from './Board.tsx'
import { desk } from './drafts.ts'
import { tileOf, tilesOf } from './lights.ts'
import { Side } from './Side.tsx'

const { match } = at(game, {
  position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, activated: ['A2'] },
  dice: [1],
}).plays('A move e5')
const props = boardProps(match, 0)
const { view } = props.seen
const [e5, e6] = [tileAt(4, 4), tileAt(4, 5)]

describe('what the page points at', () => {
  it.each([
    [['move', e6], e6],
    [['path', [e5, e6]], e6],
    [['attack', 2, 0], e6],
    [['use', 'yes'], e5],
    [['pass'], undefined],
  ] as const)('%j is at tile %s', (choice, tile) => {
    expect(tileOf(choice, view)).toBe(tile)
  })

  it.each([
    [{ what: 'moved', pawn: 0, path: [e5, e6] }, [e5, e6]],
    [{ what: 'hurt', pawn: 0, tile: e6 }, [e6]],
    [{ what: 'compared', attacker: 0, defender: 2, stat: 0, values: [5, 3] }, [e5, e6]],
    [{ what: 'lost', pawn: 2, loss: 3, health: 9 }, [e6]],
    [{ what: 'turn', seat: 0, round: 1 }, []],
  ] as const)('%j happened at %j', (told, tiles) => {
    expect(tilesOf(told, view)).toEqual(tiles)
  })

  it('lights up on the board, each in its own way', () => {
    const lit = (more: object) => renderToStaticMarkup(<Board {...props} {...more} />)
    expect(lit({})).not.toContain('aa-light')
    expect(lit({ pointed: ['attack', 2, 0] })).toContain('aa-light-pointed')
    expect(lit({ advised: ['attack', 2, 0] })).toMatch(new RegExp(`data-tile="${e6}" data-live="" data-advised=""`))
    const answers = {
      advised: ['attack', 2, 0],
      nextBest: [
        ['attack', 2, 1],
        ['use', 'yes'],
      ],
    }
    expect(lit(answers).match(/aa-light-next/g)).toHaveLength(1) // the other is where the best is
    expect(lit({ recalled: { what: 'moved', pawn: 0, path: [e5, e6] } })).toContain('aa-recalled-way')
  })
})

describe('sheets while they are written', () => {
  afterEach(() => desk.lay(undefined))

  it('are on the own cards beside the board, and on nobody else’s', () => {
    const begins = new Match(game, { board: 'arena', roundLimit: 40, quietLimit: 12 }, new FastDice(1))
    const numbers = (viewer: 0 | 'spectator', Part = Side) =>
      renderToStaticMarkup(<Part {...boardProps(begins, viewer)} />).match(/aa-stat-value">\d/g) ?? []
    expect(numbers(0)).toEqual([])
    desk.lay([
      [6, 5, 4, 3, 2, 1],
      [1, 2, undefined, undefined, undefined, undefined],
    ])
    expect(numbers(0)).toHaveLength(8)
    expect(numbers('spectator')).toEqual([])
    expect(numbers(0, Board)).toHaveLength(8)
    expect(numbers('spectator', Board)).toEqual([])
  })
})
