import { FACES } from '../../content/faces.ts'
import { noSymbols } from '../../state/dice.ts'
import { hasTrait, isBoss, statsOf } from '../../state/foes.ts'
import type { FoeId, Open, State, Symbols } from '../../state/state.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { harmBroken } from './harm.ts'

/** Everything committed to this attack or defence: dice, symbols, and what cards added. */
export function committed(s: Open): Symbols {
  const sum = noSymbols()
  for (const face of FACES) sum[face] = s.combat.symbols[face] + s.combat.added[face]
  for (const { face, place } of s.turn.dice) if (place === 'committed') sum[face]++
  return sum
}

/** MA-12.15: what was committed is spent. */
export function spendCommitted(s: State): void {
  for (const die of s.turn.dice) if (die.place === 'committed') die.place = 'used'
  s.combat.symbols = noSymbols()
  s.combat.added = noSymbols()
}

/** The Defense that an attack has to reach; cards and Evil cards leave bosses alone (MA-18.5). */
export function defenseOf(s: Open, foe: FoeId): number {
  const more = isBoss(foe) ? 0 : s.combat.hardened + (s.turn.evil === 'E04' ? 1 : 0)
  return statsOf(s, foe).defense + more
}

/** MA-12.10: the Payback of a monster before cards act on it; Battle-Hardened lowers the first one of a combat. */
export function paybackOf(s: Open, foe: FoeId): number {
  const frenzy = s.turn.evil === 'E03' && !isBoss(foe) ? 1 : 0
  const hardened = !s.combat.paid && activeKnows(s, 'battleHardened') ? 1 : 0
  return Math.max(0, statsOf(s, foe).payback + frenzy - hardened)
}

/** What the committed symbols do to the monster (MA-12.5 to MA-12.7, MA-17.13); a Melee makes it a melee (MA-12.9). */
export function damageOf(s: Open, foe: FoeId): { damage: number; melee: boolean; counted: Symbols } {
  const all = committed(s)
  const deadeye = activeKnows(s, 'deadeye')
  const counted = noSymbols()
  for (const face of FACES)
    if (harmBroken(s, foe, face, deadeye && !isBoss(foe)) === undefined) counted[face] = all[face]
  counted.R = Math.max(0, counted.R - s.combat.blanked)
  if (hasTrait(s, foe, 'hide') && (!deadeye || isBoss(foe))) counted.R = Math.max(0, counted.R - 1)
  return { damage: counted.M + counted.R + counted.E + counted.G, melee: all.M > 0, counted }
}

/** What the attack does as it is committed. Odds and rules both read it, so that a promise is what happens. */
export interface Strike {
  readonly damage: number
  readonly defense: number
  readonly counted: Symbols
  readonly melee: boolean
  /** MA-12.8: the damage is enough, and the Hydra does not grow another head. */
  readonly won: boolean
  /** MA-18.11 */
  readonly regrows: boolean
  /** MA-17.10: it was not all Elixir. */
  readonly moans: boolean
  /** MA-12.10, MA-12.11, MA-17.2: Payback follows. */
  readonly pays: boolean
}

export function strikeOf(s: Open, foe: FoeId): Strike {
  const { damage, melee, counted } = damageOf(s, foe)
  const defense = defenseOf(s, foe)
  const enough = s.combat.slain || damage >= defense
  const others = counted.R + counted.E + counted.G
  const regrows = enough && hasTrait(s, foe, 'twoHeads') && (others > 0 || committed(s).R > 0)
  const won = enough && !regrows
  const byElixir = won && counted.M === 0 && counted.R === 0 && counted.G === 0
  const moans = hasTrait(s, foe, 'moans') && !byElixir
  return { damage, defense, counted, melee, won, regrows, moans, pays: melee || !won || hasTrait(s, foe, 'quickStab') }
}
