import { useRef } from 'react'
import type { Lens } from '../../drawing/camera/camera.ts'
import { useCamera } from '../../drawing/camera/useCamera.ts'
import type { Box } from '../../drawing/shapes.ts'
import { type Ground, spot } from './ground.ts'
import { FRAME, sideOf, TILE } from './layout.ts'

/** Where a tile has so many pixels, all of the board can be seen and touched at once. */
const EASY = 40
/** By itself the camera shows tiles of no fewer pixels. */
const LEAST = 32
const REACH = { near: 0, far: TILE / LEAST, farthest: TILE / LEAST }

/** How much around what matters is in sight, in tiles. */
const AROUND = 1

interface Sight {
  readonly board: Ground
  /** Tiles that matter now: the active pawn's, and those that answer the question. */
  readonly tiles: readonly number[]
  readonly still: boolean
  readonly pace: number
}

/** A board too large for its frame is looked at in parts: to be pushed about and pulled nearer, it stays with what matters. */
export function useLens({ board, tiles, still, pace }: Sight) {
  const frame = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLDivElement>(null)
  const inner = board.size * TILE
  const all: Box = { x: FRAME, y: FRAME, width: inner, height: inner }
  const camera = useCamera(frame, {
    all,
    focus: boxAround(board, tiles) ?? all,
    lens: lensOf(inner),
    limits: () => ({ covered: { top: 0, left: 0, bottom: 0 }, ...REACH }),
    still,
    pace,
    rests: width => width === 0 || width / board.size >= EASY,
    paint: part => {
      if (layers.current !== null) layers.current.style.transform = transformOf(part, board.size)
    },
  })
  return { frame, layers, camera }
}

/** As near as three tiles in a hand's width, and as far as the whole board. */
const lensOf = (inner: number): Lens => ({ nearest: 0.8, farthest: inner / 280 })

/** A box around tiles, with those beside them. */
export function boxAround(board: Ground, tiles: readonly number[]): Box | undefined {
  const spots = tiles.map(tile => spot(board, tile))
  if (spots.length === 0) return undefined
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const far = (AROUND + 0.5) * TILE
  const rim = FRAME + board.size * TILE
  const [left, top] = [Math.max(FRAME, Math.min(...xs) - far), Math.max(FRAME, Math.min(...ys) - far)]
  const [right, bottom] = [Math.min(rim, Math.max(...xs) + far), Math.min(rim, Math.max(...ys) + far)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Lays a part of the board over the frame in which all of it lies otherwise, the kerb beyond its edges. */
export function transformOf({ x, y, width }: Box, size: number): string {
  const scale = (size * TILE) / width
  if (!Number.isFinite(scale) || (scale === 1 && x === FRAME && y === FRAME)) return 'none'
  const by = (from: number) => `${((100 * (FRAME - from * scale)) / sideOf(size)).toFixed(3)}%`
  return `translate(${by(x)}, ${by(y)}) scale(${scale.toFixed(4)})`
}
