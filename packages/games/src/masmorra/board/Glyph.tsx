import { glyphs } from '../../drawing/glyphs.tsx'
import { GLYPHS } from './glyphs.ts'

export const { Glyph, GlyphIcon } = glyphs(GLYPHS, 'ma-icon')
