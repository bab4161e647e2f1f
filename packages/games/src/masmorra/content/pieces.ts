import { ALLIANCE_IDS } from './alliance.ts'
import { BOSSES } from './bosses.ts'
import { EVIL_IDS } from './evil.ts'
import { ABILITIES, ABILITY_IDS, HEROES } from './heroes.ts'
import { MONSTERS } from './monsters.ts'
import { TILE_IDS } from './tiles.ts'
import { TREASURE_IDS } from './treasure.ts'

/** Every piece of content whose use is counted, so that the lab sees what is never used. */
export const CONTENT: readonly string[] = [
  ...HEROES.map(id => `hero.${id}`),
  ...ABILITY_IDS.map(id => `ability.${id}`),
  ...ABILITY_IDS.filter(id => ABILITIES[id].slot !== 'start').map(id => `ability.${id}.learned`),
  ...TILE_IDS.filter(id => id !== 'S-01').map(id => `tile.${id}`),
  ...MONSTERS.flatMap(id => [`monster.${id}`, `monster.${id}.beaten`]),
  ...BOSSES.flatMap(id => [`boss.${id}`, `boss.${id}.beaten`]),
  'boss.schmetterling.token',
  ...[...TREASURE_IDS, ...ALLIANCE_IDS].flatMap(id => [`card.${id}.orange`, `card.${id}.purple`]),
  ...EVIL_IDS.map(id => `evil.${id}`),
  'malaphyas.grimbolts',
  'malaphyas.curse',
  'room.pit',
]
