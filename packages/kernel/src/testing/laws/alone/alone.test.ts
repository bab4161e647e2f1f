import { expect, it } from 'vitest'
import { hoard } from '../../../examples/index.ts'
import { alone } from './alone.ts'
import { families } from './families.ts'
import { keeper, spoiler } from './memories.ts'

const home = import.meta.resolve('./memories.ts')
const wish = { games: 40, seed: 3, home }

it('is broken by what was worked out for another game first', async () => {
  const says = await alone(keeper, wish)
  expect(says).toContain('pig breaks law 8: a game goes the same alone and after others')
  expect(says).toMatch(/after step \d+: more\[1\]\.view\.stake is \d+ alone and \d+ after other games/)
  expect(says).toContain('the other game:')
})

it('is broken by what another game has left behind', async () => {
  const says = await alone(spoiler, wish)
  expect(says).toContain('hoard breaks law 8')
  expect(says).toContain('options players=3')
})

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
