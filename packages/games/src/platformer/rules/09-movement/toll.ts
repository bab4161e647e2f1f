import { BOSSES } from '../../content/bosses.ts'
import type { EnemyKind } from '../../content/enemies.ts'
import { contentOf } from '../../state/content.ts'
import type { MoveHow } from '../../state/frames.ts'
import type { Space } from '../../state/spaces.ts'
import type { View } from '../../state/view.ts'
import { trapWounds } from '../03-map-and-spaces/printed.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { attackWounds, earnsStoneskin, isShielded, isStoneskinned } from '../12-wounds-faint-spawn/enemy-attacks.ts'
import { provoked, rootsAt } from './provoked.ts'
import type { StepTo } from './steps.ts'

/** What a Hero has lost on its way so far, and what changes the Wounds of the next Attack. */
export interface Toll {
  /** PL-12.3: never more than the Hearts; with as many the Hero has Fainted. */
  readonly wounds: number
  readonly hearts: number
  readonly shield: boolean
  readonly stoneskin: boolean
  /** PL-16.20: whether the Hero has a token of the kind, so that the next one costs a Wound. */
  readonly icon: boolean
  readonly venom: boolean
}

/** The toll before the first step. */
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

/** The Hero bears one Attack for a Move. A Snake leaves Venom behind, unless the Hero Faints (PL-12.4). */
function bears(w: View, toll: Toll, kind: EnemyKind): Toll {
  if (isFaint(toll)) return toll
  const blow = attackWounds(contentOf(w).enemies[kind].damage, toll.shield, toll.stoneskin)
  const earned = w.artifacts.some(({ card }) => card === 'AR08') && earnsStoneskin(blow)
  const after = { ...suffers(toll, blow), shield: false, stoneskin: toll.stoneskin || earned }
  if (kind !== 'snake' || isFaint(after)) return after
  return { ...(after.venom ? suffers(after, 1) : after), venom: true }
}

/** PL-1.6: adds what lies on a Space and what is printed there, however the Hero enters it. */
export function entryToll(w: View, seat: number, before: Toll, space: Space): Toll {
  const player = w.players[seat]
  if (player === undefined || isFaint(before)) return before
  const lies = w.icons.includes(space)
  const after = suffers(before, lies && before.icon ? 1 : 0)
  return { ...suffers(after, trapWounds(terrainOf(w.levels), player, space)), icon: before.icon || lies }
}

/** PL-9.9: whether nobody Attacks for a step. */
const isQuiet = (w: View, how: MoveHow): boolean => how === 'portal' || w.turn.ghost

/** PL-9.5, PL-9.7: adds the Attacks for leaving a Space. A Hero that Faints by them does not arrive. */
export function leaveToll(w: View, before: Toll, from: Space, { to, how }: StepTo): Toll {
  if (isQuiet(w, how)) return before
  return provoked(w, w.active, from, to).reduce((toll, { kind }) => bears(w, toll, kind), before)
}

/** Adds one step of the Active Hero: Attacks for leaving, what is on the new Space, and Roots on arrival. */
export function stepToll(w: View, before: Toll, from: Space, step: StepTo): Toll {
  const there = entryToll(w, w.active, leaveToll(w, before, from, step), step.to)
  return isQuiet(w, step.how)
    ? there
    : rootsAt(w, w.active, step.to).reduce((toll, { kind }) => bears(w, toll, kind), there)
}
