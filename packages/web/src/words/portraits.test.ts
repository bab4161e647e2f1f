import { games } from '@undercroft/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadPlayable } from '../looks.ts'

/** The kinds of content that stand on a board as drawn figures or pieces. */
const DRAWN: { readonly [game: string]: readonly string[] } = {
  'all-out-assault': ['Tile'],
  masmorra: ['Hero', 'Monster', 'Boss'],
  platformer: ['Hero', 'Enemy', 'Boss'],
  'without-masters': ['Figure', 'Tile', 'Structure'],
}

test.each(games.filter(({ id }) => id in DRAWN))('$title draws its figures on their large cards', async ({ id }) => {
  const playable = await loadPlayable(id)
  const entries = playable?.game.almanac?.filter(({ kind }) => DRAWN[id]?.includes(kind)) ?? []
  expect(entries).not.toEqual([])
  const drawn = entries.map(entry => {
    const portrait = playable?.look.portrait?.(entry.id)
    return { entry: entry.id, isDrawn: portrait !== undefined && renderToStaticMarkup(portrait).startsWith('<svg') }
  })
  expect(drawn.filter(({ isDrawn }) => !isDrawn)).toEqual([])
  expect(playable?.look.portrait?.('nothing')).toBeUndefined()
})
