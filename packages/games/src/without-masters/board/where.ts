import type { Told } from '@undercroft/kernel'
import { type Cell, NOWHERE, next, WAY_OF } from '../content/cells.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOf } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** The cell on which a choice is made. */
export function placeOf(view: View, choice: Choice): Cell | undefined {
  switch (choice[0]) {
    case 'step':
    case 'push':
      return next(view.hero, WAY_OF[choice[1]])
    case 'throw':
      return choice[1]
    case 'attack':
      return enemyOf(view.enemies, choice[1])?.cell
    case 'take':
    case 'leave':
    case 'strike':
      return view.hero
    case 'moveEnemy':
      return choice[2]
    case 'spawn':
      return choice[1]
    default:
      return undefined
  }
}

/** The cells on which something happened, the last one where it ended. Who has gone since is no longer anywhere. */
export function cellsOf(view: View, told: Told<WithoutMasters>): readonly Cell[] {
  switch (told.what) {
    case 'stepped':
    case 'threw':
    case 'enemyMoved':
      return [told.from, told.to]
    case 'pushed':
      return [told.crate.cell, told.to.cell]
    case 'ate':
    case 'took':
    case 'died':
    case 'ballGone':
    case 'spawned':
      return [told.cell]
    case 'gmTurn':
      return told.lure === NOWHERE ? [] : [told.lure]
    case 'hit':
    case 'missed':
      return standing(enemyOf(view.enemies, told.figure)?.cell)
    case 'struck':
    case 'dodged':
      return standing(enemyOf(view.enemies, told.figure)?.cell, view.hero)
    case 'completed':
    case 'heroDied':
      return standing(view.hero)
    default:
      return []
  }
}

function standing(...cells: readonly (Cell | undefined)[]): Cell[] {
  return cells.flatMap(cell => (cell === undefined || cell === NOWHERE ? [] : [cell]))
}
