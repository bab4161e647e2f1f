import type { Seen } from '@undercroft/kernel'
import { archetypeOf } from '../content/archetypes.ts'
import { columnOf, MODIFIERS, type Modifier, rowOf } from '../content/boards.ts'
import { areAdjacent } from '../rules/04-movement/paths.ts'
import type { Choice } from '../state/choices.ts'
import { boardOf } from '../state/content.ts'
import { type AllOutAssault, NONE, opponentOf, ownerOf, PAWNS, pawnsOf } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { label } from './labels.ts'

/** A choice beside the board: ways are told from where the pawn stands, as its owner sees the arena. */
export function placed(choice: Choice, seen: Seen<AllOutAssault>): string {
  const { view } = seen
  const from = view.pawns[view.active]?.tile ?? NONE
  switch (choice[0]) {
    case 'sheets':
      return `First pawn ${sheetName(choice[1])}, second ${sheetName(choice[2])}`
    case 'pawn':
      return `Play ${PAWNS[choice[1]]}${stateOf(view, choice[1])}`
    case 'move':
      return choice[1] === from
        ? `Stay${there(view, from)}`
        : `Go ${wayBetween(view, from, choice[1])}${there(view, choice[1])}`
    case 'path':
      return `Go ${sayPath(view, choice[1])}`
    case 'use':
      return choice[1] === 'yes' ? label(choice, seen) : 'Leave it'
    default:
      return label(choice, seen)
  }
}

function sheetName(sheet: readonly number[]): string {
  return archetypeOf(sheet) ?? sheet.join(' ')
}

function stateOf({ pawns }: View, pawn: number): string {
  const seen = pawns[pawn]
  if (seen === undefined || seen.health === 0) return ''
  return seen.held ? ` (${seen.health} health, held)` : ` (${seen.health} health)`
}

/** What waits on a tile: its modifier, and the enemies beside it. */
function there(view: View, tile: number): string {
  const board = boardOf(view)
  const kind = board.kinds[tile]
  const beside = pawnsOf(opponentOf(ownerOf(view.active))).filter(pawn =>
    areAdjacent(board, tile, view.pawns[pawn]?.tile ?? NONE),
  )
  const says = [
    kind !== undefined && kind in MODIFIERS ? MODIFIERS[kind as Modifier] : '',
    beside.length === 0 ? '' : `beside ${beside.map(pawn => PAWNS[pawn]).join(' and ')}`,
  ].filter(each => each !== '')
  return says.length === 0 ? '' : `: ${says.join(', ')}`
}

/** "2 up, 1 left": no two tiles are as far from a third in both directions. */
function wayBetween(view: View, from: number, to: number): string {
  const [right, up] = across(view, from, to)
  const parts = [
    ...(up === 0 ? [] : [`${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`]),
  ]
  return parts.join(', ')
}

/** From one tile to another as its owner sees it: B sits in the north and has the arena turned by half. */
function across({ active }: View, from: number, to: number): readonly [number, number] {
  const turn = ownerOf(active) === 1 ? -1 : 1
  return [turn * (columnOf(to) - columnOf(from)), turn * (rowOf(to) - rowOf(from))]
}

/** A way step by step, equal steps as one: "2 up, 1 right, 1 up". */
function sayPath(view: View, path: readonly number[]): string {
  const runs: { readonly way: string; steps: number }[] = []
  for (const [i, tile] of path.entries()) {
    const before = path[i - 1]
    if (before === undefined) continue
    const way = wayBetween(view, before, tile).replace(/^1 /, '')
    const last = runs.at(-1)
    if (last?.way === way) last.steps++
    else runs.push({ way, steps: 1 })
  }
  return runs.length === 0 ? 'nowhere' : runs.map(({ way, steps }) => `${steps} ${way}`).join(', ')
}
