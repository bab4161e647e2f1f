import type { BoardProps } from '../../board.ts'
import { NOWHERE } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { contentOf } from '../state/content.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { Mode } from './deeds.ts'
import { figureName } from './figures.ts'

/** What stands under the board while nothing is pointed at. */
export function hintFor(
  { ask, seen }: BoardProps<WithoutMasters>,
  { throwing, picked }: Mode,
  busy: ReadonlySet<Figure>,
): string {
  const { view } = seen
  switch (ask?.phase) {
    case 'opening':
      return 'The dotted way leads home to the kennel. Point at a treat, a ball or a burrow to see the way there.'
    case 'heroTurn':
      if (throwing) return 'Throw the ball: point at a cell to see where everybody will run. Escape keeps it.'
      return 'Click a lit place: its number is what it costs. ▲ climbs, ▼ jumps down, arrows push crates.'
    case 'pickUp':
      return 'Something lies here: take it, or leave it.'
    case 'gmTurn':
      return gmHint(view, picked, busy)
    default:
      return ask === undefined ? 'Point at a cell to see what is there.' : ''
  }
}

function gmHint(
  view: BoardProps<WithoutMasters>['seen']['view'],
  picked: Figure | undefined,
  busy: ReadonlySet<Figure>,
): string {
  const slots = contentOf(view).numbers.enemies - view.enemies.length - view.died
  const spawns = view.tiles.some(({ kind }) => kind === 'spawn')
  const parts = [
    picked === undefined
      ? 'Nobody can move any more.'
      : `${figureName(picked)} is in hand: click where it goes, or click another. ${busy.size} can still act.`,
  ]
  if (view.lure !== NOWHERE) parts.push('The ball lures everybody.')
  if (!spawns) parts.push('There are no burrows to spawn from.')
  else if (slots > 0) parts.push(`${slots} more can spawn.`)
  else
    parts.push(
      `None can spawn: ${view.enemies.length} are here${view.died > 0 ? ` and ${view.died} died this turn` : ''}.`,
    )
  return parts.join(' ')
}
