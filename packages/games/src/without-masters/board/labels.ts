import type { Seen } from '@undercroft/kernel'
import { at, next, OUTSIDE, WAY_OF, type Way } from '../content/cells.ts'
import { STEP_COSTS } from '../content/units.ts'
import { stepKind } from '../rules/05-the-hero-moves/steps.ts'
import { pushed } from '../rules/06-crates/push.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOn } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { nickname, nicknames } from '../words/cast.ts'
import { moveCost, label as plainLabel, points } from '../words/labels.ts'
import { breedOf } from './figures.ts'
import { crateName, placeName, thingOn } from './places.ts'

const WAY_NAMES = ['north', 'east', 'south', 'west'] as const
const STEP_NAMES = { move: 'Walk', climb: 'Climb', jump: 'Jump down' } as const

/** A choice as it reads beside the board: in places and things that one sees there. */
export function label(choice: Choice, seen: Seen<WithoutMasters>): string {
  const { view } = seen
  switch (choice[0]) {
    case 'generate':
      return `Have a ${view.options.difficulty} yard made up`
    case 'accept':
      return 'Begin: you go first'
    case 'complain':
      return 'Complain: the Game Master goes first'
    case 'step':
      return stepLabel(view, WAY_OF[choice[1]])
    case 'push':
      return pushLabel(view, WAY_OF[choice[1]])
    case 'throw':
      return `Throw the ball to ${placeName(view, choice[1])}`
    case 'attack':
      return `Attack ${nickname(choice[1])} the ${breedOf(choice[1])}`
    case 'moveEnemy':
      return moveLabel(view, choice[1], choice[2])
    case 'strike':
      return `${nickname(choice[1])} the ${breedOf(choice[1])} attacks the dog`
    case 'spawn':
      return `A ${choice[2] === 'light' ? 'raccoon' : 'mower'} comes out of ${placeName(view, choice[1])}`
    default:
      return plainLabel(choice, seen)
  }
}

function stepLabel(view: View, way: Way): string {
  const to = next(view.hero, way)
  const kind = stepKind(at(view.surface, view.hero), at(view.surface, to)) ?? 'move'
  if (to === OUTSIDE) return `${STEP_NAMES[kind]} ${WAY_NAMES[way]}, out of the yard`
  return `${STEP_NAMES[kind]} ${WAY_NAMES[way]} to ${thingOn(view, to)} (${points(STEP_COSTS[kind])})`
}

function pushLabel(view: View, way: Way): string {
  const crate = crateName(view, next(view.hero, way)) ?? 'the crate'
  return `Push ${crate} ${WAY_NAMES[way]}${pushEffect(view, way)} (${points(contentOf(view).hero.push)})`
}

function pushEffect(view: View, way: Way): string {
  const made = pushed(view, way)
  if (typeof made === 'string') return ''
  const under = made.kills.flatMap(cell => enemyOn(view.enemies, cell)?.figure ?? [])
  if (under.length > 0) return `, down onto ${nicknames(under)}`
  const fall = made.crate.bottom - made.to.bottom
  return fall > 0 ? `, ${fall} down` : ''
}

function moveLabel(view: View, figure: number, to: number): string {
  return `${nickname(figure)} the ${breedOf(figure)} to ${placeName(view, to, figure)}${moveCost(view, figure, to)}`
}
