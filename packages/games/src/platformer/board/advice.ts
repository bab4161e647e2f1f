import type { BoardProps } from '../../board.ts'
import { NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { deedsOf } from './deeds.ts'
import type { Hand } from './hand.ts'
import { heroName } from './pieces.ts'
import type { Stage } from './stage.ts'

/** Says in one line what the player can do now; nothing where a hand has no target on the map. */
export function adviceFor({ ask, seen, viewer }: BoardProps<Platformer>, stage: Stage, hand?: Hand): string {
  const { view } = seen
  const name = heroName(stage.view.players[stage.view.active]?.hero ?? 'none')
  if (ask === undefined) {
    if (seen.outcome !== undefined) return 'The climb is over.'
    return viewer === stage.view.active ? '' : `${name} is climbing.`
  }
  switch (ask.phase) {
    case 'actions': {
      if (hand !== undefined) {
        const kinds = new Set([...deedsOf(ask, seen, hand).values()].flatMap(deeds => deeds.map(({ kind }) => kind)))
        return sayTargets(kinds)
      }
      if (view.players[ask.seat]?.space === NOWHERE) return 'Click the lowest row to come onto the map.'
      return 'Click where to go or whom to strike, or pick up dice first.'
    }
    case 'special':
      return hand === undefined ? 'Pick a die to keep for your next turn, or two alike to forge.' : ''
    case 'reroll':
      return hand === undefined ? 'Pick the dice to roll again.' : ''
    case 'step':
      return 'Where to?'
    case 'push':
      return 'Where does whoever stands there go?'
    case 'beast':
      return 'Which enemy?'
    case 'drag':
      return 'Which way?'
    case 'glove':
      return 'From where?'
    case 'ladder':
      return 'Hold on, or let go?'
    default:
      return ''
  }
}

function sayTargets(kinds: ReadonlySet<string>): string {
  const said = [
    kinds.has('spawn') ? 'where to come onto the map' : undefined,
    kinds.has('move') || kinds.has('portal') ? 'where to go' : undefined,
    kinds.has('attack') ? 'an enemy to strike' : undefined,
    kinds.has('claw') ? 'an enemy to drag' : undefined,
  ].filter(each => each !== undefined)
  return said.length === 0 ? '' : `Click ${said.join(', or ')}.`
}
