import type { EvilId } from '../../content/evil.ts'
import { foeOf, foesIn, isBoss, removeFoe, spawnRandom } from '../../deeds/foes.ts'
import { loseGold } from '../../deeds/gold.ts'
import { discardAtRandom } from '../../deeds/hand.ts'
import { heal, wound } from '../../deeds/wounds.ts'
import { activeHero, heroId, inOrderFrom } from '../../heroes.ts'
import { adjacentRooms } from '../../map.ts'
import type { At, State } from '../../state.ts'

type EvilDeed = (s: State, t: At) => void

/** No Evil card brings a Hero below this. */
export const LEAST_LP = 1

/** E05: a random minor monster spawns in your room. */
const ambush: EvilDeed = s => spawnRandom(s, 'minor', activeHero(s).room)

/** E06: your Free Step token is turned over. */
const leadenFeet: EvilDeed = (s, t) => {
  const hero = activeHero(s)
  if (!hero.freeStep) return
  hero.freeStep = false
  t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-24.7' })
}

/** E07: lose up to 2 gold. */
const tithe: EvilDeed = (s, t) => {
  loseGold(s, t, s.turn.player, 2, 'MA-24.7')
}

/** E08: your Hero suffers 1 Wound, which nothing prevents. */
const darkBolt: EvilDeed = (s, t) => {
  if (activeHero(s).lp > LEAST_LP) wound(s, t, s.turn.player, 1, 'MA-24.7')
}

/** E09: the Hero with the most LP suffers 1 Wound; you choose between equals. */
const soulDrain: EvilDeed = s => s.frames.push({ phase: 'soulDrain' })

/** E12: discard one Treasure Card at random. */
const thiefInTheDark: EvilDeed = (s, t) => discardAtRandom(s, t, s.turn.player, 'MA-24.7')

/** E13: all monsters move towards the Heroes now. */
const marchingHorde: EvilDeed = s => s.frames.push({ phase: 'horde', bosses: false })

/** E14: the rooms of your level spawn now. */
const reanimate: EvilDeed = s => {
  s.frames.push({ phase: 'spawnRooms', level: s.rooms[activeHero(s).room]?.level ?? 1 })
}

/** E17: the common monsters in your room and the rooms beside it slink away, and all other Heroes heal 1 Wound. */
const momentOfCalm: EvilDeed = (s, t) => {
  const { room } = activeHero(s)
  for (const near of [room, ...adjacentRooms(s, room)]) {
    for (const foe of foesIn(s, near)) if (!isBoss(foe) && !foeOf(s, foe).bound) removeFoe(s, t, foe, 'MA-24.7')
  }
  for (const player of inOrderFrom(s, s.turn.player).slice(1)) heal(s, t, player, 1, 'MA-24.7')
}

/** Evil cards that act at once; those that last stand where they bite. */
export const EVIL_DEEDS: Readonly<Partial<Record<EvilId, EvilDeed>>> = {
  E05: ambush,
  E06: leadenFeet,
  E07: tithe,
  E08: darkBolt,
  E09: soulDrain,
  E12: thiefInTheDark,
  E13: marchingHorde,
  E14: reanimate,
  E17: momentOfCalm,
}
