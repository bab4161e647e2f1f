import { expect, it } from 'vitest'
import { nameOf } from '../../state/spaces.ts'
import { stateAt } from '../../testing/reading.ts'
import { spaceOf } from '../../words/scene/map.ts'
import { draggable } from './drags.ts'
import { nextSteps } from './steps.ts'

const s = stateAt({
  open: 1,
  portals: 'c2y1 c8y1',
  floors: 'c2y2',
  enemies: { slime1: 'c3y1', golem1: 'c1y1', ent1: 'c8y4' },
  P1: { at: 'c2y1' },
})

it.each([
  [true, ['c3y1', 'c8y1']],
  [false, ['c3y1']],
])('knows the next steps, by foot (%s) through Portals too (PL-9.18)', (portal, names) => {
  expect(nextSteps(s, spaceOf('c2y1'), portal).map(({ to }) => nameOf(to))).toEqual(names)
})

it('knows whom a claw could move (PL-9.21)', () => {
  expect(draggable(s).map(nameOf)).toEqual(['c3y1', 'c1y1', 'c8y4'])
})
