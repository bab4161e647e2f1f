import type { Point } from '../../drawing/shapes.ts'
import { DOOR_CELLS, DOORS, ROOM_CELLS, ROOMS } from '../content/board.ts'
import type { Claim } from '../state/state.ts'
import { type Chart, outwards } from './chart.ts'
import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'

/** What somebody says lies somewhere, as a speech mark in their colour: the newest word about each place. */
export function SaidMarks({ claims, chart }: { readonly claims: readonly Claim[]; readonly chart: Chart }) {
  const newest = new Map(claims.map(claim => [placeName(claim), claim]))
  return (
    <>
      {[...newest].map(([place, claim]) => {
        const at = markAt(claim, chart)
        return (
          <g
            key={place}
            className={claim.seat === 0 ? 'ed-said' : `ed-said ed-seat-${claim.seat - 1}`}
            transform={`translate(${at.x} ${at.y})`}
          >
            <path d="M-9 -9H9A3 3 0 0 1 12 -6V5A3 3 0 0 1 9 8H2L-5 13V8H-9A3 3 0 0 1 -12 5V-6A3 3 0 0 1 -9 -9Z" />
            <Glyph name={signOf(claim)} size={13} y={-0.5} />
          </g>
        )
      })}
    </>
  )
}

function placeName(claim: Claim): string {
  return 'room' in claim ? `room ${ROOMS[claim.room]}` : `door ${DOORS[claim.door]}`
}

function signOf(claim: Claim): GlyphName {
  if ('door' in claim) return claim.says
  return (['beast', 'empty', 'boost', 'trapped'] as const).find(card => claim.says.startsWith(card)) ?? 'hidden'
}

/** At a corner of the room, or at the end of the side room. */
function markAt(claim: Claim, chart: Chart): Point {
  const cell = 'room' in claim ? ROOM_CELLS[claim.room] : DOOR_CELLS[claim.door]
  if (cell === undefined) return { x: 0, y: 0 }
  const at = chart.at(cell)
  if ('room' in claim) return { x: at.x - 24, y: at.y - 25 }
  const out = chart.along(outwards(cell))
  return out.x === 0 ? { x: at.x - 50, y: at.y } : { x: at.x, y: at.y - 50 }
}
