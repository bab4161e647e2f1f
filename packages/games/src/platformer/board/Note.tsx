import { ENEMIES, type EnemyKind } from '../content/enemies.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { enemiesAround } from '../rules/09-movement/provoked.ts'
import { restingSpace } from '../rules/10-gravity/falls.ts'
import { isOccupied } from '../state/figures.ts'
import { rowOf, type Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { count } from '../words/narrate.ts'
import { theEnemy } from '../words/places.ts'
import { cellText } from './cellText.ts'
import { type Deed, sayDeed } from './deed.ts'

interface NoteProps {
  readonly view: View
  readonly space: Space | undefined
  readonly deed: Deed | undefined
  /** Whether the note stands at the top of the window instead of its bottom. */
  readonly high: boolean
}

/**
 * Says what is on the Space under the pointer, what a click would do and what would come of it.
 */
export function Note({ view, space, deed, high }: NoteProps) {
  if (space === undefined) return undefined
  const map = terrainOf(view.levels)
  const around = enemiesAround(map, view.enemies, space)
  const rest = restingSpace(view, space)
  const free = !isOccupied(view, space)
  return (
    <div className="pl-note" data-high={high ? '' : undefined} aria-hidden="true">
      <p className="pl-note-what">{deed === undefined ? cellText(view, space) : <b>{sayDeed(deed)}</b>}</p>
      <p className="pl-note-more">
        {deed !== undefined && deed.strike === undefined && `${capital(cellText(view, space))}. `}
        {around.length > 0 && `Who leaves it is struck by ${sayEnemies(around.map(({ kind }) => kind))}. `}
        {free &&
          rest !== space &&
          `Nothing holds you here: you would fall ${count(rowOf(space) - rowOf(rest), 'Space')}.`}
      </p>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "the bat", "2 bats and the ent". */
function sayEnemies(kinds: readonly EnemyKind[]): string {
  return [...new Set(kinds)]
    .map(kind => {
      const many = kinds.filter(each => each === kind).length
      return many === 1 ? theEnemy(kind) : `${many} ${ENEMIES[kind].name.toLowerCase()}s`
    })
    .join(' and ')
}
