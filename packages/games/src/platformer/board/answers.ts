import type { Seen } from '@undercroft/kernel'
import { ENEMIES } from '../content/enemies.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOf, enemyOn } from '../state/figures.ts'
import { beside, NOWHERE, nameOf, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { dangerOf } from './danger.ts'
import type { Asked, Deed, DeedKind, Placed } from './deed.ts'
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
      const deed = one('move', `Move ${choice[1]} to ${nameOf(to)}`)
      return [[to, route === undefined ? deed : { ...deed, route }]]
    }
    case 'portal':
      return [[choice[1], one('portal', `Step through the Portal to ${nameOf(choice[1])}`)]]
    case 'push':
      return [[choice[1], one('place', `Push to ${nameOf(choice[1])}`)]]
    case 'enemy': {
      const kind = enemyOn(view.enemies, choice[1])?.kind
      return [[choice[1], one('claw', `Move the ${kind === undefined ? 'Enemy' : ENEMIES[kind].name}`)]]
    }
    case 'drag':
      return [[beside(draggedSpace(seen), choice[1]), one('place', `Drag it ${choice[1]}`)]]
    case 'take':
      return [[choice[1], one('take', `Take what lies on ${nameOf(choice[1])}`)]]
    case 'stop':
      return [[ask.phase === 'drag' ? draggedSpace(seen) : here, one('stop', 'Stop here')]]
    default:
      return []
  }
}

/** The Space of the Enemy that is being dragged. */
function draggedSpace({ view, frames }: Seen<Platformer>): Space {
  const frame = frames.at(-1)
  return frame?.phase === 'drag' ? (enemyOf(view.enemies, frame)?.space ?? NOWHERE) : NOWHERE
}
