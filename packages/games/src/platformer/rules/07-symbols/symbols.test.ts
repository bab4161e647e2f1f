import { expect, it } from 'vitest'
import { SOURCE_NAMES } from '../../state/sources.ts'
import { stateAt } from '../../testing/reading.ts'
import { sourcesFor } from './symbols.ts'

it.each([
  ['foot', ['foot', 'star', 'special', 'forge-coin']],
  ['sword', ['sword', 'star', 'forge-coin']],
] as const)('lists the sources of a %s, the cheapest first (PL-7.1)', (effect, names) => {
  const P1 = { hero: 'Brom', at: 'c2y1', special: 'foot' }
  const s = stateAt({ open: 1, P1, pool: 'foot star coin coin sword' })
  expect(sourcesFor(s, effect).map(source => SOURCE_NAMES[source])).toEqual(names)
})
