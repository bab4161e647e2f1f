import type { ReactNode } from 'react'
import type { TileKind } from '../content/pieces.ts'

/**
 * A tile, drawn around the middle of its cell: a coloured plate with the thing on it, which can be told by its shape
 * too.
 */
export function TilePiece({ kind, flat = false }: { readonly kind: TileKind; readonly flat?: boolean }) {
  return (
    <g className={`wm-tile wm-tile-${kind}`}>
      <path className="wm-plate" d={flat ? SQUARE : DIAMOND} />
      {THINGS[kind]()}
    </g>
  )
}

const DIAMOND = 'M-21 2.500Q-24 0-21-2.500L-4-12Q0-14 4-12L21-2.500Q24 0 21 2.500L4 12Q0 14-4 12Z'
const SQUARE = 'M-15-17H15Q17-17 17-15V15Q17 17 15 17H-15Q-17 17-17 15V-15Q-17-17-15-17Z'

const THINGS: { readonly [K in TileKind]: () => ReactNode } = {
  treat: Treat,
  ball: Ball,
  key: Key,
  spawn: Burrow,
  end: Kennel,
  lockedEnd: LockedKennel,
}

function Treat() {
  return (
    <g transform="translate(0 -5) rotate(-16)">
      <path
        className="wm-bone"
        d="M-7-3.400A4.600 4.600 0 1 0-12.500.6A4.600 4.600 0 1 0-7 3.800H7A4.600 4.600 0 1 0 12.500.6A4.600 4.600 0 1 0 7-3.400Z"
      />
      <path className="wm-bone-lit" d="M-7-1.600H7" />
    </g>
  )
}

function Ball() {
  return (
    <g>
      <ellipse className="wm-ball-shade" cx="1" cy="1" rx="9" ry="4.500" />
      <circle className="wm-ball" cx="0" cy="-7" r="9" />
      <path className="wm-ball-seam" d="M-8-11C-3-9-2-3-5 0M8-3C3-5 2-11 5-14" />
    </g>
  )
}

function Key() {
  return (
    <g transform="translate(-1 -7) rotate(-24)">
      <path
        className="wm-key"
        d="M-9-5.500A5.500 5.500 0 1 1-4 2H9V6.500H5.500V4.500H3V7H-.5V2H-4A5.500 5.500 0 0 1-9-5.500ZM-9-1.500A2 2 0 1 0-9 2.500A2 2 0 1 0-9-1.500Z"
      />
    </g>
  )
}

function Burrow() {
  return (
    <g>
      <path className="wm-earth" d="M-18 1C-17-8-8-10-4-9C2-13 14-10 17-2C19 5 9 9 0 9C-8 9-19 8-18 1Z" />
      <ellipse className="wm-hole" cx="0" cy="1" rx="12.500" ry="6" />
      <path
        className="wm-lurking"
        d="M-5.500 1.500A1.900 1.900 0 1 1-1.700 1.500A1.900 1.900 0 1 1-5.500 1.500ZM2.200 1.500A1.900 1.900 0 1 1 6 1.500A1.900 1.900 0 1 1 2.200 1.500Z"
      />
    </g>
  )
}

function Kennel() {
  return (
    <g transform="translate(0 2)">
      <path className="wm-kennel-wall" d="M-12 3V-13L0-24L12-13V3C6 5-6 5-12 3Z" />
      <path className="wm-kennel-roof" d="M-16-11L0-27L16-11L13-8L0-20L-13-8Z" />
      <path className="wm-kennel-door" d="M-6.500 4V-6A6.500 6.500 0 0 1 6.500-6V4C3 5-3 5-6.500 4Z" />
      <path className="wm-kennel-lamp" d="M-3 4.500V-4A3 3.500 0 0 1 3-4V4.500Z" />
    </g>
  )
}

function LockedKennel() {
  return (
    <g>
      <Kennel />
      <path className="wm-shackle" d="M-4-6V-9A4 4.500 0 0 1 4-9V-6" />
      <path className="wm-padlock" d="M-7-6.500H7V4.500C4 6-4 6-7 4.500Z" />
      <path className="wm-keyhole" d="M0-2.500V1.500" />
    </g>
  )
}
