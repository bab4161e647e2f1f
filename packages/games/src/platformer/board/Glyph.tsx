import { Drawing, DrawnIcon, type Placing } from '../../drawing.tsx'
import { GLYPHS, type GlyphName } from './glyphs.ts'

const BOX = 512

/** A glyph inside a drawing. */
export function Glyph({ name, ...placing }: Placing & { readonly name: GlyphName }) {
  return <Drawing d={GLYPHS[name].d} box={BOX} {...placing} />
}

/** A glyph in a line of text or on a card. */
export function GlyphIcon({ name, className }: { readonly name: GlyphName; readonly className?: string }) {
  return <DrawnIcon d={GLYPHS[name].d} box={BOX} className={`pl-icon ${className ?? ''}`} />
}
