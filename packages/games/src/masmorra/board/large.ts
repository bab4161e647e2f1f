import { GROUNDS, type Ground, LARGE_ROOMS, type LargeRoom } from '../content/large-tile.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The rooms of the large tile lie off the grid (MA-1.9): where each stands, in cells, by what the tile says of it. */
const PLACES: { readonly [place: string]: Omit<Place, 'side'> } = {
  'top left': { x: 0, y: 0 },
  'top right': { x: 4.4, y: 0 },
  centre: { x: 2.2, y: 1.1 },
  'bottom left': { x: 0, y: 2.2 },
  'bottom right': { x: 4.4, y: 2.2 },
  'upper left': { x: 0, y: 0 },
  'upper right': { x: 2.8, y: 0 },
  'lower left': { x: 0, y: 2.2 },
  'lower right': { x: 2.8, y: 2.2 },
}
const SIDE = 1.8

const ROOMS: ReadonlyMap<string, LargeRoom & { readonly ground: Ground }> = new Map(
  GROUNDS.flatMap(ground => LARGE_ROOMS[ground].map(room => [room.id, { ...room, ground }])),
)

export function largeRoom(tile: string): (LargeRoom & { readonly ground: Ground }) | undefined {
  return ROOMS.get(tile)
}

export function largePlace(tile: string): Place {
  return { ...(PLACES[largeRoom(tile)?.place ?? ''] ?? { x: 0, y: 0 }), side: SIDE }
}

/**
 * The way from a room to another one: the side on which it leaves (0 north, 1 east, 2 south, 3 west), and from where to
 * where.
 */
export interface Passage {
  readonly way: number
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/** Where a passage between rooms of one row leaves them, from their middle: past whatever stands between the rows. */
const ASIDE = 0.4

/** The passages of a room of the large tile, in cells. */
export function passagesOf(tile: string): readonly Passage[] {
  return (largeRoom(tile)?.doors ?? []).map(other => passage(largePlace(tile), largePlace(other)))
}

function passage(here: Place, there: Place): Passage {
  const apart = Math.abs(here.x - there.x) > SIDE
  if (!apart) {
    const x = (Math.max(here.x, there.x) + Math.min(here.x, there.x) + SIDE) / 2
    const down = there.y > here.y
    return {
      way: down ? 2 : 0,
      from: { x, y: down ? here.y + SIDE : here.y },
      to: { x, y: down ? there.y : there.y + SIDE },
    }
  }
  const right = there.x > here.x
  const middle = (here.y + there.y + SIDE) / 2
  const y = here.y !== there.y ? middle : middle + (here.y > 0 ? ASIDE : -ASIDE)
  return {
    way: right ? 1 : 3,
    from: { x: right ? here.x + SIDE : here.x, y },
    to: { x: right ? there.x : there.x + SIDE, y },
  }
}
