import { ARTIFACT_IDS } from './artifacts.ts'
import { ATTACK_IDS, TOKENS } from './bosses.ts'
import { ENEMY_KINDS } from './enemies.ts'
import { EVENT_IDS } from './events.ts'
import { HERO_IDS } from './heroes.ts'
import { ITEM_IDS } from './items.ts'
import { POTION_IDS } from './potions.ts'
import { TILE_IDS } from './tiles.ts'

/** Everything that a game can use, for the lab to count. */
export const CONTENT: readonly string[] = [
  ...TILE_IDS,
  ...HERO_IDS,
  ...ENEMY_KINDS,
  ...ITEM_IDS,
  ...POTION_IDS,
  ...TOKENS,
  ...ATTACK_IDS,
  ...ARTIFACT_IDS,
  ...EVENT_IDS,
]
