import { BOSSES } from '../../content/bosses.ts'
import { ENEMIES, type EnemyKind } from '../../content/enemies.ts'
import type { MoveHow } from '../../state/frames.ts'
import type { Space } from '../../state/spaces.ts'
import type { View } from '../../state/view.ts'
import { trapWounds } from '../03-map-and-spaces/printed.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { attackWounds, earnsStoneskin, isShielded, isStoneskinned } from '../12-wounds-faint-spawn/enemy-attacks.ts'
import { provoked, rootsAt } from './provoked.ts'
import type { StepTo } from './steps.ts'

/** A Hero on its way: the Hearts it has lost so far, and what softens or sharpens the next blow. */
export interface Toll {
  /** PL-12.3: no more than it has Hearts; as many of them mean a Faint. */
  readonly wounds: number
  readonly hearts: number
  readonly shield: boolean
  readonly stoneskin: boolean
  /** PL-16.20: who has a token of the kind already pays for the next one with a Wound. */
  readonly icon: boolean
  readonly venom: boolean
}

/** Before the first step. */
export function tollOf(w: View, seat: number = w.active): Toll {
  const player = w.players[seat]
  return {
    wounds: 0,
    hearts: player?.hearts ?? 0,
    shield: isShielded(w, seat),
    stoneskin: isStoneskinned(w, seat),
    icon: player?.tokens.includes(BOSSES[w.boss].icon) === true,
    venom: player?.tokens.includes('venom') === true,
  }
}

/** Whether the Hero has Fainted on its way. */
export const isFaint = ({ wounds, hearts }: Toll): boolean => wounds >= hearts

const suffers = (toll: Toll, wounds: number): Toll => ({ ...toll, wounds: Math.min(toll.hearts, toll.wounds + wounds) })

/** One Attack for a Move. A Snake leaves Venom behind, if the Hero is still there (PL-12.4). */
function bears(w: View, toll: Toll, kind: EnemyKind): Toll {
  if (isFaint(toll)) return toll
  const blow = attackWounds(ENEMIES[kind].damage, toll.shield, toll.stoneskin)
  const earned = w.artifacts.some(({ card }) => card === 'AR08') && earnsStoneskin(blow)
  const after = { ...suffers(toll, blow), shield: false, stoneskin: toll.stoneskin || earned }
  if (kind !== 'snake' || isFaint(after)) return after
  return { ...(after.venom ? suffers(after, 1) : after), venom: true }
}

/** PL-1.6: what lies on a Space and what is printed there, for a Hero that comes onto it in whatever way. */
export function entryToll(w: View, seat: number, before: Toll, space: Space): Toll {
  const player = w.players[seat]
  if (player === undefined || isFaint(before)) return before
  const lies = w.icons.includes(space)
  const after = suffers(before, lies && before.icon ? 1 : 0)
  return { ...suffers(after, trapWounds(terrainOf(w.levels), player, space)), icon: before.icon || lies }
}

/** PL-9.9, and Updraft's own text: steps for which nobody Attacks. */
const isQuiet = (w: View, how: MoveHow): boolean => how === 'portal' || how === 'updraft' || w.turn.ghost

/** PL-9.5, PL-9.7: the Attacks for leaving; whoever Faints by them does not arrive. */
export function leaveToll(w: View, before: Toll, from: Space, { to, how }: StepTo): Toll {
  if (isQuiet(w, how)) return before
  return provoked(w, w.active, from, to).reduce((toll, { kind }) => bears(w, toll, kind), before)
}

/** One step of the Active Hero further: Attacks for leaving, what is on the Space, and Roots on arrival. */
export function stepToll(w: View, before: Toll, from: Space, step: StepTo): Toll {
  const there = entryToll(w, w.active, leaveToll(w, before, from, step), step.to)
  return isQuiet(w, step.how)
    ? there
    : rootsAt(w, w.active, step.to).reduce((toll, { kind }) => bears(w, toll, kind), there)
}
