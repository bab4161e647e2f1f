import { ALLIANCE_IDS } from './content/alliance.ts'
import { BOSSES } from './content/bosses.ts'
import { EVIL_IDS } from './content/evil.ts'
import { ABILITIES, ABILITY_IDS, HEROES } from './content/heroes.ts'
import { MONSTERS } from './content/monsters.ts'
import { TREASURE_IDS } from './content/treasure.ts'
import { TILE_IDS } from './tiles.ts'

/** Every piece of content that the table may be told of, so that the lab sees what is never used. */
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
