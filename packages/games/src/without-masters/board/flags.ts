import { at, nameOf } from '../content/cells.ts'
import { CRATE_FORMS } from '../content/pieces.ts'
import { badgeOf } from './figures.ts'
import { fieldOf } from './flagField.ts'
import { type Draft, type Place, type Pole, settle } from './flagPlaces.ts'
import type { Marks } from './marks.ts'
import { depth, middle, type Quarter } from './projection.ts'
import { LAYERS, sightOf } from './sight.ts'
import type { Things } from './things.ts'
import { type HiddenCell, type HiddenThing, type Visible, visibleFrom } from './visible.ts'

/** A part of a flag: a thing, the cell's name, its height, or what a mark says. */
export type FlagPart =
  | HiddenThing
  | { readonly what: 'badge' | 'name' | 'mark'; readonly text: string }
  | { readonly what: 'height'; readonly height: number; readonly crate: boolean }

/**
 * A pole on a hidden cell that rises behind what hides it, with a flag that says what is there, on which cell and at
 * which height.
 */
export interface Flag extends HiddenCell, Pick<Place, 'box' | 'pole'> {
  readonly parts: readonly PlacedPart[]
  /** How much larger than on a large screen it is drawn. */
  readonly size: number
}

interface PlacedPart {
  readonly part: FlagPart
  /** The middle of it, on a flag of size 1. */
  readonly x: number
}

export interface Flagged extends Pick<Visible, 'numbers'> {
  readonly flags: readonly Flag[]
}

export const NOTHING_FLAGGED: Flagged = { flags: [], numbers: new Map() }

export interface Looked {
  readonly marks: Marks
  readonly quarter: Quarter
  /** Whether heights are to be told where no thing is hidden. */
  readonly numbers: boolean
  /** 1 on a large screen. */
  readonly size: number
}

/** What cannot be seen from this side, on flags that hide nothing themselves. */
export function flagged(things: Things, looked: Looked): Flagged {
  const steps = flagging(things, looked)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same in steps, none of which takes long. */
export function* flagging(things: Things, looked: Looked): Generator<void, Flagged> {
  const { marks, quarter, numbers: told, size } = looked
  const visible = visibleFrom(things, marks, quarter)
  yield
  const { numbers } = visible
  const hidden = visible.hidden.filter(each => told || each.things.length > 0 || each.mark !== undefined)
  const sight = sightOf(things, quarter)
  const drafts = hidden.map((cell): Draft & Pick<Flag, 'parts'> => {
    const { parts, width } = laidOut(partsOf(cell, at(things.ground, cell.cell)))
    const foot = middle(quarter, cell.cell, cell.height)
    const order = depth(quarter, cell.cell) + LAYERS.pole
    const poles = FEET.map((dx): Pole => {
      const at = { x: foot.x + dx, y: foot.y }
      return { x: at.x, bottom: at.y, clear: sight.clearAbove(at, order) }
    })
    const isEmpty = cell.things.length === 0
    const tall = (isEmpty ? LOW_FLAG : TALL_FLAG) + roomAbove(cell)
    const spare = isEmpty && cell.height === 0 && WAYS.some(tone => tone === cell.mark?.tone)
    return { cell: cell.cell, parts, foot, poles, width: width * size, tall: tall * size, spare }
  })
  yield
  const places = yield* settle(drafts, fieldOf(things, marks, quarter, hidden))
  const flags = hidden.flatMap((cell, i): Flag[] => {
    const place = places.get(cell.cell)
    if (place === undefined) return []
    const { x, y, width, height } = place.box
    const above = roomAbove(cell) * size
    const box = { x, y: y + above, width, height: height - above }
    return [{ ...cell, box, pole: place.pole, parts: drafts[i]?.parts ?? [], size }]
  })
  return { numbers, flags }
}

/** Above the enemy in hand there is a pointer, and so above its flag. */
function roomAbove({ mark }: HiddenCell): number {
  return mark?.tone === 'picked' ? 20 : 0
}

/** Marks that only say where the Hero may go: a flag for such a cell is drawn only where there is room. */
const WAYS = ['go', 'last', 'risky', 'throw', 'threat'] as const

/** With things on it, and with no more than a number. */
const TALL_FLAG = 23
const LOW_FLAG = 16

/** Where on its cell a pole may stand: best in the middle. */
const FEET = [0, -9, 9, -18, 18]

function partsOf({ cell, height, things, mark }: HiddenCell, ground: number): FlagPart[] {
  const level: FlagPart = { what: 'height', height, crate: height > ground }
  if (things.length === 0) {
    const text: FlagPart = { what: 'mark', text: mark?.text ?? '' }
    if (mark === undefined) return [{ what: 'name', text: nameOf(cell) }, level]
    return height === 0 ? [text] : [text, level]
  }
  const told = things.flatMap((thing): FlagPart[] =>
    thing.what === 'figure' && thing.who !== 'hero' ? [thing, { what: 'badge', text: badgeOf(thing.who) }] : [thing],
  )
  return [...told, { what: 'name', text: nameOf(cell) }, level]
}

const PADDING = 4
const GAP = 3

function laidOut(parts: readonly FlagPart[]): { readonly parts: readonly PlacedPart[]; readonly width: number } {
  let x = PADDING
  const placed = parts.map((part): PlacedPart => {
    const width = widthOf(part)
    const middle = x + width / 2
    x += width + GAP
    return { part, x: middle }
  })
  return { parts: placed, width: x - GAP + PADDING }
}

function widthOf(part: FlagPart): number {
  switch (part.what) {
    case 'tile':
      return 28
    case 'figure':
      return 20
    case 'crate':
      return CRATE_FORMS[part.kind].along === undefined ? 20 : 30
    case 'height':
      return 20
    default:
      return 3 + 7.4 * Math.max(1, part.text.length)
  }
}
