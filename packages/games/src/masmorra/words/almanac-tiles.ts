import type { Entry } from '@undercroft/kernel'
import { BOSS_SIDES } from '../content/bosses.ts'
import { sayDock } from '../content/docks.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { GROUNDS, LARGE_ROOMS, type LargeRoom } from '../content/large-tile.ts'
import { MEDIUM_TILES } from '../content/medium-tiles.ts'
import { MONSTER_STATS } from '../content/monsters.ts'
import { SMALL_TILES } from '../content/small-tiles.ts'
import { type TileFacts, tileFacts } from '../content/tiles.ts'
import type { Rule } from '../rules/rulebook.ts'

/** The rules of each kind of room (sections 9 to 11, 21). */
const ROOM_RULES: { readonly [K in TileFacts['kind']]: readonly Rule[] } = {
  start: ['MA-10.1'],
  entrance: ['MA-10.8', 'MA-10.9'],
  stairs2: ['MA-10.8', 'MA-10.10'],
  stairs3: ['MA-21.5'],
  minor: ['MA-10.5'],
  major: ['MA-10.6'],
  mixed: ['MA-10.7'],
  treasure: ['MA-10.2', 'MA-10.3'],
  trap: ['MA-9.13', 'MA-9.14'],
  rune: ['MA-10.21', 'MA-11.1'],
  portal: ['MA-10.4'],
  gold: ['MA-10.15'],
  fountain: ['MA-10.16'],
  web: ['MA-10.12', 'MA-10.13', 'MA-10.14'],
  pit: ['MA-10.18', 'MA-10.19', 'MA-10.20'],
  medium: ['MA-11.6', 'MA-11.7'],
  large: ['MA-22.1'],
}

const LEVELS: ReadonlyMap<string, string> = new Map([
  ...SMALL_TILES.map(
    ({ id, level, mark }) => [id, `Level ${level}${mark > 2 ? `, with ${mark} players or more` : ''}`] as const,
  ),
  ...MEDIUM_TILES.map(({ id, level }) => [id, `Level ${level}, in place of a Rune Room`] as const),
])

const EDGE_NAMES = [
  ['N', 'E', 'S', 'W'],
  ['north of NW', 'north of NE', 'east of NE', 'east of SE', 'south of SE', 'south of SW', 'west of SW', 'west of NW'],
] as const

/** A tile in words: where it belongs, its doors as printed, and all that stands on it. */
export function sayTile(id: string): Entry<Rule> {
  const facts = tileFacts(id)
  const large = GROUNDS.flatMap(ground => LARGE_ROOMS[ground]).find(room => room.id === id)
  const says = large === undefined ? [LEVELS.get(id) ?? '', ...sayDoors(facts)] : sayLarge(large)
  return {
    id: `tile.${id}`,
    name: `${facts.name} ${id}`,
    kind: 'Tile',
    says: [...says, ...sayContents(facts), `Holds monsters of size ${facts.limit} in all.`],
    rules: ROOM_RULES[facts.kind],
  }
}

function sayDoors({ doors, side }: TileFacts): string[] {
  if (doors.length === 0) return ['No doors: no room.']
  const names = EDGE_NAMES[side === 2 ? 1 : 0]
  return [`Doors, before it is turned: ${doors.map(door => names[door]).join(', ')}`]
}

function sayLarge({ place, doors, grimbolts }: LargeRoom): string[] {
  return [
    `Level 3, ${place}. Doors to ${doors.map(door => `${tileFacts(door).name} ${door}`).join(', ')}`,
    ...(grimbolts.length === 0 ? [] : [`Grimbolts: ${grimbolts.map(face => FACE_NAMES[face]).join(', ')}`]),
  ]
}

function sayContents({ gold, dock, spawn, fixed, boss }: TileFacts): string[] {
  const first = [
    ...(boss === undefined ? [] : [BOSS_SIDES[boss].blue.name]),
    ...fixed.map(each => MONSTER_STATS[each].name),
  ]
  return [
    ...(dock === undefined ? [] : [sayDock(dock)]),
    ...(gold === 0 ? [] : [`${gold} gold`]),
    ...(first.length === 0 ? [] : [`At first: ${first.join(', ')}`]),
    ...(spawn.length === 0 ? [] : [`Spawns: ${spawn.map(kind => `a ${kind} monster`).join(' and ')}`]),
  ]
}
