import type { Facts } from '@undercroft/kernel'
import { tileName } from '../content/boards.ts'
import type { Rule } from '../rules/rulebook.ts'
import { PAWNS, type PawnId, pawnOf, STAT_NAMES, type State, type StatId } from '../state/state.ts'

/** What forbids an attack, now or at this moment. */
export function whyNoAttack(s: State, target: PawnId, stat: StatId, rule: Rule): Facts | undefined {
  const own = PAWNS[s.active] ?? ''
  const other = PAWNS[target] ?? ''
  switch (rule) {
    case 'AA-6.1': {
      const tiles = [s.active, target].map(pawn => tileName(pawnOf(s, pawn).tile))
      return { says: `${own} on ${tiles[0]} and ${other} on ${tiles[1]} do not share a side` }
    }
    case 'AA-6.2':
      return { says: `${other} is your own pawn` }
    case 'AA-6.4':
      return { says: `${own} attacked with ${STAT_NAMES[stat]} in its previous turn`, instead: 'name another stat' }
    case 'AA-7.2':
      return { says: `${other} is defeated` }
    default:
      return undefined
  }
}
