import { describe, expect, it } from 'vitest'
import { cellOf } from '../content/cells.ts'
import { type Layout, type Piece, sayLayout } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import type { PieceKind } from '../content/pieces.ts'
import { type Draft, type Edit, EMPTY_DRAFT, edited, fitted, footprint, pieceAt, placedOf, stockOf } from './editor.ts'
import { readPasted, readYard, sayYard } from './shelf.ts'

const piece = (kind: PieceKind, name: string, turn: Piece['turn'] = 'r0'): Piece => ({
  kind,
  cell: cellOf(name) ?? Number.NaN,
  turn,
})

function after(...edits: readonly Edit[]): Draft {
  return edits.reduce(edited, EMPTY_DRAFT)
}

const said = ({ layout }: Draft): string => sayLayout(layout)

describe('a draft', () => {
  it('takes pieces, and lets go of them', () => {
    const draft = after(
      { do: 'place', piece: piece('treat', 'c4') },
      { do: 'place', piece: piece('treat', 'd4') },
      { do: 'remove', piece: piece('treat', 'c4') },
    )
    expect(said(draft)).toBe('dd4')
  })

  it('moves the only one of its kind instead of having two', () => {
    const draft = after({ do: 'place', piece: piece('S2', 'b2') }, { do: 'place', piece: piece('S2', 'f6') })
    expect(said(draft)).toBe('S2f6')
  })

  it('moves a piece that was taken up', () => {
    const from = piece('treat', 'c4')
    const draft = after({ do: 'place', piece: from }, { do: 'place', piece: piece('treat', 'e5'), instead: from })
    expect(said(draft)).toBe('de5')
  })

  it.each([
    ['a structure by a quarter', piece('S1', 'b8'), 'S1b8r90'],
    ['a wall at the edge back onto the board', piece('S3', 'a12'), 'S3a9r90'],
    ['the tall crate down', piece('upright', 'c4'), 'Xc4'],
    ['the lying crate around', piece('lyingEW', 'c4'), 'Yc4'],
    ['the crate up again', piece('lyingNS', 'c4'), 'Tc4'],
    ['a treat not at all', piece('treat', 'c4'), 'dc4'],
  ])('turns %s', (_, from, to) => {
    expect(said(after({ do: 'place', piece: from }, { do: 'turn', piece: from }))).toBe(to)
  })

  it('undoes and does again, until something else is done', () => {
    const placed = after({ do: 'place', piece: piece('hero', 'a1') }, { do: 'place', piece: piece('hero', 'a2') })
    const undone = edited(placed, { do: 'undo' })
    expect(said(undone)).toBe('Ha1')
    expect(said(edited(undone, { do: 'redo' }))).toBe('Ha2')
    const other = edited(undone, { do: 'place', piece: piece('key', 'c4') })
    expect(edited(other, { do: 'redo' })).toBe(other)
    expect(said(edited(edited(undone, { do: 'undo' }), { do: 'undo' }))).toBe('-')
  })
})

describe('pieces', () => {
  it.each([
    [piece('S3', 'l1'), 'i1'],
    [piece('lyingEW', 'l5'), 'k5'],
    [piece('lyingNS', 'c12'), 'c11'],
    [piece('S4', 'c4'), 'c4'],
  ])('fit onto the board', (given, name) => {
    expect(fitted(given).cell).toBe(cellOf(name))
  })

  it('are taken from the top', () => {
    const layout: Layout = [piece('S2', 'f6'), piece('key', 'g7')]
    expect(pieceAt(layout, cellOf('g7') ?? 0)?.kind).toBe('key')
    expect(pieceAt(layout, cellOf('f7') ?? 0)?.kind).toBe('S2')
    expect(pieceAt(layout, cellOf('a1') ?? 0)).toBeUndefined()
    expect(footprint(piece('S2', 'f6'))).toHaveLength(4)
    expect(pieceAt([piece('S4', 'b2')], cellOf('d4') ?? 0)?.kind).toBe('S4')
  })

  it('are counted against the box', () => {
    const stock = { treats: 3, balls: 1, keys: 0 }
    expect([stockOf('treat', stock), stockOf('ball', stock), stockOf('S1', stock), stockOf('upright', stock)]).toEqual([
      3, 1, 1, 1,
    ])
    expect(placedOf([piece('lyingEW', 'c4')], 'upright')).toHaveLength(1)
  })
})

describe('layouts that travel', () => {
  it.each(READY_MADE.map(({ id, layout }) => [id, layout] as const))(
    '%s reads back from what is pasted',
    (_, layout) => {
      expect(readPasted(`my yard:\n${sayLayout(layout)}\n`)).toEqual(layout)
      // A link of an older page.
      expect(readPasted(`look: https://example.org/table/7#layout=${sayLayout(layout)}`)).toEqual(layout)
      expect(readYard(sayYard(layout))).toEqual(layout)
    },
  )

  it('says when there is none', () => {
    expect(readPasted('hello there')).toBeUndefined()
    expect(readPasted('')).toBeUndefined()
    expect(readYard('place Ha1')).toBeUndefined()
  })
})
