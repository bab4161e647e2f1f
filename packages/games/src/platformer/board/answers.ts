import type { Seen } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { beside, NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { placeOf, theEnemy } from '../words/places.ts'
import { dangerOf } from './danger.ts'
import type { Asked, Deed, DeedKind, Placed } from './deed.ts'
import { draggedSpace } from './label.ts'
import { routesWithin } from './routes.ts'

/** Deeds for questions that pointing at a Space answers: where to, whom, which way. */
export function answers(ask: Asked, seen: Seen<Platformer>, choice: Choice): Placed[] {
  const { view } = seen
  const here = view.players[ask.seat]?.space ?? NOWHERE
  const danger = dangerOf(seen, ask.seat, choice)
  const one = (kind: DeedKind, text: string): Deed => ({
    kind,
    plan: [choice],
    text,
    sources: [],
    boosts: [],
    gems: 0,
    danger,
  })
  switch (choice[0]) {
    case 'step': {
      const to = beside(here, choice[1])
      const route = routesWithin(view, 1).get(to)
      const deed = one('move', `Go ${choice[1]} to ${placeOf(view, to)}`)
      return [[to, route === undefined ? deed : { ...deed, route }]]
    }
    case 'portal':
      return [[choice[1], one('portal', `Hop to ${placeOf(view, choice[1])}`)]]
    case 'push':
      return [[choice[1], one('place', `Push to ${placeOf(view, choice[1])}`)]]
    case 'enemy': {
      const kind = enemyOn(view.enemies, choice[1])?.kind
      return [[choice[1], one('claw', `Drag ${kind === undefined ? 'it' : theEnemy(kind)}`)]]
    }
    case 'drag':
      return [[beside(draggedSpace(seen), choice[1]), one('place', `Drag it ${choice[1]}`)]]
    case 'take':
      return [
        [
          choice[1],
          one('take', `Take the ${view.gems.includes(choice[1]) ? 'gem' : 'coin'} from ${placeOf(view, choice[1])}`),
        ],
      ]
    case 'stop':
      return [[ask.phase === 'drag' ? draggedSpace(seen) : here, one('stop', 'Stop here')]]
    default:
      return []
  }
}
