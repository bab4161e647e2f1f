import { BOSS_TOKENS, BOSSES } from '../content/bosses.ts'
import { ENEMIES } from '../content/enemies.ts'
import { SIGNS } from '../content/tiles.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { enemyOn } from '../state/figures.ts'
import { nameOf, type Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { count } from '../words/narrate.ts'
import { heroName } from './pieces.ts'

/** Describes a Space in words: "c3y5, Ladder with a Gem, Slime (damage 1, Health 1)". */
export function cellText(view: View, space: Space): string {
  const map = terrainOf(view.levels)
  const sign = map.signs[space] ?? ' '
  const lies = [
    view.coins.includes(space) ? 'a Coin' : undefined,
    view.gems.includes(space) ? 'a Gem' : undefined,
    view.icons.includes(space) ? `a ${BOSS_TOKENS[BOSSES[view.boss].icon].name}` : undefined,
  ].filter(each => each !== undefined)
  const parts = [nameOf(space)]
  if (sign !== ' ' && sign !== '.') parts.push(printed(view, sign))
  if (lies.length > 0) parts.push(`${lies.join(' and ')} lies here`)
  const enemy = enemyOn(view.enemies, space)
  if (enemy !== undefined) {
    const { name, damage } = ENEMIES[enemy.kind]
    parts.push(`${name} (damage ${damage}, Health ${healthOf(view, enemy.kind)})`)
  }
  for (const { hero, space: at, hearts } of view.players)
    if (at === space) parts.push(`${heroName(hero)}, ${count(hearts, 'Heart')}`)
  const floor = map.floors[space]
  if (map.solid[space] !== 1) parts.push('no floor')
  else if (floor === '^') parts.push('one-way passage below')
  return parts.join(', ')
}

function printed(view: View, sign: keyof typeof SIGNS): string {
  if (sign === '*') return BOSSES[view.boss].iconName
  if (sign === 'G' || sign === 'C') return 'Ladder'
  if (sign === 'c' || sign === 'g') return `${SIGNS[sign]} Space`
  return SIGNS[sign]
}
