import { games } from '@undercroft/games'
import type { GlyphCredit } from '@undercroft/games/board'
import { loadPlayable } from '../looks.ts'
import { once } from '../shell/once.ts'

/** The glyphs of game-icons.net that the page itself shows, and who drew them. */
export const PAGE_GLYPHS: readonly GlyphCredit[] = [
  { name: 'broadsword', author: 'lorc' },
  { name: 'cog', author: 'lorc' },
  { name: 'crossed-swords', author: 'lorc' },
  { name: 'crown', author: 'lorc' },
  { name: 'dice-six-faces-five', author: 'delapouite' },
  { name: 'hourglass', author: 'lorc' },
  { name: 'imp-laugh', author: 'lorc' },
  { name: 'laurels', author: 'lorc' },
  { name: 'meeple', author: 'delapouite' },
  { name: 'old-lantern', author: 'delapouite' },
  { name: 'open-book', author: 'lorc' },
  { name: 'owl', author: 'lorc' },
  { name: 'party-popper', author: 'delapouite' },
  { name: 'rolling-dices', author: 'delapouite' },
  { name: 'scroll-unfurled', author: 'lorc' },
  { name: 'semi-closed-eye', author: 'lorc' },
  { name: 'skull-crossed-bones', author: 'lorc' },
  { name: 'small-fire', author: 'lorc' },
  { name: 'snake-tongue', author: 'delapouite' },
  { name: 'surprised', author: 'lorc' },
  { name: 'tear-tracks', author: 'lorc' },
  { name: 'thumb-up', author: 'delapouite' },
  { name: 'wax-seal', author: 'lorc' },
  { name: 'wooden-door', author: 'lorc' },
]

/** Where a glyph stands, with its author and its licence. */
export function glyphAddress({ name, author }: GlyphCredit): string {
  return `https://game-icons.net/1x1/${author}/${name}.html`
}

/** Every glyph on the page and on the boards, once each, by author. */
export const loadGlyphsByAuthor = once(async (): Promise<ReadonlyMap<string, readonly GlyphCredit[]>> => {
  const playables = await Promise.all(games.map(({ id }) => loadPlayable(id)))
  const all = [...PAGE_GLYPHS, ...playables.flatMap(playable => playable?.look.glyphs ?? [])]
  const once = new Map(all.map(glyph => [glyphAddress(glyph), { name: glyph.name, author: glyph.author }]))
  const sorted = [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return Map.groupBy(sorted, glyph => glyph.author.slice(0, 1).toUpperCase() + glyph.author.slice(1))
})
