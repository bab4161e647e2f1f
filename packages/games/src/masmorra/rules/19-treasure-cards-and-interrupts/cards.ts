import type { Phases } from '@undercroft/kernel'
import type { CardId, Masmorra } from '../../state/state.ts'
import { ALLIANCE_PARTS } from '../24-alliance-game/cards/index.ts'
import { soulDrain } from '../24-alliance-game/soul-drain.ts'
import { discardOne, order } from './asks/cards.ts'
import { rerollSome, setDice } from './asks/dice.ts'
import { beast, walkOn } from './asks/moves.ts'
import type { Parts } from './parts.ts'
import { TREASURE_PARTS } from './treasure/index.ts'

export { ABILITY } from '../15-abilities/effects.ts'
export { EVIL_DEEDS } from '../24-alliance-game/evil-cards.ts'

/** What each Treasure Card does. */
export const CARDS: Readonly<Record<CardId, Parts>> = { ...TREASURE_PARTS, ...ALLIANCE_PARTS }

/** The second choices that cards ask for. */
export const cardPhases: Pick<
  Phases<Masmorra>,
  'rerollSome' | 'setDice' | 'order' | 'beast' | 'discardOne' | 'walkOn' | 'soulDrain'
> = { rerollSome, setDice, order, beast, discardOne, walkOn, soulDrain }
