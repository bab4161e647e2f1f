import type { CSSProperties } from 'react'
import type { BoardProps } from '../../board.ts'
import { type AllOutAssault, NONE, pawnOn } from '../state/state.ts'
import { sayClosed } from '../words/closed.ts'
import { type Ground, spot } from './ground.ts'
import { isModifier, KINDS, kindTitle, sayDoes } from './kinds.ts'
import { sideOf } from './layout.ts'
import { pawnName, sayPawn, statName } from './pieces.ts'
import { spentOf } from './spent.ts'
import { sayWay, type Way } from './ways.ts'

/** Where a note opens: away from where the pawn would come from, else towards the middle, always within the board. */
function placed(board: Ground, tile: number, way: Way | undefined): { className: string; style: CSSProperties } {
  const { x, y } = spot(board, tile)
  const side = sideOf(board.size)
  const from = spot(board, way?.path[0] ?? tile).y
  const above = y < side * 0.24 ? false : y > side * 0.76 ? true : from === y ? y > side / 2 : from > y
  const gap = (above ? side - y : y) + 54
  return {
    className: `aa-note ${above ? 'aa-note-above' : 'aa-note-below'}`,
    style: { '--aa-x': `${(100 * x) / side}%`, '--aa-y': `${(100 * gap) / side}%` } as CSSProperties,
  }
}

interface TileNoteProps {
  readonly table: BoardProps<AllOutAssault>
  readonly board: Ground
  readonly tile: number | undefined
  readonly way: Way | undefined
}

/** What lies on a tile and what going there costs, while the pointer rests on it. */
export function TileNote({ table, board, tile, way }: TileNoteProps) {
  if (tile === undefined) return undefined
  const { view } = table.seen
  const kind = board.kinds[tile]
  const pawn = pawnOn(view.pawns, tile)
  const plain = !isModifier(kind) && pawn === NONE
  if ((plain && way === undefined) || way?.steps === 0) return undefined
  const closedHere = way?.closed === undefined ? undefined : sayClosed(way.closed)
  const spent = spentOf(view).get(tile)
  const closed = pawn === NONE ? undefined : closedOf(table, pawn)
  const { className, style } = placed(board, tile, way)
  // The tile itself says how many steps it takes: a hand that hovers needs no note for that, a finger is told what its tap does.
  const bare = plain && way?.peril === undefined && way?.attacks.length === 0
  return (
    <div className={bare ? `${className} aa-note-bare` : className} style={style} aria-hidden="true">
      {isModifier(kind) && (
        <strong>
          {kindTitle(kind)}
          <small>{KINDS[kind].rule}</small>
        </strong>
      )}
      {way !== undefined && <span className="aa-note-way">{sayWay(way, view.roll)}</span>}
      {isModifier(kind) && <span>{sayDoes(view, kind)}</span>}
      {closedHere !== undefined && <span className="aa-note-closed">{closedHere}</span>}
      {way !== undefined && way.attacks.length > 0 && (
        <span>From here: attack {way.attacks.map(pawnName).join(' or ')}</span>
      )}
      {spent !== undefined && <span>Spent by {spent.map(pawnName).join(', ')}</span>}
      {way !== undefined && <span className="aa-note-touch">Tap again to go</span>}
      {pawn !== NONE && <span>{sayPawn(view, pawn)}</span>}
      {closed !== undefined && <span>{closed}</span>}
    </div>
  )
}

/** What is closed to a pawn in this turn, in a line. */
function closedOf({ seen: { view } }: BoardProps<AllOutAssault>, pawn: number): string | undefined {
  const seen = view.pawns[pawn]
  if (seen === undefined) return undefined
  const parts = [
    ...(seen.lastStat === NONE ? [] : [statName(seen.lastStat)]),
    ...(isModifier(seen.lastKind) ? [kindTitle(seen.lastKind) ?? ''] : []),
  ]
  return parts.length === 0 ? undefined : `Closed to ${pawnName(pawn)}: ${parts.join(', ')}`
}

interface WayNoteProps {
  readonly board: Ground
  readonly way: Way
  readonly roll: number
  onGo(): void
  onClear(): void
}

/** A way drawn by hand, waiting to be taken. */
export function WayNote({ board, way, roll, onGo, onClear }: WayNoteProps) {
  const { className, style } = placed(board, way.to, way)
  return (
    <div className={`${className} aa-note-drawn`} style={style}>
      <span>{sayWay(way, roll)}</span>
      <span className="aa-note-buttons">
        <button type="button" className="aa-button aa-button-main" onClick={onGo}>
          Go this way
        </button>
        <button type="button" className="aa-button" onClick={onClear}>
          Clear
        </button>
      </span>
    </div>
  )
}
