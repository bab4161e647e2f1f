import { READY_IDS } from './layouts/index.ts'
import { CRATE_KINDS, TILE_KINDS } from './pieces.ts'
import { KINDS } from './units.ts'

/** The ids of all content whose use is counted, so that a report can name what was never used. */
export const CONTENT: readonly string[] = [
  ...READY_IDS.map(id => `layout.${id}`),
  'layout.generated',
  ...CRATE_KINDS.map(kind => `crate.${kind}`),
  ...TILE_KINDS.map(kind => `tile.${kind}`),
  ...KINDS.map(kind => `enemy.${kind}`),
]
