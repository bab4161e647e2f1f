import type { Phases } from '@undercroft/kernel'
import type { CardId, Masmorra } from '../state.ts'
import { ALLIANCE_PARTS } from './alliance/index.ts'
import type { Parts } from './parts.ts'
import { discardOne, order } from './phases/cards.ts'
import { rerollSome, setDice } from './phases/dice.ts'
import { beast, walkOn } from './phases/moves.ts'
import { soulDrain } from './phases/soul-drain.ts'
import { TREASURE_PARTS } from './treasure/index.ts'

export { EVIL_DEEDS } from './evil/index.ts'
export { ABILITY } from './heroes/index.ts'

/** What each Treasure Card does. */
export const CARDS: Readonly<Record<CardId, Parts>> = { ...TREASURE_PARTS, ...ALLIANCE_PARTS }

/** The second choices that cards ask for. */
export const cardPhases: Pick<
  Phases<Masmorra>,
  'rerollSome' | 'setDice' | 'order' | 'beast' | 'discardOne' | 'walkOn' | 'soulDrain'
> = { rerollSome, setDice, order, beast, discardOne, walkOn, soulDrain }
