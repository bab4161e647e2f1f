import type { Point } from '../../drawing/shapes.ts'
import { OPENINGS, ROOM_CELLS, ROOMS, type RoomId } from '../content/board.ts'
import type { RoomCard } from '../content/rooms.ts'
import { type Chart, placed } from './chart.ts'
import { Glyph } from './Glyph.tsx'

/** What one knows of a small room's card: its kind, that it is some box, nothing, or that it is gone. */
export type RoomSight = RoomCard | 'box' | 'hidden' | 'none' | 'cleared'

interface RoomPieceProps {
  readonly room: RoomId
  readonly sight: RoomSight
  /** Known to lie under the card. */
  readonly keyed: boolean
  /** Face up for everybody; otherwise only the viewer knows. */
  readonly open: boolean
  /** The viewer has looked under it, in secret. */
  readonly mine?: boolean
  /** What is in it has just been hit. */
  readonly struck?: boolean
  readonly chart: Chart
}

/** The card in a small room, as far as the viewer knows it. */
export function RoomPiece({ room, sight, keyed, open, mine = false, struck = false, chart }: RoomPieceProps) {
  const cell = ROOM_CELLS[room]
  if (cell === undefined || sight === 'none') return undefined
  const at = chart.at(cell)
  if (sight === 'cleared') return <Passage room={room} at={at} chart={chart} />
  return (
    <g
      className={`ed-room ed-room-${sight}`}
      data-open={open ? '' : undefined}
      data-mine={mine ? '' : undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g className="ed-room-body" data-struck={struck ? '' : undefined}>
        <rect className="ed-room-card" x={-9} y={-11} width={29} height={30} rx={5} />
        <Glyph
          name={sight === 'box' ? 'boost' : sight}
          x={5.5}
          y={4}
          size={sight === 'hidden' ? 16 : 22}
          className="ed-room-sign"
        />
      </g>
      {mine && (
        <g className="ed-room-mine" transform="translate(17 -13)">
          <circle r={8} />
          <Glyph name="see" size={12} />
        </g>
      )}
      {keyed && (
        <g className="ed-room-key" transform="translate(17 17)">
          <circle r={9} />
          <Glyph name="key" size={12} />
        </g>
      )}
    </g>
  )
}

/** Half the way through a cleared room, to where the spaces at its openings begin. */
const REACH = 31

/** A cleared room is a passage from one of its openings to the other (ED-7.28). */
function Passage({ room, at, chart }: { readonly room: RoomId; readonly at: Point; readonly chart: Chart }) {
  const ends = (OPENINGS[room] ?? []).map(opening => {
    const to = placed(opening, chart)
    return `${at.x + Math.sign(to.x - at.x) * REACH} ${at.y + Math.sign(to.y - at.y) * REACH}`
  })
  const way = `M${ends.join('L')}`
  return (
    <g className="ed-room-cleared">
      <rect x={at.x - 22.5} y={at.y - 22.5} width={45} height={45} rx={7} />
      <path className="ed-passage-edge" d={way} />
      <path className="ed-passage" d={way} />
      <path className="ed-passage-current" d={way} />
      <text x={at.x - 14} y={at.y - 9}>
        {ROOMS[room]}
      </text>
    </g>
  )
}
