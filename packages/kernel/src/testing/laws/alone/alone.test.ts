import { expect, it } from 'vitest'
import { hoard } from '../../../examples/index.ts'
import { alone } from './alone.ts'
import { families } from './families.ts'

const home = import.meta.resolve('./memories.ts')
const wish = { games: 40, seed: 3, home }

it('says that a module does not have the game', async () => {
  await expect(alone(hoard, wish)).rejects.toThrow('exports no game with the title "Hoard"')
})

it('plays neighbours that differ in a form or an option', () => {
  const found = families(hoard, 60, 1).filter(family => family.length > 1)
  const count = (of: (played: (typeof found)[0][0] | undefined) => unknown): number =>
    found.reduce(
      (sum, [first, ...others]) =>
        sum + others.filter(other => JSON.stringify(of(other)) !== JSON.stringify(of(first))).length,
      0,
    )
  expect(count(played => played?.options)).toBeGreaterThan(3)
  expect(count(played => played?.steps[0])).toBeGreaterThan(3)
})
