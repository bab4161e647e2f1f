import { BOSSES, type Boss, bossStats } from '../content/bosses.ts'
import { MONSTER_STATS, type Monster, type Stats, TRAITS } from '../content/monsters.ts'
import type { Foe } from '../state.ts'

export function isBoss(is: Monster | Boss): is is Boss {
  return BOSSES.some(boss => boss === is)
}

/** What a monster shows: a boss, by the side that lies up. */
export function foeStats({ is, side }: Pick<Foe, 'is' | 'side'>): Stats {
  return isBoss(is) ? bossStats(is, side) : MONSTER_STATS[is]
}

/** A monster in words: its numbers and everything it does. */
export function foeText(foe: Pick<Foe, 'is' | 'side'>): string {
  const { name, payback, defense, xp, traits } = foeStats(foe)
  const does = traits.map(trait => `${TRAITS[trait].name}: ${TRAITS[trait].says}`)
  return [`${name}: Payback ${payback}, Defense ${defense}, ${xp} XP`, ...does].join('. ')
}
