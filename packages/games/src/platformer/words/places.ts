import { BOSS_TOKENS, BOSSES } from '../content/bosses.ts'
import { ENEMIES } from '../content/enemies.ts'
import { HEROES } from '../content/heroes.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { enemyOn, heroOn } from '../state/figures.ts'
import {
  beside,
  COLUMNS,
  columnOf,
  LEVEL_ROWS,
  levelOf,
  NOWHERE,
  rowOf,
  type Space,
  type Way,
} from '../state/spaces.ts'
import { NOBODY } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { levelName } from './narrate.ts'

type Places = ReadonlyMap<Space, string>

const KNOWN = new WeakMap<View, Places>()

/** A Space as a player points it out to another: "the ladder left of the bat". No two Spaces have the same name. */
export function placeOf(view: View, space: Space): string {
  let places = KNOWN.get(view)
  if (places === undefined) {
    places = placesIn(view)
    KNOWN.set(view, places)
  }
  return places.get(space) ?? 'outside the tower'
}

/** Each Space has the first of its names that fits no other one. The last of them says where it lies, and always does. */
function placesIn(view: View): Places {
  const { start, end } = terrainOf(view.levels)
  const names = new Map<Space, readonly string[]>()
  const fits = new Map<string, number>()
  for (let space = start; space < end; space++) {
    const all = [...new Set(namesOf(view, space))]
    names.set(space, all)
    for (const name of all) fits.set(name, (fits.get(name) ?? 0) + 1)
  }
  return new Map([...names].map(([space, all]) => [space, all.find(name => fits.get(name) === 1) ?? all.at(-1) ?? '']))
}

const SIDES: readonly { readonly way: Way; readonly says: string }[] = [
  { way: 'right', says: 'left of' },
  { way: 'left', says: 'right of' },
  { way: 'down', says: 'above' },
  { way: 'up', says: 'below' },
]

function namesOf(view: View, space: Space): string[] {
  const own = markOf(view, space)
  const what = own ?? groundOf(view, space)
  const level = levelName(view.levels, levelOf(space))
  const beside_ = SIDES.flatMap(({ way, says }) => {
    const next = beside(space, way)
    const mark = next === NOWHERE ? undefined : markOf(view, next)
    return mark === undefined ? [] : [`${what} ${says} ${mark}`]
  })
  return [
    ...(own === undefined ? [] : [own]),
    ...beside_,
    ...(own === undefined ? [] : [`${own} on ${level}`]),
    ...beside_.map(name => `${name} on ${level}`),
    `${what}, ${sayColumn(space)}, ${sayRow(space)} ${level}`,
  ]
}

/** What one sees on a Space before anything else: who stands there, what lies there, what is built there. */
function markOf(view: View, space: Space): string | undefined {
  const enemy = enemyOn(view.enemies, space)
  if (enemy !== undefined) return theEnemy(enemy.kind)
  const hero = view.players[heroOn(view.players, space)]?.hero ?? 'none'
  if (heroOn(view.players, space) !== NOBODY && hero !== 'none') return HEROES[hero].name
  const sign = terrainOf(view.levels).signs[space]
  const ladder = sign === 'H' || sign === 'G' || sign === 'C'
  const lies = view.gems.includes(space)
    ? 'the gem'
    : view.coins.includes(space)
      ? 'the coin'
      : view.icons.includes(space)
        ? `the ${BOSS_TOKENS[BOSSES[view.boss].icon].name}`
        : undefined
  if (lies !== undefined) return ladder ? `${lies} on the ladder` : lies
  if (ladder) return 'the ladder'
  return sign === 's' ? 'the shop' : sign === 'p' ? 'the portal' : sign === 't' ? 'the trap' : undefined
}

/** "the bat", "Medusa". */
export function theEnemy(kind: keyof typeof ENEMIES): string {
  const { name, tier } = ENEMIES[kind]
  return tier === 'Boss' ? name : `the ${name.toLowerCase()}`
}

function groundOf({ levels }: View, space: Space): string {
  const { start, solid } = terrainOf(levels)
  if (space < start + COLUMNS) return 'the ground'
  return solid[space] === 1 ? 'the platform' : 'the air'
}

const ORDINALS = ['', 'second ', 'third ', 'fourth '] as const

function sayColumn(space: Space): string {
  const column = columnOf(space)
  const side = column < COLUMNS / 2 ? 'left' : 'right'
  const nth = side === 'left' ? column : COLUMNS - 1 - column
  return nth === 0 ? `at the far ${side}` : `${ORDINALS[nth]}from the ${side}`
}

const ROWS = ['at the foot of', 'low on', 'high on', 'at the top of'] as const

const sayRow = (space: Space): string => ROWS[rowOf(space) % LEVEL_ROWS] ?? 'on'

/** Where a Space lies, whatever stands there now: "low on Level 2, third from the left". */
export const whereIs = (space: Space): string => `${sayRow(space)} Level ${levelOf(space) + 1}, ${sayColumn(space)}`
