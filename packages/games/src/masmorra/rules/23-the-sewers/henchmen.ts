import { HENCHMEN } from '../../content/large-tile.ts'
import { FIRST_BOSS, foeOf, MALAPHYAS } from '../../state/foes.ts'
import { type At, type FoeId, NONE, type State } from '../../state/state.ts'

/**
 * MA-23.2: draws henchmen from the tokens never used, then from those that left the game, then from those on Levels 1
 * and 2; never a captive. One is enough (MA-23.3).
 */
export function henchmen(s: State, t: At): FoeId[] {
  const bosses = [...s.foes.keys()].filter(foe => foe >= FIRST_BOSS && foe !== MALAPHYAS && !isCaptive(s, foe))
  const tiers = [
    bosses.filter(foe => foeOf(s, foe).room === NONE && !foeOf(s, foe).gone),
    bosses.filter(foe => foeOf(s, foe).gone),
    bosses.filter(foe => foeOf(s, foe).room !== NONE),
  ]
  const chosen: FoeId[] = []
  for (const tier of tiers) {
    while (tier.length > 0 && chosen.length < HENCHMEN)
      chosen.push(...tier.splice(t.roll(tier.length, 'a henchman') - 1, 1))
  }
  return chosen
}

function isCaptive(s: State, foe: FoeId): boolean {
  return foeOf(s, foe).is === 'schmetterling' && s.heroes.some(({ captive }) => captive)
}
