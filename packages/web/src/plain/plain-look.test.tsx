import { boardProps } from '@undercroft/games/drawing/testing'
import { anyGame, type Game } from '@undercroft/kernel'
import { pig, ticTacToe } from '@undercroft/kernel/examples'
import { at } from '@undercroft/kernel/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plainLook } from './plain-look.tsx'

describe.each([anyGame(pig), anyGame(ticTacToe)])('$title, which has no board', game => {
  const look = plainLook(game)
  const { match } = at(game)

  test.each(['spectator', 0] as const)('is shown to %s as text', async viewer => {
    const { table } = await look.table()
    const props = boardProps(match, viewer)
    const text = renderToStaticMarkup(<table.Board {...props} />).replaceAll(/<[^>]*>/g, '')
    const names = props.sitters.map(each => each.player)
    const words = game.text?.(props.seen, names) ?? Object.keys(props.seen.view as object).join(' ')
    for (const word of words.match(/\w+/g) ?? []) expect(text).toContain(word)
  })

  test('has a box with a picture', () => {
    expect(renderToStaticMarkup(<look.Cover />)).toContain(game.title)
  })
})

test.each<[Game, string]>([
  [anyGame(pig), '2 to 6 players'],
  [anyGame(ticTacToe), '2 players'],
  [anyGame({ ...pig, seats: () => [{ name: 'P1', role: 'Player' }] }), '1 player'],
])('the box says for how many it is: $0.title for $1', (game, players) => {
  expect(plainLook(game).box.players).toBe(players)
})
