import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Line } from './protocol.ts'
import { lastThrows, Throws } from './throws.tsx'

const EVENTS: readonly (readonly [step: number, event: object])[] = [
  [1, { what: 'thrown', sides: 6, faces: [1, 1], label: 'an older answer' }],
  [2, { what: 'chose', seat: 0, choice: ['attack'] }],
  [2, { what: 'thrown', sides: 6, faces: [5, 2, 2], label: 'attack' }],
  [2, { what: 'rolled', sides: 20, face: 17, label: 'defence' }],
  [2, { what: 'wounded' }],
]
const linesOf = (events: typeof EVENTS): Line[] =>
  events.map(([step, event], n) => ({ n, step, because: undefined, text: '', event: event as Line['event'] }))

describe('the dice of an answer', () => {
  const lines = linesOf(EVENTS)

  test('are all of its throws and rolls, as far as it is told', () => {
    expect(lastThrows(lines, 5).map(({ n, faces }) => [n, faces])).toEqual([
      [2, [5, 2, 2]],
      [3, [17]],
    ])
    expect(lastThrows(lines, 3).map(({ n }) => n)).toEqual([2])
    expect(lastThrows(lines, 2)).toEqual([])
    expect(lastThrows(lines, 0)).toEqual([])
  })

  test('leave room for the newest throw, which is always whole', () => {
    const many = (count: number) => ({ what: 'thrown', sides: 6, faces: new Array<number>(count).fill(6), label: 'x' })
    const throws = linesOf([4, 6, 6].map(count => [1, many(count)]))
    expect(lastThrows(throws, 3).map(({ n }) => n)).toEqual([1, 2])
    expect(lastThrows(linesOf([[1, many(20)]]), 1)[0]?.faces).toHaveLength(20)
  })
})

describe('a throw in the tray', () => {
  const thrown = { n: 7, sides: 6, faces: [5, 2, 2, 6, 1, 1, 3], label: 'attack' }

  test('shows every die, and one label for all', () => {
    const drawn = renderToStaticMarkup(<Throws throws={[thrown]} game={{}} />)
    expect([...drawn.matchAll(/aria-label="(\d) of 6"/g)].map(([, face]) => Number(face))).toEqual(thrown.faces)
    expect(drawn.match(/attack/g)).toHaveLength(1)
    expect(drawn).not.toContain('data-rolling="true"')
  })

  test('tumbles whole, and alone', () => {
    const throws = [thrown, { n: 9, sides: 20, faces: [17], label: 'defence' }]
    expect(
      renderToStaticMarkup(<Throws {...{ throws }} game={{}} rolling={7} />).match(/data-rolling="true"/g),
    ).toHaveLength(7)
    expect(
      renderToStaticMarkup(<Throws {...{ throws }} game={{}} rolling={9} />).match(/data-rolling="true"/g),
    ).toHaveLength(1)
  })

  test('says the faces by the names that the game gives them', () => {
    const game = { faces: { attack: ['sword', 'coin', 'claw', 'foot', 'gear', 'owl'] } }
    const drawn = renderToStaticMarkup(<Throws throws={[thrown]} game={game} />)
    const text = drawn.replaceAll(/<[^>]*>/g, ' ').trim()
    expect(text.split(/\s+/)).toEqual(['gear', 'coin', 'coin', 'owl', 'sword', 'sword', 'claw', 'attack'])
  })
})
