import { damageOf, defenseOf, paybackOf } from '../acts/fight.ts'
import { hasFoe, hasTrait } from '../deeds/foes.ts'
import { activeHero, hasHero } from '../heroes.ts'
import { factsOf } from '../map.ts'
import { NONE, PET, type RoomId } from '../state.ts'
import type { View } from '../view.ts'

/** What would follow if the attack were resolved now, as far as the table tells it. */
export interface Forecast {
  readonly damage: number
  readonly defense: number
  readonly melee: boolean
  readonly falls: boolean
  /** The Payback that would follow; 0 where none does (MA-12.10, MA-17.2). */
  readonly payback: number
  /** What of it the Defense at hand could block. */
  readonly blocks: number
  readonly wounds: number
  /** The Hero would be defeated by it. */
  readonly fatal: boolean
}

export function forecastOf(view: View): Forecast | undefined {
  const { on, foe } = view.combat
  if (!on || foe === NONE) return undefined
  const { damage, melee } = damageOf(view, foe)
  const defense = defenseOf(view, foe)
  const falls = damage >= defense
  const pays = melee || !falls || hasTrait(view, foe, 'quickStab')
  const payback = pays ? paybackOf(view, foe) : 0
  const blocks = Math.min(payback, shields(view))
  const wounds = payback - blocks
  return { damage, defense, melee, falls, payback, blocks, wounds, fatal: wounds >= activeHero(view).lp && wounds > 0 }
}

/** The Defense that there is to block with; the pet die is gone by then (MA-15.9). */
function shields({ turn }: View): number {
  return (
    turn.symbols.D + turn.dice.filter(({ face, place }, id) => face === 'D' && place === 'ready' && id !== PET).length
  )
}

/** MA-16.8: the rooms in which monsters will come at the end of the Dungeon Master Phase, as it stands. */
export function spawnsSoon(view: View): readonly RoomId[] {
  if (view.turn.stage !== 'dm') return []
  return [...view.rooms.keys()].filter(
    room => factsOf(view, room).spawn.length > 0 && !hasHero(view, room) && !hasFoe(view, room),
  )
}
