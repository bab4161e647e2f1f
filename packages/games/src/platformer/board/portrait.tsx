import type { ReactElement } from 'react'
import { ENEMY_KINDS } from '../content/enemies.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { EnemyIcon, HeroIcon } from './Figure.tsx'

/** A Hero, an Enemy or a Boss of the almanac, as it stands in the tower. */
export function portrait(entry: string): ReactElement | undefined {
  const hero = HERO_IDS.find(id => id === entry)
  const kind = ENEMY_KINDS.find(id => id === entry)
  if (hero !== undefined) return <HeroIcon hero={hero} seat={0} />
  return kind && <EnemyIcon kind={kind} />
}
