import type { Seen } from '@undercroft/kernel'
import { ENEMIES } from './content/enemies.ts'
import { falls, trapWounds } from './gravity.ts'
import { type StepTo, stepFrom } from './moves.ts'
import { healthOf, woundsOf } from './proposals.ts'
import type { Space } from './spaces.ts'
import { type Choice, enemyOn, type GravityCause, type Platformer, type View } from './state.ts'
import { terrainOf } from './terrain.ts'
import { provoked, rootsAround } from './zones.ts'

/** What a choice costs or does, as one would work it out at the table. */
export function odds({ view }: Seen<Platformer>, seat: number, choice: Choice): string | undefined {
  switch (choice[0]) {
    case 'step': {
      const step = stepFrom(terrainOf(view.levels), view.players[seat]?.space ?? -1, choice[1])
      return typeof step === 'string' ? undefined : stepPrice(view, seat, step)
    }
    case 'portal':
      return sayWounds(view, seat, trapAt(view, seat, choice[1]))
    case 'attack': {
      const enemy = enemyOn(view.enemies, choice[1])
      if (enemy === undefined) return undefined
      return woundsOf(view, choice[2]) >= healthOf(view, enemy.kind) ? undefined : 'fails'
    }
    case 'gravity':
      return sayFalls(view, 'action', choice[1] === 'fall' ? 1 << seat : 0)
    case 'end':
      return sayFalls(view, 'step', 0)
    case 'ladder': {
      const letGo = choice[1] === 'fall' ? view.letGo | (1 << seat) : view.letGo
      return sayFalls(view, 'step', letGo)
    }
    default:
      return undefined
  }
}

const trapAt = (view: View, seat: number, space: Space): number => {
  const player = view.players[seat]
  return player === undefined ? 0 : trapWounds(terrainOf(view.levels), player, space)
}

/** Attacks for the step, Roots on arrival, a Trap. */
function stepPrice(view: View, seat: number, { to }: StepTo): string | undefined {
  const from = view.players[seat]?.space ?? -1
  const attackers = [...provoked(view, seat, from, to)]
  if (!view.turn.ghost) attackers.push(...rootsAround(terrainOf(view.levels), view.enemies, to))
  return sayWounds(
    view,
    seat,
    attackers.reduce((sum, { kind }) => sum + ENEMIES[kind].damage, trapAt(view, seat, to)),
  )
}

function sayWounds(view: View, seat: number, wounds: number): string | undefined {
  if (wounds === 0) return undefined
  const hearts = view.players[seat]?.hearts ?? 0
  return `${wounds} ${wounds === 1 ? 'Wound' : 'Wounds'} of ${hearts}${wounds >= hearts ? ': a Faint' : ''}`
}

function sayFalls(view: View, cause: GravityCause, letGo: number): string | undefined {
  const falling = falls(view, cause, letGo)
  if (falling.length === 0) return undefined
  return `${falling.length} ${falling.length === 1 ? 'falls' : 'fall'}`
}
