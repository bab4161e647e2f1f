import type { BoardProps } from '@undercroft/games/board'
import { anyGame, FastDice, Match, type Shape } from '@undercroft/kernel'
import { pig, ticTacToe } from '@undercroft/kernel/examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plainLook } from './plain-look.tsx'

describe.each([anyGame(pig), anyGame(ticTacToe)])('$title, which has no board', game => {
  const look = plainLook(game)
  const options = Object.fromEntries(Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise]))
  const match = new Match<Shape>(game, options, new FastDice(1))

  test.each(['spectator', 0] as const)('is shown to %s as text', viewer => {
    const seen = match.see(viewer)
    const sitters = game.seats(options).map(({ name, role }, seat) => ({ seat, name, role, player: name, bot: false }))
    const props: BoardProps<Shape> = {
      seen,
      viewer,
      sitters,
      options,
      ask: undefined,
      showing: [],
      pace: 0,
      choose() {},
      refusal: () => undefined,
      explain() {},
      openRule() {},
    }
    const text = renderToStaticMarkup(<look.Board {...props} />).replaceAll(/<[^>]*>/g, '')
    const names = sitters.map(each => each.player)
    const words = game.text?.(seen, names) ?? Object.keys(seen.view as object).join(' ')
    for (const word of words.match(/\w+/g) ?? []) expect(text).toContain(word)
  })

  test('has a box with a picture', () => {
    expect(look.box.players).toMatch(/^\d players$/)
    expect(renderToStaticMarkup(<look.Cover />)).toContain(game.title)
  })
})
