import { Defs } from './Defs.tsx'
import { Dog } from './Dog.tsx'
import { Mower } from './Mower.tsx'
import { Raccoon } from './Raccoon.tsx'
import { TilePiece } from './TilePiece.tsx'

const STARS = 'M60 40h.1M118 86h.1M204 34h.1M282 70h.1M338 26h.1M452 58h.1M520 30h.1M584 92h.1M414 104h.1M240 118h.1'
const FIREFLIES = 'M96 330h.1M168 284h.1M236 372h.1M470 300h.1M548 356h.1M590 286h.1M404 420h.1M60 420h.1'

/** The home page's picture: dusk in the yard, and the dog on top of everything it could push together. */
export function Cover() {
  return (
    <svg
      className="wm-cover"
      viewBox="0 0 640 480"
      role="img"
      aria-label="A dog on a stack of crates in a yard at dusk"
    >
      <Defs />
      <defs>
        <linearGradient id="wm-c-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#2b2350" />
          <stop offset=".38" stopColor="#7a4a76" />
          <stop offset=".62" stopColor="#e5835f" />
          <stop offset=".74" stopColor="#ffc27a" />
        </linearGradient>
        <linearGradient id="wm-c-lawn" x2="0" y2="1">
          <stop offset="0" stopColor="#6d8d57" />
          <stop offset=".4" stopColor="#3f6a4c" />
          <stop offset="1" stopColor="#1f3a3a" />
        </linearGradient>
        <radialGradient id="wm-c-edge" cx="50%" cy="46%" r="72%">
          <stop offset=".6" stopColor="#140d20" stopOpacity="0" />
          <stop offset="1" stopColor="#140d20" stopOpacity=".62" />
        </radialGradient>
      </defs>
      <rect width="640" height="480" fill="url(#wm-c-sky)" />
      <path className="wm-c-stars" d={STARS} />
      <circle cx="196" cy="262" r="210" fill="url(#wm-sun)" />
      <circle cx="196" cy="252" r="40" fill="#ffe7b0" />
      <Neighbourhood />
      <path d="M0 292Q320 254 640 292V480H0Z" fill="url(#wm-c-lawn)" />
      <Lawn />
      <g transform="translate(112 372)">
        <Box w={58} h={44} kind="wood" tint={1} />
        <g transform="translate(0 -44)">
          <g transform="scale(1.9)">
            <TilePiece kind="treat" />
          </g>
        </g>
      </g>
      <g transform="translate(500 344)">
        <Box w={62} h={52} kind="wood" tint={2} />
        <g transform="translate(0 -44) scale(2.050)" className="wm-body">
          <Raccoon />
        </g>
      </g>
      <g transform="translate(320 388)">
        <Shadow w={128} />
        <g transform="translate(-58 0)">
          <Box w={66} h={60} kind="crate" />
        </g>
        <g transform="translate(74 8)">
          <Box w={66} h={60} kind="crate" />
        </g>
        <g transform="translate(6 -52)">
          <Box w={64} h={58} kind="crate" />
        </g>
        <g transform="translate(6 -108) scale(2.900)" className="wm-body">
          <Dog />
        </g>
      </g>
      <g transform="translate(556 438) scale(-1.9 1.9)">
        <ellipse cx="3" cy="3" rx="30" ry="13" fill="url(#wm-shadow)" />
        <g className="wm-body">
          <Mower />
        </g>
      </g>
      <g transform="translate(178 424) scale(1.9)">
        <TilePiece kind="ball" />
      </g>
      <path className="wm-wire" d="M-10 60Q120 150 320 96T650 74" />
      <path
        className="wm-lamps wm-c-lamps"
        d="M58 98v10M126 118v10M196 118v10M264 106v10M390 92v10M458 92v10M528 90v10M596 82v10"
      />
      <path className="wm-c-fireflies" d={FIREFLIES} />
      <rect width="640" height="480" fill="url(#wm-c-edge)" />
    </svg>
  )
}

