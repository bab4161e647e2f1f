import type { ReactElement } from 'react'
import { BOSSES } from '../content/bosses.ts'
import { HEROES } from '../content/heroes.ts'
import { MONSTERS } from '../content/monsters.ts'
import { figureOf } from './art/index.tsx'

/** A Hero, a monster or a Boss of the almanac, as it stands on the board. */
export function portrait(entry: string): ReactElement | undefined {
  const [, name] = /^(?:hero|monster|boss)\.(\w+)$/.exec(entry) ?? []
  const who = [...HEROES, ...MONSTERS, ...BOSSES].find(each => each === name)
  return (
    who && (
      <svg viewBox="-44 -74 88 92" aria-hidden="true">
        <g className="ma-figure">{figureOf(who)}</g>
      </svg>
    )
  )
}
