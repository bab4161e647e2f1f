import { findRule } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import { ENEMIES } from '../content/enemies.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { enemiesAround } from '../rules/09-movement/provoked.ts'
import { restingSpace } from '../rules/10-gravity/falls.ts'
import { book } from '../rules/rulebook.ts'
import { isOccupied } from '../state/figures.ts'
import { nameOf, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { cellText } from './cellText.ts'
import { type Deed, sayDeed } from './deed.ts'

interface NoteProps {
  readonly table: BoardProps<Platformer>
  readonly view: View
  readonly space: Space | undefined
  readonly deed: Deed | undefined
  /** Whether the note stands at the top of the window instead of its bottom. */
  readonly high: boolean
  readonly refused: { readonly space: Space; readonly rule: Platformer['rule'] } | undefined
  onClose(): void
}

/**
 * Says what is on the Space under the pointer, what a click would do and what would come of it, or why a click does
 * nothing.
 */
export function Note({ table, view, space, deed, high, refused, onClose }: NoteProps) {
  if (refused !== undefined) {
    return (
      <div className="pl-note pl-note-refused" data-high={high ? '' : undefined} role="alert">
        <p>
          <b>Not to {nameOf(refused.space)}.</b> {findRule(book, refused.rule)?.says}
        </p>
        <p className="pl-note-row">
          <button type="button" className="pl-rule" onClick={() => table.openRule(refused.rule)}>
            {refused.rule}
          </button>
          <button type="button" className="pl-rule" onClick={onClose}>
            Close
          </button>
        </p>
      </div>
    )
  }
  if (space === undefined) return undefined
  const map = terrainOf(view.levels)
  const around = enemiesAround(map, view.enemies, space)
  const rest = restingSpace(view, space)
  const free = !isOccupied(view, space)
  return (
    <div className="pl-note" data-high={high ? '' : undefined} aria-hidden="true">
      <p>{deed === undefined ? cellText(view, space) : <b>{sayDeed(deed)}</b>}</p>
      <p className="pl-note-more">
        {deed !== undefined && `${cellText(view, space)}. `}
        {around.length > 0 && `Leaving it provokes ${around.map(({ kind }) => ENEMIES[kind].name).join(' and ')}. `}
        {free && rest !== space && `Gravity: from here down to ${nameOf(rest)}.`}
      </p>
    </div>
  )
}
