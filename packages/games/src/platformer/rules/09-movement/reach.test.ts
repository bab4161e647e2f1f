import { readOptions } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { platformer } from '../../index.ts'
import { SOURCE_NAMES } from '../../state/sources.ts'
import { nameOf } from '../../state/spaces.ts'
import { type View, view } from '../../state/view.ts'
import { spaceOf } from '../../words/scene/map.ts'
import { sourcesFor } from '../07-symbols/symbols.ts'
import { draggable } from './drags.ts'
import { nextSteps } from './steps.ts'

function optionsOf(given: object) {
  const options = readOptions(platformer.options, given)
  if (!options.ok) throw new Error(options.error.join())
  return options.value
}

const at = (position: object): View => view(platformer.scene.read(position, optionsOf({})))

describe('what is in reach', () => {
  const w = at({
    open: 1,
    portals: 'c2y1 c8y1',
    floors: 'c2y2',
    enemies: { slime1: 'c3y1', golem1: 'c1y1', ent1: 'c8y4' },
    P1: { hero: 'Brom', at: 'c2y1', special: 'foot' },
    pool: 'foot star coin coin sword',
  })

  it('lists the sources of a Symbol, the cheapest first', () => {
    const names = (effect: 'foot' | 'sword'): unknown[] => sourcesFor(w, effect).map(source => SOURCE_NAMES[source])
    expect(names('foot')).toEqual(['foot', 'star', 'special', 'forge-coin'])
    expect(names('sword')).toEqual(['sword', 'star', 'forge-coin'])
  })

  it('knows the next steps, by foot through Portals too', () => {
    const steps = (portal: boolean): string[] => nextSteps(w, spaceOf('c2y1'), portal).map(({ to }) => nameOf(to))
    expect(steps(true)).toEqual(['c3y1', 'c8y1'])
    expect(steps(false)).toEqual(['c3y1'])
  })

  it('knows whom a claw could move', () => {
    expect(draggable(w).map(nameOf)).toEqual(['c3y1', 'c1y1', 'c8y4'])
  })
})
