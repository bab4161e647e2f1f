import { drawings } from '../../drawing/drawings.tsx'
import { GLYPHS, type GlyphName } from './glyphs.ts'

export const { Drawn: Glyph, Icon: GlyphIcon } = drawings<GlyphName>({
  path: name => GLYPHS[name].d,
  box: 512,
  icon: 'aa-icon',
})
