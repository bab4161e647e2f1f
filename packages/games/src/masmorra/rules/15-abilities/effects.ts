import type { AbilityId } from '../../content/heroes.ts'
import { foesIn } from '../../state/foes.ts'
import { heroOf } from '../../state/heroes.ts'
import { adjacentRooms, touchingRooms } from '../../state/map.ts'
import { PET } from '../../state/state.ts'
import { shift, teleport } from '../07-steps-and-moving/places.ts'
import type { Effect } from '../19-treasure-cards-and-interrupts/effect.ts'
import { aimedRoom } from '../19-treasure-cards-and-interrupts/targets.ts'
import { slipBy } from '../19-treasure-cards-and-interrupts/treasure/combat.ts'
import { roomsOfLevel } from '../19-treasure-cards-and-interrupts/treasure/moving.ts'
import { callPet } from './pet.ts'

/** Algus has the pet die this turn. */
const wizardsApprentice: Effect = {
  broken({ s }) {
    if (s.turn.petLost) return 'MA-15.9'
    return s.turn.petCalled || s.turn.dice[PET]?.place !== 'away' ? 'MA-15.8' : undefined
  },
  does({ s, t }) {
    callPet(s, t)
  },
}

/** Algus teleports to an explored room of his level, when not engaged. */
const blink: Effect = {
  notEngaged: true,
  teleports: true,
  targets: ({ s, by }) => roomsOfLevel(s, by),
  does({ s, by, target, t }) {
    teleport(s, t, by, aimedRoom(target))
  },
}

/**
 * Odda moves through a wall into the room behind it, when not engaged. A Web holds him: it is no teleport (MA-7.11).
 */
const tunneller: Effect = {
  notEngaged: true,
  targets({ s, by }) {
    const { room } = heroOf(s, by)
    const open = adjacentRooms(s, room)
    return touchingRooms(s, room)
      .filter(there => !open.includes(there))
      .map(there => ({ room: there }))
  },
  broken: ({ s, by }) =>
    foesIn(s, heroOf(s, by).room).some(foe => s.foes[foe]?.is === 'spider') ? 'MA-7.8' : undefined,
  does({ s, by, target, t }) {
    shift(s, t, by, aimedRoom(target))
  },
}

/** What activated abilities do beside making symbols; ongoing abilities stand where they apply. */
export const ABILITY_EFFECTS: Readonly<Partial<Record<AbilityId, Effect>>> = {
  wizardsApprentice,
  blink,
  slipAway: slipBy,
  tunneller,
}
