import { DOORS, ROOMS } from '../content/board.ts'
import type { Plan } from '../state/plan.ts'
import { type Chart, LANDSCAPE } from './chart.ts'
import { DoorPiece } from './DoorPiece.tsx'
import { Maze } from './Maze.tsx'
import { RoomPiece } from './RoomPiece.tsx'

/** What the Master has put into rooms and behind doors. */
export function Furniture({ plan, chart }: { readonly plan: Plan; readonly chart: Chart }) {
  return (
    <>
      {plan.rooms.map(({ card, keys }, room) => (
        <RoomPiece
          key={ROOMS[room]}
          room={room}
          sight={card === 'none' && keys > 0 ? 'hidden' : card}
          keyed={keys > 0}
          open
          chart={chart}
        />
      ))}
      {plan.doors.map(({ card, fragments, reward }, door) => (
        <DoorPiece
          key={DOORS[door]}
          door={door}
          locked
          card={card}
          fragment={fragments > 0}
          reward={reward}
          done={false}
          chart={chart}
        />
      ))}
    </>
  )
}

/** A whole dungeon, as a picture. */
export function DungeonPicture({ plan }: { readonly plan: Plan }) {
  return (
    <div className="ed-given" role="img" aria-label="The dungeon">
      <div className="ed-fit ed-given-fit">
        <svg className="ed-maze" viewBox={`0 0 ${LANDSCAPE.width} ${LANDSCAPE.height}`} aria-hidden="true">
          <Maze chart={LANDSCAPE} />
          <Furniture plan={plan} chart={LANDSCAPE} />
        </svg>
      </div>
    </div>
  )
}
