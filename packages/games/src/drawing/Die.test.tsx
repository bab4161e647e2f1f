import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Die } from './Die.tsx'

const pipsOf = (face: number): (readonly [number, number])[] =>
  [...renderToStaticMarkup(<Die className="die" face={face} />).matchAll(/cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)],
  )

describe('a die of six sides', () => {
  it.each([1, 2, 3, 4, 5, 6])('has %i pips, each in its own place, the same from both sides', face => {
    const pips = pipsOf(face)
    expect(pips).toHaveLength(face)
    expect(new Set(pips.map(String)).size).toBe(face)
    const turned = pips.map(([x, y]) => String([0 - x, 0 - y]))
    expect(turned.sort()).toEqual(pips.map(String).sort())
  })

  it('has no pips on a face that it does not have', () => expect(pipsOf(7)).toEqual([]))
})

it('says its face in figures where it has other sides', () => {
  const html = renderToStaticMarkup(<Die className="die" face={17} sides={20} />)
  expect(html).toContain('>17</text>')
  expect(html).not.toContain('<circle')
})

it('is decoration without a label, and a picture with one', () => {
  expect(renderToStaticMarkup(<Die className="die" face={2} />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Die className="die" face={2} label="2 of 6" />)).toContain(
    'role="img" aria-label="2 of 6"',
  )
})

it('can be closed: what lies on it stands for the face', () => {
  const html = renderToStaticMarkup(
    <Die className="die" face={0}>
      <path d="M0 0h1" />
    </Die>,
  )
  expect(html).toContain('M0 0h1')
  expect(html).not.toContain('<circle')
})
