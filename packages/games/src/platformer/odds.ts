import type { Seen } from '@undercroft/kernel'
import { falls } from './gravity.ts'
import { stepFrom } from './moves.ts'
import { healthOf, woundsOf } from './proposals.ts'
import { stepWounds } from './reach.ts'
import { NOWHERE } from './spaces.ts'
import { type Choice, enemyOn, type GravityCause, type Platformer, type View } from './state.ts'
import { terrainOf } from './terrain.ts'

/** What a choice costs or does, as one would work it out at the table. */
export function odds({ view }: Seen<Platformer>, seat: number, choice: Choice): string | undefined {
  switch (choice[0]) {
    case 'step': {
      const from = view.players[seat]?.space ?? -1
      const step = stepFrom(terrainOf(view.levels), from, choice[1])
      return typeof step === 'string' ? undefined : sayWounds(view, seat, stepWounds(view, from, step))
    }
    case 'portal':
      return sayWounds(view, seat, stepWounds(view, NOWHERE, { to: choice[1], how: 'portal' }))
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
