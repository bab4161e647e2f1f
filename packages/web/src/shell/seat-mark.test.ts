import { games } from '@undercroft/games'
import { lookOf } from '@undercroft/games/ui'
import { expect, test } from 'vitest'

/** The page's own grounds, in the dark and in the light, and the ink on a mark. */
const GROUNDS = ['#14110f', '#1e1a17', '#2a241f', '#f6efe3', '#fffaf0', '#ffffff']
const INK = '#14110f'

const looks = games.map(({ id }) => lookOf(id))
const coloured = looks.flatMap(look =>
  (look?.seatColours ?? []).map((colour, seat) => ({ id: look?.id, seat, colour })),
)

test.each(coloured)('$id: seat $seat stands out on every ground, and its letter on it', ({ colour }) => {
  for (const ground of GROUNDS) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
  expect(contrast(colour, INK)).toBeGreaterThanOrEqual(4.5)
})

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
