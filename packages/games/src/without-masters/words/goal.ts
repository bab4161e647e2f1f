import type { Seen, Viewer } from '@undercroft/kernel'
import { NOWHERE } from '../content/cells.ts'
import { counted } from '../content/pieces.ts'
import { contentOf } from '../state/content.ts'
import { GM, type WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { needsKey, wayHome } from './way-home.ts'

/** What somebody is trying to do, and how far that is. */
export function goal({ view, outcome }: Seen<WithoutMasters>, viewer: Viewer): string {
  if (outcome !== undefined) return ''
  const yard = `Yard ${view.setup} of ${contentOf(view).numbers.setups}`
  if (view.hero === NOWHERE) return viewer === GM ? `${yard}: build what stops the dog` : `${yard} is being built`
  return `${yard}: ${viewer === GM ? sayStop(view) : sayHome(view)}`
}

/** WM-12.8, WM-12.11: an empty hand of treats, or no more turns. */
function sayStop({ treats, turn, options }: View): string {
  const turns = options.turnLimit - turn
  return `stop the dog. Take ${counted(treats, 'treat', 'treats')}, or hold out ${counted(turns, 'turn', 'turns')}`
}

function sayHome(view: View): string {
  const way = wayHome(view)
  const where = needsKey(view) ? 'get the key, then home' : 'home to the kennel'
  if (way === undefined) return where
  const pushes = way.pushes === 0 ? '' : `, ${counted(way.pushes, 'push', 'pushes')}`
  return `${where}: ${counted(way.cost, 'move point', 'move points')}${pushes}`
}
