// @module-tag slow
import { games } from '@undercroft/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadLessons } from '../learn/lessons.ts'
import { loadPlayable } from '../looks.ts'
import { StillBoard } from './chapter-figure.tsx'
import { picturesOf, shownAt } from './pictures.ts'

describe.each(games.map(({ id }) => id))('the book of %s', id => {
  test('has pictures of real positions in several chapters, each drawn by its board', async () => {
    const [playable, lessons] = await Promise.all([loadPlayable(id), loadLessons(id)])
    if (playable === undefined) throw new Error('there is no such game')
    const pictures = picturesOf(lessons)
    const chapters = new Set(pictures.map(({ chapter }) => chapter))
    expect(chapters.size).toBe(pictures.length) // one a chapter: it stands under its title
    expect(chapters.size).toBeGreaterThanOrEqual(6)
    const drawn = pictures.map(picture => renderToStaticMarkup(<StillBoard playable={playable} picture={picture} />))
    expect(drawn.every(markup => markup.includes('<svg'))).toBe(true)
    expect(new Set(drawn).size).toBe(pictures.length)
  })
})

test('a picture is taken where its word stands', async () => {
  const [playable, lessons] = await Promise.all([loadPlayable('all-out-assault'), loadLessons('all-out-assault')])
  const picture = picturesOf(lessons).find(({ chapter }) => chapter === 'Movement')
  if (playable === undefined || picture === undefined) throw new Error('there is no such picture')
  const { seen } = shownAt(playable.game, picture)
  expect(seen.view).toMatchObject({ roll: 4 })
})
