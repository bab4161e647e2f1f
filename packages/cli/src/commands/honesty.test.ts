import { expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

const LINE = 'honesty pig --goal 30 --games 40 --rounds 4 --seed s'.split(' ')

it('finds what was planted: bad answers as answers, loaded dice as luck and by the test of fair dice', async () => {
  const { code, out } = await undercroft([...LINE, '--json'])
  expect(code).toBe(0)
  const found = JSON.parse(out)
  expect(Object.keys(found)).toEqual(['game', 'games', 'rounds', 'seat', 'face', 'equal', 'careless', 'loaded'])
  expect(found.careless.own.high).toBeLessThan(Math.min(0, found.equal.own.mean))
  expect(found.loaded.luck.mean).toBeLessThan(found.equal.luck.mean - 0.1)
  expect(found.loaded.dice.chance).toBeLessThan(0.001)
  expect(found.equal.dice.chance).toBeGreaterThan(0.01)
})

it('says it in lines, the same for the same seed', async () => {
  const { out } = await undercroft(LINE)
  expect(out).toMatch(/^Pig: 40 games of each, seat 1, seed s\n +own answers +luck +its dice\n {2}alike +[+-]\d+% \(/)
  expect((await undercroft(LINE)).out).toBe(out)
})

it('plays only some of the trials, and these as among all', async () => {
  const [all, some] = [await undercroft([...LINE, '--json']), await undercroft([...LINE, '--json', '--only', 'equal'])]
  const [{ equal }, { equal: alone, ...rest }] = [JSON.parse(all.out), JSON.parse(some.out)]
  expect(alone).toEqual(equal)
  expect(Object.keys(rest)).toEqual(['game', 'games', 'rounds', 'seat', 'face'])
  expect((await undercroft([...LINE, '--only', 'fair'])).err).toContain('there is no trial "fair" (there is equal,')
})

it('says which seat there is not', async () => {
  expect((await undercroft(['honesty', 'pig', '--seat', '9'])).err).toContain('no seat 9')
})
