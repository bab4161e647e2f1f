import { ROOM_CELLS, type RoomId } from '../content/board.ts'
import type { RoomCard } from '../content/rooms.ts'
import type { Chart } from './chart.ts'
import { Sign } from './Sign.tsx'

/** What one knows of a small room's card: its kind, that it is some box, nothing, or that it is gone. */
export type RoomSight = RoomCard | 'box' | 'hidden' | 'none' | 'cleared'

interface RoomPieceProps {
  readonly room: RoomId
  readonly sight: RoomSight
  /** Known to lie under the card. */
  readonly keyed: boolean
  /** Face up for everybody; otherwise only the viewer knows. */
  readonly open: boolean
  readonly chart: Chart
}

/** The card in a small room, as far as the viewer knows it. */
export function RoomPiece({ room, sight, keyed, open, chart }: RoomPieceProps) {
  const cell = ROOM_CELLS[room]
  if (cell === undefined || sight === 'none') return undefined
  const at = chart.at(cell)
  if (sight === 'cleared') {
    return <rect className="ed-room-cleared" x={at.x - 8} y={at.y - 9} width={27} height={28} rx={5} />
  }
  return (
    <g
      className={`ed-room ed-room-${sight}`}
      data-open={open ? '' : undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect className="ed-room-card" x={-9} y={-11} width={29} height={30} rx={5} />
      <Sign
        name={sight === 'box' ? 'boost' : sight}
        x={5.5}
        y={4}
        size={sight === 'hidden' ? 16 : 22}
        className="ed-room-sign"
      />
      {keyed && (
        <g className="ed-room-key" transform="translate(17 17)">
          <circle r={9} />
          <Sign name="key" size={12} />
        </g>
      )}
    </g>
  )
}
