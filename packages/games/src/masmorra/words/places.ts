import { HERO_NAMES } from '../content/heroes.ts'
import { type TileFacts, tileFacts } from '../content/tiles.ts'
import { type Cell, xOf, yOf } from '../state/cells.ts'
import { statsOf } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { factsOf, roomOf, trapOf } from '../state/map.ts'
import type { FoeId, Level, Room, RoomId, TrapId } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** Something that lies on a level. */
interface Lies {
  readonly level: Level
  readonly x: number
  readonly y: number
  readonly side: number
}

/** "the Gold Room"; where several are called so, by where it lies: "the Gold Room 2 north of Jay". */
export function placeName(view: View, room: RoomId): string {
  const { name } = factsOf(view, room)
  const alike = view.rooms.filter(({ tile }) => tileFacts(tile).name === name)
  if (alike.length < 2) return `the ${name}`
  if (room === activeHero(view).room) return `the ${name} here`
  return `the ${name} ${bearing(view, liesOf(roomOf(view, room)))}`
}

/** "the Orc", "the Orc here", "the second Orc in the Web Room". */
export function foeName(view: View, foe: FoeId): string {
  const { name } = statsOf(view, foe)
  const { room } = view.foes[foe] ?? { room: -1 }
  const alike = [...view.foes.keys()].filter(id => statsOf(view, id).name === name && isHere(view, id))
  const beside = alike.filter(id => view.foes[id]?.room === room)
  const which = beside.length < 2 ? name : `${COUNTED[beside.indexOf(foe)] ?? 'other'} ${name}`
  if (alike.length < 2 || beside.length === alike.length) return `the ${which}`
  return `the ${which} ${room === activeHero(view).room ? 'here' : `in ${placeName(view, room)}`}`
}

export const COUNTED = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

function isHere(view: View, foe: FoeId): boolean {
  return (view.foes[foe]?.room ?? -1) >= 0
}

/** "the trap"; of several, by where it lies. */
export function trapName(view: View, trap: TrapId): string {
  if (view.traps.filter(({ live }) => live).length < 2) return 'the trap'
  const { level, x, y } = trapOf(view, trap)
  return `the trap ${bearing(view, { level, x, y, side: 1 })}`
}

/** Where a tile of this size would lie: "just north of Jay". */
export function cellPlace(view: View, level: Level, cell: Cell, side: number): string {
  return bearing(view, { level, x: xOf(cell), y: yOf(cell), side: Math.max(1, side) })
}

/** How a tile lies after so many quarters. */
export const TURNED = ['', 'turned right', 'turned around', 'turned left'] as const

function liesOf({ tile, level, x, y }: Room): Lies {
  return { level, x, y, side: Math.max(1, tileFacts(tile).side) }
}

/**
 * The way from the active Hero, or on another level from the room where one comes in. No two tiles of one size have the
 * same bearing.
 */
function bearing(view: View, to: Lies): string {
  const hero = activeHero(view)
  const own = view.rooms[hero.room]
  const isOwn = own !== undefined && own.level === to.level && hero.id !== 'none'
  const base = isOwn ? own : view.rooms.find(({ level }) => level === to.level)
  if (base === undefined) return ''
  const facts: TileFacts = tileFacts(base.tile)
  const of = isOwn && hero.id !== 'none' ? HERO_NAMES[hero.id] : `the ${facts.name}`
  const from = liesOf(base)
  const across = stepsOf(to.x, to.side, from.x, from.side)
  const down = stepsOf(to.y, to.side, from.y, from.side)
  const ways = [...way(down, 'north', 'south'), ...way(across, 'west', 'east')]
  const [only] = ways
  const far = ways.length === 1 && only?.startsWith('1 ') ? `just ${only.slice(2)}` : ways.join(' and ')
  const level = isOwn ? '' : `, Level ${to.level}`
  const bits = [...bit(down, to.y - from.y, 'north', 'south'), ...bit(across, to.x - from.x, 'west', 'east')]
  return [`${far} of ${of}${level}`, ...bits].join(', ')
}

/** Steps between two stretches of a line; 0 where they overlap. */
function stepsOf(to: number, toSide: number, from: number, fromSide: number): number {
  if (to >= from + fromSide) return to - from - fromSide + 1
  return to + toSide <= from ? to + toSide - from - 1 : 0
}

function way(steps: number, back: string, on: string): readonly string[] {
  return steps === 0 ? [] : [`${Math.abs(steps)} ${steps < 0 ? back : on}`]
}

/** Beside a wide room there are two places on each side. */
function bit(steps: number, offset: number, back: string, on: string): readonly string[] {
  return steps !== 0 || offset === 0 ? [] : [`a bit to the ${offset < 0 ? back : on}`]
}
