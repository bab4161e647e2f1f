import type { AllianceId } from '../../../content/alliance.ts'
import type { Parts } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { banish } from './banish.ts'
import { coveringFire, holyWater, rallyingCry, sharedShield } from './combat.ts'
import { borrowedMagic, luckyCharm, masterKey } from './dice.ts'
import { guardianAngel, guildFunds, healingDraught, silenceTheRitual } from './helping.ts'
import { pathfinder, recallStone, ropeAndGrapnel } from './moving.ts'

export const ALLIANCE_PARTS: Readonly<Record<AllianceId, Parts>> = {
  A01: healingDraught,
  A02: sharedShield,
  A03: coveringFire,
  A04: rallyingCry,
  A05: borrowedMagic,
  A06: pathfinder,
  A07: luckyCharm,
  A08: ropeAndGrapnel,
  A09: guardianAngel,
  A10: silenceTheRitual,
  A11: banish,
  A12: guildFunds,
  A13: masterKey,
  A14: recallStone,
  A15: holyWater,
}
