import { list, whole } from '@undercroft/kernel'
import { between, oneFrom, type Picker, redraw, upTo } from '../pick.ts'
import { judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const TILE_KINDS = ['straight', 'elbow'] as const
export type TileKind = (typeof TILE_KINDS)[number]
export const WIDTH = 4

/** Sides go round clockwise from the left (0, 1, 2, 3), so that a quarter turn adds one. */
type Side = number
export const LEFT = 0
export const RIGHT_SIDE = 2

export interface PathOfCurrent {
  /** Row by row. */
  readonly tiles: readonly TileKind[]
  /** Quarter turns clockwise at the start. */
  readonly turns: readonly number[]
  /** The row where the current comes in, on the left, and the one where it must leave, on the right. */
  readonly from: number
  readonly to: number
}

/** Unturned, a straight joins left and right, an elbow left and top. */
export function endsOf(kind: TileKind, turns: number): readonly [Side, Side] {
  return [turns % 4, (turns + (kind === 'straight' ? 2 : 1)) % 4]
}

function opposite(side: Side): Side {
  return (side + 2) % 4
}

/** The tile on that side; none beyond the edge. */
function beyond(tile: number, side: Side): number | undefined {
  const column = (tile % WIDTH) + ([-1, 0, 1, 0][side] ?? 0)
  const row = Math.floor(tile / WIDTH) + ([0, -1, 0, 1][side] ?? 0)
  return column < 0 || column >= WIDTH || row < 0 || row >= WIDTH ? undefined : row * WIDTH + column
}

export interface Flow {
  /** The tiles that carry current, in its order. */
  readonly tiles: readonly number[]
  readonly through: boolean
}

/** Follows the current from where it comes in, as far as the tiles join. */
export function flow({ tiles, from, to }: PathOfCurrent, turns: readonly number[]): Flow {
  const carrying: number[] = []
  let tile = from * WIDTH
  let side = LEFT
  for (;;) {
    const [a, b] = endsOf(tiles[tile] ?? 'straight', turns[tile] ?? 0)
    if (side !== a && side !== b) return { tiles: carrying, through: false }
    carrying.push(tile)
    const out = side === a ? b : a
    const next = beyond(tile, out)
    if (next === undefined) {
      return { tiles: carrying, through: out === RIGHT_SIDE && tile === to * WIDTH + WIDTH - 1 }
    }
    tile = next
    side = opposite(out)
  }
}

/** A way from the left edge that never meets itself; nothing if it runs into a dead end. */
function wander(pick: Picker): { readonly way: readonly number[]; readonly outs: readonly Side[] } | undefined {
  const way = [between(0, WIDTH - 1, pick) * WIDTH]
  const outs: Side[] = []
  while (way.length <= 12) {
    const here = way.at(-1) ?? 0
    const onward = upTo(4).filter(side => {
      const next = beyond(here, side)
      if (next !== undefined) return !way.includes(next)
      return side === RIGHT_SIDE && way.length >= 6
    })
    if (onward.length === 0) return undefined
    const out = oneFrom(onward, pick)
    const next = beyond(here, out)
    outs.push(out)
    if (next === undefined) return { way, outs }
    way.push(next)
  }
  return undefined
}

/** Turns for every tile, such that the current gets through: each tile on its way is turned as it is reached. */
function conduct(
  shown: PathOfCurrent,
  turns: readonly number[],
  tile: number,
  side: Side,
  used: readonly number[],
): readonly number[] | undefined {
  const kind = shown.tiles[tile] ?? 'straight'
  for (const turn of upTo(4)) {
    const [a, b] = endsOf(kind, turn)
    if (side !== a && side !== b) continue
    const out = side === a ? b : a
    const turned = turns.with(tile, turn)
    const next = beyond(tile, out)
    if (next === undefined) {
      if (out === RIGHT_SIDE && tile === shown.to * WIDTH + WIDTH - 1) return turned
      continue
    }
    if (used.includes(next)) continue
    const done = conduct(shown, turned, next, opposite(out), [...used, next])
    if (done !== undefined) return done
  }
  return undefined
}

const anyTurns = (pick: Picker) => upTo(WIDTH * WIDTH).map(() => pick(4))

export const pathOfCurrent: Puzzle<'PZ-06', PathOfCurrent, readonly number[]> = {
  id: 'PZ-06',
  name: 'Path of Current',
  story:
    'The floor of the chamber is a sheet of loose tiles with copper let into them, and a dead engine hums at the far wall. Turn the tiles until the current finds its way across. It will not forgive a gap twice.',
  task: 'Turn the tiles so that the current runs from the left terminal to the right one.',
  tries: 2,
  word: list('turns', whole('quarter turns', 0, 3), '.', WIDTH * WIDTH),
  make: pick =>
    redraw(() => {
      const found = wander(pick)
      if (found === undefined) return undefined
      const { way, outs } = found
      const tiles = upTo(WIDTH * WIDTH).map((tile): TileKind => {
        const step = way.indexOf(tile)
        if (step < 0) return oneFrom(TILE_KINDS, pick)
        return (outs[step - 1] ?? RIGHT_SIDE) === outs[step] ? 'straight' : 'elbow'
      })
      const from = Math.floor((way[0] ?? 0) / WIDTH)
      const to = Math.floor((way.at(-1) ?? 0) / WIDTH)
      const shown = { tiles, turns: anyTurns(pick), from, to }
      return flow(shown, shown.turns).through ? undefined : { shown, secret: NOTHING_HIDDEN }
    }),
  broken: ({ tiles }, turns) =>
    turns.length === tiles.length ? undefined : `${tiles.length} tiles need ${tiles.length} turns, not ${turns.length}`,
  judge: (shown, turns) => judged(flow(shown, turns).through),
  solve(shown) {
    const tile = shown.from * WIDTH
    const turns = conduct(shown, shown.turns, tile, LEFT, [tile])
    if (turns === undefined) throw new RangeError('tiles that cannot conduct')
    return turns
  },
  guess: (_, pick) => anyTurns(pick),
}
