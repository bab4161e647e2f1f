import type { TreasureId } from '../../../content/treasure.ts'
import type { Parts } from '../parts.ts'
import { guildMedal, heavyBlow, poisonedNeedle, swiftStrike, towerShield } from './combat.ts'
import { loadedDice, smokeBomb, sparkOfPower, twistOfFate } from './dice.ts'
import { bitterRival, phoenixFeather, quickHealing, rustyLock } from './fate.ts'
import { ancientIdol, dispel, sleightOfHand } from './hand.ts'
import { ambush, banishment, beastWhistle } from './monsters.ts'
import { blinkScroll, sevenLeagueBoots, shiftingWalls } from './moving.ts'
import { cursedCoin, pickpocket, royalCrown } from './purse.ts'

export const TREASURE_PARTS: Readonly<Record<TreasureId, Parts>> = {
  T01: swiftStrike,
  T02: quickHealing,
  T03: sleightOfHand,
  T04: heavyBlow,
  T05: towerShield,
  T06: sparkOfPower,
  T07: sevenLeagueBoots,
  T08: loadedDice,
  T09: twistOfFate,
  T10: banishment,
  T11: ambush,
  T12: shiftingWalls,
  T13: pickpocket,
  T14: dispel,
  T15: beastWhistle,
  T16: bitterRival,
  T17: phoenixFeather,
  T18: blinkScroll,
  T19: rustyLock,
  T20: cursedCoin,
  T21: smokeBomb,
  T22: royalCrown,
  T23: ancientIdol,
  T24: guildMedal,
  T25: poisonedNeedle,
}
