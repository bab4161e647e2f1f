import { playAmong } from '@undercroft/bots'
import { expect, test } from 'vitest'
import { games } from './index.ts'

/** What the lab looks at is there in every game, turn by turn, and names content by its ids. */
test.each(games)('$id says where figures stand and what seats have', async ({ load }) => {
  const game = await load()
  const options = Object.fromEntries(
    Object.entries(game.options).flatMap(([name, { otherwise }]: [string, { otherwise?: unknown }]) =>
      otherwise === undefined ? [] : [[name, otherwise]],
    ),
  )
  const settled = game.settle?.(options, false) ?? options
  const seats = game.seats(settled).map(() => 'greedy')
  const [cells, held] = [new Set<string>(), new Set<string>()]
  playAmong({
    game,
    options: settled,
    seats,
    seed: 'observed',
    onlooker: {
      asked: ({ state }) => {
        for (const { board, x, y } of game.observed?.spots(state) ?? []) cells.add(`${board} ${x} ${y}`)
        const had = game.observed?.holdings?.(state)
        expect(had?.length).toBe(seats.length)
        for (const id of had?.flat() ?? []) held.add(id)
      },
    },
  })
  expect(cells.size).toBeGreaterThan(5)
  expect([...cells].filter(cell => !/^[\w ]+ -?\d+ -?\d+$/.test(cell))).toEqual([])
  expect(held.size).toBeGreaterThan(0)
  const isContent = (id: string): boolean => game.content.some(known => known === id || known.startsWith(`${id}.`))
  expect([...held].filter(id => !isContent(id))).toEqual([])
})
