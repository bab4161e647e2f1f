import type { OpenAsk } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { AllOutAssault, PawnId } from '../state/state.ts'
import { NONE } from '../state/state.ts'
import type { View } from '../state/view.ts'

type Asked = OpenAsk<AllOutAssault> | undefined

/** What a click on a tile does: answer at once, or open a picker for the pawn that stands there. */
export type Deed =
  | { readonly does: 'choose'; readonly choice: Choice }
  | { readonly does: 'pick'; readonly pawn: PawnId }

/** By tile, everything on the board that answers the question. */
export function deedsOf(ask: Asked, view: View): ReadonlyMap<number, Deed> {
  const deeds = new Map<number, Deed>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] === 'move') deeds.set(choice[1], { does: 'choose', choice })
    const tile =
      choice[0] === 'pawn' || choice[0] === 'attack' || choice[0] === 'blue' ? view.pawns[choice[1]]?.tile : NONE
    if (tile === undefined || tile === NONE) continue
    if (choice[0] === 'pawn') deeds.set(tile, { does: 'choose', choice })
    if (choice[0] === 'attack' || choice[0] === 'blue') deeds.set(tile, { does: 'pick', pawn: choice[1] })
  }
  return deeds
}

/** What a click on a tile that answers nothing would have meant: shown with the rule that forbids it. */
export function meantBy(ask: Asked, view: View, tile: number): Choice | undefined {
  const there = view.pawns.findIndex(pawn => pawn.tile === tile)
  switch (ask?.phase) {
    case 'move':
      return ['move', tile]
    case 'pawn':
      return there === NONE ? undefined : ['pawn', there]
    case 'attack':
      return there === NONE ? undefined : ['attack', there, firstOpen(view)]
    case 'blue':
      return there === NONE ? undefined : ['blue', there, 0]
    default:
      return undefined
  }
}

/** Some stat that is not closed, so that a refusal speaks of the target and not of the stat. */
function firstOpen(view: View): number {
  return view.pawns[view.active]?.lastStat === 0 ? 1 : 0
}

/** Why an option that the picker shows is not legal, if it is not. */
export function refusedBy(ask: Asked, choice: Choice): string | undefined {
  const same = (other: Choice) => other.length === choice.length && other.every((word, i) => word === choice[i])
  if (ask === undefined || ask.options.some(same)) return undefined
  return ask.refused.find(each => same(each.choice))?.rule ?? ''
}
