import type { Offers } from '@undercroft/kernel'
import { SYMBOLS } from '../../content/dice.ts'
import { hasArtifact } from '../../state/cards.ts'
import { SPAWN_COSTS, type SpawnCost, spawnOn } from '../../state/choices.ts'
import { isOnMap } from '../../state/figures.ts'
import { COLUMNS, type Space } from '../../state/spaces.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { onMap, terrainOf } from '../04-adjacency/terrain.ts'
import { inPool, poolOf } from '../07-symbols/symbols.ts'
import type { Rule } from '../rulebook.ts'
import { spawnSpaces } from './spawn-spaces.ts'

/**
 * PL-12.8, PL-12.7, PL-12.12: a Hero off the Map Spawns, in the Turn of its Faint too, with a die of the Dice Pool.
 * With the Phoenix Plume it needs none.
 */
export function offerSpawns(s: State, o: Offers<Platformer>): void {
  const off = !isOnMap(activeOf(s))
  if (!off && !o.explaining) return
  const spaces = off ? spawnSpaces(s, s.active) : []
  const pool = poolOf(s.turn)
  const plume = hasArtifact(s, s.active, 'AR05')
  const costs: readonly SpawnCost[] = plume ? ['free'] : SYMBOLS.filter(face => inPool(pool, face) > 0)
  if (off) for (const cost of costs) for (const space of spaces) o.may(spawnOn(cost, space))
  if (o.explaining) refuseSpawns(s, o, off, costs)
}

function refuseSpawns(s: State, o: Offers<Platformer>, off: boolean, costs: readonly SpawnCost[]): void {
  const map = terrainOf(s.levels)
  for (const cost of SPAWN_COSTS) {
    // With the Hero on the Map, or without the die, the rule is the same for every Space: the lowest Row is enough.
    const whole = off && costs.includes(cost)
    for (let space = map.start; space < (whole ? map.end : map.start + COLUMNS); space++) {
      const broken = spawnBroken(s, cost, space)
      if (broken !== undefined) o.refuse(spawnOn(cost, space), broken)
    }
  }
}

/** The rule that forbids a Spawn. PL-20.4: the Hero's place is checked first, then the die, then the Space. */
export function spawnBroken(s: State, cost: SpawnCost, space: Space): Rule | undefined {
  const player = activeOf(s)
  if (isOnMap(player)) return 'PL-12.8'
  if (cost === 'special') return 'PL-12.12'
  const plume = hasArtifact(s, s.active, 'AR05')
  if (cost === 'free' && !plume) return 'PL-12.12'
  if (cost !== 'free' && plume) return 'PL-1.7' // the Phoenix Plume replaces the die
  if (cost !== 'free' && inPool(poolOf(s.turn), cost) === 0) return 'PL-7.1'
  if (!onMap(terrainOf(s.levels), space)) return 'PL-3.6'
  return spawnSpaces(s, s.active).includes(space) ? undefined : player.entered ? 'PL-15.14' : 'PL-12.13'
}

/** PL-12.10, PL-12.11: step 5 does not end while a Spawn is due and can be paid for. */
export function endBroken(s: State): Rule | undefined {
  if (isOnMap(activeOf(s))) return undefined
  const payable = hasArtifact(s, s.active, 'AR05') || s.turn.dice.some(die => !die.used)
  return payable ? 'PL-12.11' : undefined
}
