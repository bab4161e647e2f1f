import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { creditsOf, glyphs } from './glyphs.tsx'

const TABLE = { own: 'M0 0h24', sword: { name: 'broadsword', author: 'lorc', d: 'M0 0h512' } } as const
const { Glyph, GlyphIcon } = glyphs(TABLE, 'xx-icon')

it('draws a glyph around a point, as large as it is told', () => {
  expect(renderToStaticMarkup(<Glyph name="own" size={12} x={30} y={20} />)).toBe(
    '<path d="M0 0h24" fill-rule="evenodd" transform="translate(24 14) scale(0.5)"></path>',
  )
  expect(renderToStaticMarkup(<Glyph name="sword" size={256} className="hilt" />)).toBe(
    '<path class="hilt" d="M0 0h512" transform="translate(-128 -128) scale(0.5)"></path>',
  )
})

it('stands in text with the class of its game', () => {
  expect(renderToStaticMarkup(<GlyphIcon name="sword" className="big" />)).toContain(
    '<svg class="xx-icon big" viewBox="0 0 512 512" aria-hidden="true">',
  )
  expect(renderToStaticMarkup(<GlyphIcon name="own" />)).toContain('<svg class="xx-icon" viewBox="0 0 24 24"')
})

it('credits those who drew what is not ours', () => expect(creditsOf(TABLE)).toEqual([TABLE.sword]))
