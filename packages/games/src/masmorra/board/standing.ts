import type { FoeId, RoomId } from '../state.ts'
import type { View } from '../view.ts'
import { type Box, boxOf, CELL, middleOf, type Point } from './floor.ts'
import type { Stage } from './stage.ts'

/** Where a figure stands, and how large it is drawn there. */
export interface Spot extends Point {
  readonly scale: number
}

/** Where every figure of the dungeon stands; those in the supply stand nowhere. */
export interface Standing {
  readonly foes: ReadonlyMap<FoeId, Spot>
  readonly heroes: ReadonlyMap<number, Spot>
}

/** The width that a figure wants for itself, with the numbers on it. */
const FOE_WIDTH = 48
const HERO_WIDTH = 41
const EDGE = 12

export function standingOf(view: View, stage: Stage): Standing {
  const foes = new Map<FoeId, Spot>()
  const heroes = new Map<number, Spot>()
  for (const [room, at] of view.rooms.entries()) {
    const box = boxOf(at)
    const [here, there] = [inRoom(stage.foes, room), inRoom(stage.heroes, room).filter(hasFigure(view))]
    const both = here.length > 0 && there.length > 0
    const [up, down] = both ? [-0.2, 0.2] : [-0.03, 0.04]
    for (const [i, spot] of row(box, here.length, FOE_WIDTH, up, both).entries()) foes.set(here[i] ?? 0, spot)
    for (const [i, spot] of row(box, there.length, HERO_WIDTH, down, both).entries()) heroes.set(there[i] ?? 0, spot)
  }
  return { foes, heroes }
}

function inRoom(rooms: readonly RoomId[], room: RoomId): number[] {
  return [...rooms.keys()].filter(id => rooms[id] === room)
}

function hasFigure({ heroes }: View): (player: number) => boolean {
  return player => heroes[player]?.id !== 'none'
}

/** Side by side without overlapping: as large as the room is, and smaller where many share it. */
function row(box: Box, count: number, width: number, down: number, shared: boolean): Spot[] {
  const middle = middleOf(box)
  const roomy = Math.min(1.4, box.width / CELL)
  const scale = Math.min(shared ? roomy * 0.86 : roomy, (box.width - 2 * EDGE) / (width * Math.max(1, count)))
  return Array.from({ length: count }, (_, i) => ({
    x: middle.x + (i - (count - 1) / 2) * width * scale,
    y: middle.y + down * box.height,
    scale,
  }))
}
