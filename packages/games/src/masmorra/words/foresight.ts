import { FACES, type Face } from '../content/faces.ts'
import { faceBroken } from '../rules/05-dice-symbols-spending-docking/dice.ts'
import { committed, damageOf, paybackOf, strikeOf } from '../rules/12-combat/strike.ts'
import { spawningRooms } from '../rules/16-dungeon-master-phase/spawn-rooms.ts'
import { hasTrait } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { NONE, type RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'

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
  readonly life: number
  /** The Hero would be defeated by it. */
  readonly fatal: boolean
}

export function forecastOf(view: View): Forecast | undefined {
  const { on, foe } = view.combat
  if (!on || foe === NONE) return undefined
  const { damage, defense, melee, won: falls, pays } = strikeOf(view, foe)
  const payback = pays ? paybackOf(view, foe) : 0
  const blocks = Math.min(payback, shields(view))
  const wounds = payback - blocks
  const { lp } = activeHero(view)
  const fatal = wounds >= lp && wounds > 0
  return { damage, defense, melee, falls, payback, blocks, wounds, life: lp, fatal }
}

/** The Defense that there is to block with, unless it is cursed (MA-23.8). */
function shields(view: View): number {
  if (faceBroken(view, 'D') !== undefined) return 0
  const dice = view.turn.dice.filter(({ face, place }) => face === 'D' && place === 'ready').length
  return view.turn.symbols.D + dice
}

/** What a face is good for in this fight: how many are at hand and how many committed, and what one more would do. */
export interface Prospect {
  readonly face: Face
  readonly ready: number
  readonly committed: number
  readonly says: string
  readonly helps: boolean
}

/** What each die and symbol would do; in defence only what blocks. */
export function prospectsOf(view: View, defending: boolean): readonly Prospect[] {
  const given = committed(view)
  return FACES.flatMap(face => {
    const dice = view.turn.dice.filter(die => die.face === face && die.place === 'ready').length
    const ready = dice + view.turn.symbols[face]
    if (ready + given[face] === 0 || (defending && face !== 'D')) return []
    return [{ face, ready, committed: given[face], ...promise(view, face, defending) }]
  })
}

function promise(view: View, face: Face, defending: boolean): Pick<Prospect, 'says' | 'helps'> {
  if (face === 'D') return { says: defending ? 'blocks 1 Wound' : 'blocks 1 of a Payback', helps: true }
  const { foe, symbols } = view.combat
  const more = { ...view, combat: { ...view.combat, symbols: { ...symbols, [face]: symbols[face] + 1 } } }
  const helps = damageOf(more, foe).damage > damageOf(view, foe).damage
  if (helps) return { says: face === 'M' ? '1 damage, Payback follows' : '1 damage from afar', helps }
  if (face === 'R' && hasTrait(view, foe, 'hide')) return { says: 'the first does nothing', helps }
  return { says: 'does nothing to it', helps }
}

/** MA-16.8: the rooms in which monsters will come at the end of the Dungeon Master Phase, as it stands. */
export function spawnsSoon(view: View): readonly RoomId[] {
  if (view.turn.stage !== 'dm') return []
  return spawningRooms(view, 0)
}
