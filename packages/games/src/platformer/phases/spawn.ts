import type { Offers } from '@undercroft/kernel'
import { hasArtifact } from '../cards.ts'
import { spawnOn } from '../choices.ts'
import { SYMBOLS } from '../content/dice.ts'
import { spawnSpaces } from '../moves.ts'
import type { Rule } from '../rulebook.ts'
import { COLUMNS } from '../spaces.ts'
import { activeOf, isOnMap, type Platformer, type State } from '../state.ts'
import { inPool, poolOf } from '../symbols.ts'
import { terrainOf } from '../terrain.ts'
import { SPAWN_COSTS, type SpawnCost } from '../words.ts'

/** PL-12.8, PL-12.7, PL-12.12: off the Map only, also in the Turn of a Faint, with a die of the Dice Pool; the Phoenix Plume needs none. */
export function offerSpawns(s: State, o: Offers<Platformer>): void {
  const off = !isOnMap(activeOf(s))
  if (!off && !o.explaining) return
  const spaces = off ? spawnSpaces(s, s.active) : []
  const pool = poolOf(s.turn)
  const plume = hasArtifact(s, s.active, 'AR05')
  const costs: readonly SpawnCost[] = plume ? ['free'] : SYMBOLS.filter(face => inPool(pool, face) > 0)
  if (off) for (const cost of costs) for (const space of spaces) o.may(spawnOn(cost, space))
  if (o.explaining) refuseSpawns(s, o, off, costs, spaces)
}

function refuseSpawns(
  s: State,
  o: Offers<Platformer>,
  off: boolean,
  costs: readonly SpawnCost[],
  spaces: readonly number[],
): void {
  const map = terrainOf(s.levels)
  const place: Rule = activeOf(s).entered ? 'PL-15.14' : 'PL-12.13'
  for (const cost of SPAWN_COSTS) {
    const payable = costs.includes(cost)
    // with the Hero on the Map, or without the die, the lowest Row stands for all Spaces
    const end = off && payable ? map.end : map.start + COLUMNS
    for (let space = off && payable ? 0 : map.start; space < end; space++) {
      if (!off) o.refuse(spawnOn(cost, space), 'PL-12.8')
      else if (!payable) o.refuse(spawnOn(cost, space), cost === 'special' ? 'PL-12.12' : 'PL-7.1')
      else if (!spaces.includes(space)) o.refuse(spawnOn(cost, space), place)
    }
  }
}

/** PL-12.10, PL-12.11: step 5 does not end while a Spawn is due and can be paid for. */
export function endBroken(s: State): Rule | undefined {
  if (isOnMap(activeOf(s))) return undefined
  const payable = hasArtifact(s, s.active, 'AR05') || s.turn.dice.some(die => !die.used)
  return payable ? 'PL-12.11' : undefined
}
