import { BOSSES } from '../content/bosses.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { contentOf } from '../state/content.ts'
import { enemyOn, isOccupied } from '../state/figures.ts'
import { columnOf, rowOf, type Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { count } from '../words/narrate.ts'
import { placeOf } from '../words/places.ts'

/** What the name of a Space leaves out when somebody stands there. */
const PRINTED: { readonly [sign: string]: string } = {
  H: 'on a ladder',
  G: 'on a ladder',
  C: 'on a ladder',
  s: 'in the shop',
  p: 'on a portal',
  t: 'in a trap',
}

/** Describes a Space in words: "the slime on the ladder: damage 1, health 1". */
export function cellText(view: View, space: Space): string {
  const map = terrainOf(view.levels)
  const sign = map.signs[space] ?? ' '
  const enemy = enemyOn(view.enemies, space)
  const here = view.players.find(player => player.space === space)
  const said = [
    ...(enemy === undefined
      ? []
      : [`damage ${contentOf(view).enemies[enemy.kind].damage}, health ${healthOf(view, enemy.kind)}`]),
    ...(here === undefined ? [] : [count(here.hearts, 'Heart')]),
    ...(isOccupied(view, space) && PRINTED[sign] !== undefined ? [PRINTED[sign]] : []),
    ...(sign === 'e' ? ['enemies come here'] : sign === 'B' ? ['the Boss comes here'] : []),
    ...(sign === '*' ? [BOSSES[view.boss].iconName] : []),
    ...(map.solid[space] !== 1 ? ['nothing underfoot'] : map.floors[space] === '^' ? ['a one-way passage below'] : []),
  ]
  const place = placeOf(view, space)
  return said.length === 0 ? place : `${place}: ${said.join(', ')}`
}

/** Where a Space is, by the numbers on the pillars and the ground: for who cannot see it. */
export const sayNumbers = (space: Space): string => `Row ${rowOf(space) + 1}, column ${columnOf(space) + 1}`
