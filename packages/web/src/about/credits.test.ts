import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { glyphAddress, loadGlyphsByAuthor, PAGE_GLYPHS } from './credits.ts'

const root = resolve(import.meta.dirname, '../../../..')
const credits = readFileSync(resolve(root, 'CREDITS.md'), 'utf8')

describe('the credits', () => {
  test('know every glyph that the page takes from the collection, and no other', () => {
    const sources = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
      file => !/\.(d|test)\.ts$/.test(file),
    )
    const taken = sources.flatMap(file =>
      [...readFileSync(resolve(root, file), 'utf8').matchAll(/'virtual:game-icon\/([\w-]+)'/g)].map(([, name]) => name),
    )
    expect(PAGE_GLYPHS.map(glyph => glyph.name)).toEqual([...new Set(taken)].sort())
  })

  test('name every glyph of the page and of the boards with its author and its address', async () => {
    const missing = [...(await loadGlyphsByAuthor())].flatMap(([author, glyphs]) =>
      glyphs.filter(glyph => !credits.includes(`| [${glyph.name}](${glyphAddress(glyph)}) | ${author} |`)),
    )
    expect(missing).toEqual([])
  })

  test('name the glyphs of games that are not on the page yet', () => {
    for (const file of globSync('packages/games/src/*/board/glyphs.ts', { cwd: root })) {
      const text = readFileSync(resolve(root, file), 'utf8')
      for (const [, name = '', author = ''] of text.matchAll(/name: '([\w-]+)',\s+author: '([\w-]+)'/g)) {
        expect(credits).toContain(`[${name}](${glyphAddress({ name, author })})`)
      }
    }
  })

  test.each([
    'https://creativecommons.org/licenses/by/3.0/',
    'Fraunces',
    'Atkinson Hyperlegible Next',
    'SIL Open Font License 1.1',
    'ZzFX',
  ])('name %s', what => expect(credits).toContain(what))
})
