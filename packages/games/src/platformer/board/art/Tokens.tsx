import { Glyph } from '../Glyph.tsx'
import type { GlyphName } from '../glyphs.ts'

/* Small things, drawn around the origin with a radius of about 20. */

export function Coin() {
  return (
    <g className="pl-coin">
      <circle className="pl-coin-edge" r="17" />
      <circle className="pl-coin-face" r="12.500" />
      <path
        className="pl-coin-star"
        d="M0-8L2.400-2.700L8.200-2.200L3.800 1.700L5.100 7.300L0 4.300L-5.100 7.300L-3.800 1.700L-8.200-2.200L-2.400-2.700Z"
      />
    </g>
  )
}

export function Gem() {
  return (
    <g className="pl-gem">
      <path className="pl-gem-body" d="M-11-16H11L20-5L0 19L-20-5Z" />
      <path className="pl-gem-lit" d="M-11-16L-6-5L0 19L-20-5ZM-6-5H6L0-16Z" />
      <path className="pl-gem-facet" d="M-20-5H20M-11-16L-6-5L0 19L6-5L11-16M-6-5L0-16L6-5" />
    </g>
  )
}

export function Heart({ lost = false }: { readonly lost?: boolean }) {
  return (
    <path
      className={lost ? 'pl-heart pl-heart-lost' : 'pl-heart'}
      d="M0 17C-14 6-20-1-20-8C-20-15-15-19-10-19C-5-19-2-16 0-12C2-16 5-19 10-19C15-19 20-15 20-8C20-1 14 6 0 17Z"
    />
  )
}

/** A Boss token: a round of its own colour with its glyph. */
export function BossToken({ glyph, tone }: { readonly glyph: GlyphName; readonly tone: string }) {
  return (
    <g className={`pl-boss-token pl-boss-token-${tone}`}>
      <circle r="18" />
      <Glyph name={glyph} size={24} />
    </g>
  )
}
