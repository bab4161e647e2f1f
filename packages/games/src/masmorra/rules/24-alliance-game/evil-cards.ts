import type { EvilId } from '../../content/evil.ts'
import { isBoss } from '../../state/foes.ts'
import { activeHero, heroId, heroOf } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { type At, NONE, type Player, type State } from '../../state/state.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import { loseGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { spawningRooms } from '../16-dungeon-master-phase/spawn-rooms.ts'
import { spawnRandom } from '../16-dungeon-master-phase/supply.ts'
import { discardAtRandom, handOf } from '../19-treasure-cards-and-interrupts/hand.ts'
import { everyHero } from '../19-treasure-cards-and-interrupts/targets.ts'

/** Acts, and returns whether it had anything to do, as far as that is known at once. */
type EvilEffect = (s: State, t: At) => boolean

/** No Evil card brings a Hero below this. */
const LEAST_LP = 1

/** E05: a random minor monster spawns in your room. */
const ambush: EvilEffect = s => {
  spawnRandom(s, 'minor', activeHero(s).room)
  return true
}

/** E06: your Free Step token is turned over. */
const leadenFeet: EvilEffect = (s, t) => {
  const hero = activeHero(s)
  if (!hero.freeStep) return false
  hero.freeStep = false
  t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-24.7' })
  return true
}

/** E07: lose up to 2 gold. */
const tithe: EvilEffect = (s, t) => loseGold(s, t, s.turn.player, 2, 'MA-24.7') > 0

/** E08: your Hero suffers 1 Wound, which nothing prevents. */
const darkBolt: EvilEffect = (s, t) => {
  if (activeHero(s).lp <= LEAST_LP) return false
  wound(s, t, s.turn.player, 1, 'MA-24.7')
  return true
}

/** E09: the Hero with the most LP suffers 1 Wound; you choose between equals. */
const soulDrain: EvilEffect = s => {
  s.frames.push({ phase: 'soulDrain' })
  return liveliest(s).length > 0
}

/** The Heroes with the most LP, if they can lose any to an Evil card. */
export function liveliest(s: State): Player[] {
  const most = Math.max(...everyHero(s).map(player => heroOf(s, player).lp))
  return most > LEAST_LP ? everyHero(s).filter(player => heroOf(s, player).lp === most) : []
}

/** E12: discard one Treasure Card at random. */
const thiefInTheDark: EvilEffect = (s, t) => {
  const had = handOf(s, s.turn.player).length
  discardAtRandom(s, t, s.turn.player, 'MA-24.7')
  return had > 0
}

/** E13: all monsters move towards the Heroes now. */
const marchingHorde: EvilEffect = s => {
  s.frames.push({ phase: 'horde', bosses: false })
  return s.foes.some(({ room }, foe) => room !== NONE && !isBoss(foe))
}

/** E14: the rooms of your level spawn now. */
const reanimate: EvilEffect = s => {
  const { level } = roomOf(s, activeHero(s).room)
  s.frames.push({ phase: 'spawnRooms', level })
  return spawningRooms(s, level).length > 0
}

/** Evil cards that act at once; those that last are checked where they apply. */
export const EVIL_EFFECTS: Readonly<Partial<Record<EvilId, EvilEffect>>> = {
  E05: ambush,
  E06: leadenFeet,
  E07: tithe,
  E08: darkBolt,
  E09: soulDrain,
  E12: thiefInTheDark,
  E13: marchingHorde,
  E14: reanimate,
}