/** Roofs, a lit window, a tree, and the fence before them. */
function Neighbourhood() {
  const pickets = Array.from({ length: 33 }, (_, i) => {
    const x = i * 20 - 6
    const y = 222 + ((i * 37) % 9)
    return `M${x} 300V${y + 9}L${x + 8} ${y}L${x + 16} ${y + 9}V300Z`
  }).join('')
  return (
    <g>
      <path className="wm-c-roofs" d="M330 262V196L398 148L466 196V262ZM448 262V214L506 174L574 214V262Z" />
      <path className="wm-c-window" d="M380 206h14v18h-14ZM400 206h14v18h-14ZM498 222h12v15h-12Z" />
      <path
        className="wm-c-roofs"
        d="M34 266C8 262-4 228 20 208C10 178 44 156 66 172C92 150 130 176 116 204C140 222 124 262 94 262V270H34Z"
      />
      <path className="wm-pickets wm-c-fence" d={pickets} />
      <path className="wm-c-rail" d="M0 248H640M0 274H640" />
    </g>
  )
}

/** Mown in squares that run away from the eye, as the board lies. */
function Lawn() {
  const lines = Array.from(
    { length: 14 },
    (_, i) => `M${-320 + i * 96} 480L${-320 + i * 96 + 384} 264M${i * 96 - 320} 264L${i * 96 + 64} 480`,
  )
  return <path className="wm-c-mown" d={lines.join('')} />
}

function Shadow({ w }: { readonly w: number }) {
  return <ellipse cx="22" cy="22" rx={w * 1.4} ry={w * 0.46} fill="url(#wm-shadow)" />
}

interface BoxProps {
  readonly w: number
  readonly h: number
  readonly kind: 'wood' | 'crate'
  readonly tint?: 1 | 2 | 3
}

/** A block around 0, 0 with its top `h` higher. */
function Box({ w, h, kind, tint = 1 }: BoxProps) {
  const d = w * 0.5625
  const left = `M${-w} ${-h}L0 ${d - h}V${d}L${-w} 0Z`
  const right = `M0 ${d - h}L${w} ${-h}V0L0 ${d}Z`
  const top = `M${-w} ${-h}L0 ${d - h}L${w} ${-h}L0 ${-d - h}Z`
  const crate = kind === 'crate'
  return (
    <g className={crate ? 'wm-c-crate' : `wm-tint-${tint}`}>
      <path className={crate ? 'wm-crate-left' : 'wm-side-left'} d={left} />
      <path fill="url(#wm-grain-left)" d={left} />
      <path className={crate ? 'wm-crate-right' : 'wm-side-right'} d={right} />
      <path fill="url(#wm-grain-right)" d={right} />
      <path className={crate ? 'wm-crate-top' : 'wm-top'} d={top} />
      <path fill="url(#wm-grain-top)" d={top} />
      {crate && (
        <>
          <path
            className="wm-crate-brace"
            d={`M${-w * 0.94} -4L${-w * 0.06} ${d - h + 4}M${w * 0.06} ${d - 4}L${w * 0.94} ${-h + 4}`}
          />
          <path
            className="wm-crate-frame"
            d={`M${-w + 3} ${-h + 4}L0 ${d - h + 3}L${w - 3} ${-h + 4}M${-w + 3} -2L0 ${d - 3}L${w - 3} -2M${-w + 4} ${-h + 3}V0M${w - 4} ${-h + 3}V0M-4 ${d - h + 2}V${d - 4}M4 ${d - h + 2}V${d - 4}`}
          />
          <path className="wm-crate-line" d={left + right} />
          <path
            className="wm-crate-boards"
            d={`M${-w * 0.66} ${-h - d * 0.34 + d * 0.6}L${w * 0.3} ${-h - d * 0.72 + d * 0.02}`}
          />
        </>
      )}
      <path className="wm-edge" d={`M${-w} ${-h}L0 ${d - h}L${w} ${-h}`} />
      <path className="wm-edge wm-edge-back" d={`M${-w} ${-h}L0 ${-d - h}L${w} ${-h}M0 ${d - h}V${d}`} />
    </g>
  )
}
