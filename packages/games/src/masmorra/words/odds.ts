import type { Seat, Seen } from '@undercroft/kernel'
import { committed, paybackOf, strikeOf } from '../rules/12-combat/strike.ts'
import { boxOf } from '../state/content.ts'
import { readyDice } from '../state/dice.ts'
import { activeHero } from '../state/heroes.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** What would follow a choice by what is on the board; cards are not considered. */
export function odds({ view, frames }: Seen<Masmorra>, _: Seat, [verb]: Choice): string | undefined {
  const phase = frames.at(-1)?.phase
  if (verb === 'resolve' && phase === 'attack') return attackOdds(view)
  if (verb === 'resolve' && phase === 'defend') return defenceOdds(view)
  if (verb === 'end') return bounty(view)
  return undefined
}

function attackOdds(view: View): string {
  const { foe } = view.combat
  const { won, regrows, moans, pays } = strikeOf(view, foe)
  const falls = won ? 'defeats it' : regrows ? 'does not defeat it: another head grows' : 'does not defeat it'
  const after = [
    pays ? `Payback ${paybackOf(view, foe)}` : 'no Payback',
    ...(moans && activeHero(view).xp > 0 ? ['its moans cost 1 XP'] : []),
  ]
  return [falls, ...after].join(', ')
}

function defenceOdds(view: View): string {
  const { payback, prevented } = view.combat
  const wounds = Math.max(0, payback - prevented - committed(view).D)
  const { lp } = activeHero(view)
  if (wounds === 0) return 'no Wounds'
  const says = `${wounds} ${wounds === 1 ? 'Wound' : 'Wounds'}`
  return wounds >= lp ? `${says}: your Hero falls` : `${says}, ${lp - wounds} LP left`
}

/** MA-14.4 */
function bounty(view: View): string | undefined {
  const gold = Math.min(readyDice(view).length, boxOf(view).purse - activeHero(view).gold)
  return gold > 0 ? `${gold} gold for unused dice` : undefined
}
