import { FastDice, Match, readOptions } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { deedsOf } from './deeds.ts'
import { EMPTY } from './hand.ts'
import { fallAfter, routesWithin } from './routes.ts'
import { spaceNamed } from './testing.ts'

/** The Hearts that the way to a Space is said to cost, and those that it costs. */
function walk(position: object, space: string): { said: number | undefined; cost: number } {
  const options = readOptions(platformer.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const match = Match.from(
    platformer,
    options.value,
    platformer.scene.read(position, options.value),
    new FastDice('ways'),
  )
  const hearts = () => match.state.players[0]?.hearts ?? 0
  const before = hearts()
  const [deed] = deedsOf(match.asks()[0], match.see(0), EMPTY).get(spaceNamed(space)) ?? []
  for (const choice of deed?.plan ?? []) expect(match.answer(0, choice)).toMatchObject({ ok: true })
  return { said: deed?.route?.wounds, cost: before - hearts() }
}

const UP = { open: 1, pool: 'foot foot foot' }
/** Enemies that the way up from c4y2 leaves one by one. */
const IMPS = { imp1: 'c3y2', imp2: 'c3y3' }
const GOLEMS = { golem1: 'c3y2', golem2: 'c3y3' }

it.each([
  ['nothing to soften them', { enemies: IMPS }, 2],
  ['the Round Shield, which softens the first alone', { enemies: IMPS, P1: { items: ['IT04'] } }, 1],
  ['a Round Shield that has worked', { enemies: IMPS, P1: { items: ['IT04'], shielded: true } }, 2],
  ['the Stoneskin Charm, which softens each', { enemies: GOLEMS, artifacts: { AR08: 'P1' } }, 2],
  ['both', { enemies: GOLEMS, artifacts: { AR08: 'P1' }, P1: { items: ['IT04'] } }, 1],
  ['a Charm that the first Attack brings', { enemies: GOLEMS, artifacts: { AR08: 'middle' } }, 3],
  ['such a Charm, in one step', { enemies: { golem1: 'c3y2', golem2: 'c5y2' }, artifacts: { AR08: 'middle' } }, 3],
])('two Attacks on the way, with %s, cost what is said', (_, position, wounds) => {
  const P1 = { hero: 'Avys', hearts: 6, at: 'c4y2', ...('P1' in position ? position.P1 : {}) }
  expect(walk({ ...UP, ...position, P1 }, 'c4y4')).toEqual({ said: wounds, cost: wounds })
})

it('the fall at the end of the way counts the Hearts that the way has cost, and the Mirror that was taken on it', () => {
  const position = {
    open: 4,
    gone: 3,
    boss: 'medusa',
    enemies: { medusa: 'c8y13', imp1: 'c1y15' },
    icons: 'c3y15 c3y14',
    floors: 'c2y15',
    pool: 'foot',
    P1: { at: 'c2y15', hearts: 2 },
  }
  const options = readOptions(platformer.options, { boss: 'medusa' })
  if (!options.ok) throw new Error(options.error.join())
  const view = platformer.view(platformer.scene.read(position, options.value), 0)
  const route = routesWithin(view, 1).get(spaceNamed('c3y15'))
  if (route === undefined) throw new Error('there is no way')
  expect(route.wounds).toBe(1)
  expect(fallAfter(view, 0, route)).toMatchObject({ to: spaceNamed('c3y14'), wounds: 1, faints: true })
})
