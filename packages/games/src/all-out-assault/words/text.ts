import type { Seen } from '@undercroft/kernel'
import { MODIFIERS, tileName } from '../content/boards.ts'
import { boardOf } from '../state/content.ts'
import { type AllOutAssault, NONE, ownerOf, PAWNS, STATS } from '../state/state.ts'
import { readUse } from '../state/uses.ts'
import type { PawnView, View } from '../state/view.ts'
import { drawBoard, LEGEND } from './picture.ts'

/** The position for a terminal: the board with the pawns on it, and the sheets as far as this viewer knows them. */
export function text({ view }: Seen<AllOutAssault>, names: readonly string[]): string {
  const turn = view.round === 0 ? 'Setup' : `Round ${view.round} of ${view.roundLimit}, turn of ${names[view.mover]}`
  const quiet = view.quiet > 0 ? `, ${view.quiet} of ${view.quietLimit} quiet rounds` : ''
  return [turn + quiet, ...drawBoard(boardOf(view), view.pawns), LEGEND, '', ...sheets(view, names)].join('\n')
}

function sheets({ pawns }: View, names: readonly string[]): string[] {
  const head = ['', '', 'health', ...STATS, '']
  const rows = pawns.map((pawn, id) => [
    PAWNS[id] ?? '',
    names[ownerOf(id)] ?? '',
    String(pawn.health),
    ...STATS.map((_, stat) => sayStat(pawn, stat)),
    marks(pawn),
  ])
  const table = [head, ...rows]
  const widths = head.map((_, i) => Math.max(...table.map(row => (row[i] ?? '').length)))
  return table.map(row =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** One's own stats as they are; others as the values they may have. */
function sayStat({ secret, possible }: PawnView, stat: number): string {
  if (secret !== undefined) return String(secret.stats[stat])
  const values = possible[stat] ?? []
  return values.length === 0 ? '?' : values.length > 3 ? `${values.at(0)}-${values.at(-1)}` : values.join('/')
}

function marks({ tile, held, lastKind, lastStat, uses }: PawnView): string {
  if (tile === NONE) return 'defeated'
  const said = [
    held ? 'held' : '',
    lastKind === 'none' || lastKind === 'plain' || lastKind === 'start' ? '' : `${MODIFIERS[lastKind]} closed`,
    lastStat === NONE ? '' : `${STATS[lastStat]} closed`,
    uses.length === 0 ? '' : `used ${[...new Set(uses.map(use => tileName(readUse(use).tile)))].join(' ')}`,
  ]
  return said.filter(each => each !== '').join(', ')
}
