import { GLYPHS, type GlyphName } from './glyphs.ts'

interface Placed {
  readonly name: GlyphName
  /** The middle of the drawing, and its side. */
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}

/** A glyph inside a drawing. It is decoration: what it means is always said in words as well. */
export function Glyph({ name, x = 0, y = 0, size, className }: Placed) {
  const scale = size / 512
  return (
    <path
      className={className}
      d={GLYPHS[name].d}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  )
}

/** A glyph in a line of text or on a card. */
export function GlyphIcon({ name, className }: { readonly name: GlyphName; readonly className?: string }) {
  return (
    <svg className={`pl-icon ${className ?? ''}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={GLYPHS[name].d} />
    </svg>
  )
}
