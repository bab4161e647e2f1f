import type { CardId } from '../../state/state.ts'
import { ALLIANCE_PARTS } from '../24-alliance-game/cards/index.ts'
import type { Parts } from './parts.ts'
import { TREASURE_PARTS } from './treasure/index.ts'

/** What each Treasure Card does. */
export const CARDS: Readonly<Record<CardId, Parts>> = { ...TREASURE_PARTS, ...ALLIANCE_PARTS }
