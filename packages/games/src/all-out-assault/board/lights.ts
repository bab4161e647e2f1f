import type { Told } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { type AllOutAssault, NONE, type PawnId } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** The tile that a choice is about: where it leads, or where the pawn stands that it names. */
export function tileOf(choice: Choice | undefined, view: View): number | undefined {
  switch (choice?.[0]) {
    case 'move':
      return choice[1]
    case 'path':
      return choice[1].at(-1)
    case 'pawn':
    case 'attack':
    case 'blue':
      return standsOn(view, choice[1])
    case 'use':
    case 'red':
    case 'train':
    case 'injure':
      return standsOn(view, view.active)
    case 'tie':
      return standsOn(view, view.defender)
    default:
      return undefined
  }
}

/** Where something happened: the way of a walk, the tile of an injury, or the pawns it was about, where they are now. */
export function tilesOf(told: Told<AllOutAssault> | undefined, view: View): readonly number[] {
  if (told === undefined) return []
  if (told.what === 'moved') return told.path
  if (told.what === 'hurt' || told.what === 'unharmed' || told.what === 'meditated') return [told.tile]
  if (told.what === 'compared' || told.what === 'allTied') return standing(view, [told.attacker, told.defender])
  if (told.what === 'swappedBlue') return standing(view, [told.by, told.pawn])
  if (told.what === 'chose') return [tileOf(told.choice, view) ?? []].flat()
  return 'pawn' in told ? standing(view, [told.pawn]) : []
}

function standing(view: View, pawns: readonly PawnId[]): number[] {
  return pawns.flatMap(pawn => standsOn(view, pawn) ?? [])
}

function standsOn({ pawns }: View, pawn: PawnId): number | undefined {
  const tile = pawns[pawn]?.tile ?? NONE
  return tile === NONE ? undefined : tile
}
