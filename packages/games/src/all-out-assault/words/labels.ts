import type { Seen } from '@undercroft/kernel'
import { archetypeOf } from '../content/archetypes.ts'
import { MODIFIERS, type Modifier, tileName } from '../content/boards.ts'
import type { Choice } from '../state/choices.ts'
import { boardOf } from '../state/content.ts'
import { type AllOutAssault, PAWNS, STAT_NAMES } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** A choice as it stands on a button. */
export function label(choice: Choice, { view, frames }: Seen<AllOutAssault>): string {
  const active = PAWNS[view.active] ?? 'the pawn'
  switch (choice[0]) {
    case 'sheets':
      return `${sheetName(choice[1])} and ${sheetName(choice[2])}`
    case 'pawn':
      return `Activate ${PAWNS[choice[1]]}`
    case 'move':
      return choice[1] === view.pawns[view.active]?.tile
        ? `Stay on ${tileName(choice[1])}`
        : `Move ${active} to ${tileName(choice[1])}${kindAt(view, choice[1])}`
    case 'path':
      return `Move ${active} ${choice[1].map(tileName).join('-')}`
    case 'injure':
      return `Lower ${STAT_NAMES[choice[1]]} of ${active}`
    case 'use': {
      const kind = boardOf(view).kinds[view.pawns[view.active]?.tile ?? -1]
      const name = kind !== undefined && kind in MODIFIERS ? MODIFIERS[kind as Modifier] : 'the tile'
      return choice[1] === 'yes' ? `Use ${name}` : `Leave ${name}`
    }
    case 'red':
      return `${STAT_NAMES[choice[1]]} becomes ${numberOf(frames)}`
    case 'blue':
      return `${STAT_NAMES[choice[2]]} of ${PAWNS[choice[1]]} becomes ${numberOf(frames)}`
    case 'train':
      return `Raise ${STAT_NAMES[choice[1]]}`
    case 'attack':
      return `Attack ${PAWNS[choice[1]]} with ${STAT_NAMES[choice[2]]}`
    case 'pass':
      return 'Do not attack'
    case 'tie':
      return `Compare ${STAT_NAMES[choice[1]]}`
    case 'concede':
      return 'Concede'
  }
}

function sheetName(sheet: readonly number[]): string {
  return archetypeOf(sheet) ?? sheet.join(' ')
}

function kindAt(view: View, tile: number): string {
  const kind = boardOf(view).kinds[tile]
  return kind !== undefined && kind in MODIFIERS ? ` (${MODIFIERS[kind as Modifier]})` : ''
}

/** The number that Red or Blue gives, which stands on the frame that asks. */
function numberOf(frames: Seen<AllOutAssault>['frames']): string {
  const frame = frames.at(-1)
  return frame?.phase === 'red' || frame?.phase === 'blue' ? String(frame.number) : 'the number rolled'
}
