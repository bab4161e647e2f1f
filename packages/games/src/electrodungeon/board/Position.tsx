import { DOORS, isRoom, NUMBER_OF, ROOMS, roomPlace, SPACES } from '../content/board.ts'
import { fullHealth } from '../options.ts'
import type { DoorView, RoomView, View } from '../view.ts'
import { type Chart, placed } from './chart.ts'
import { DoorPiece } from './DoorPiece.tsx'
import { RoomPiece, type RoomSight } from './RoomPiece.tsx'
import { Sign } from './Sign.tsx'
import type { Stage } from './stage.ts'

interface PositionProps {
  readonly view: View
  readonly stage: Stage
  readonly chart: Chart
}

/** What lies on the maze: cards, locks, beasts, keys on the floor, lightning. */
export function Position({ view, stage, chart }: PositionProps) {
  return (
    <>
      {view.rooms.map((room, id) => (
        <RoomPiece
          key={ROOMS[id]}
          room={id}
          sight={sightOf(room)}
          keyed={room.key === true}
          open={room.faceUp}
          chart={chart}
        />
      ))}
      {view.rooms.map((room, id) => room.combat && <Health key={ROOMS[id]} room={id} view={view} chart={chart} />)}
      {view.doors.map((door, id) => (
        <DoorPiece
          key={DOORS[id]}
          door={id}
          locked={door.locked}
          card={behind(door)}
          fragment={door.fragment === true}
          reward={door.reward === true}
          done={door.done}
          chart={chart}
        />
      ))}
      {view.loose.map(({ place, keys, fragments }) => {
        const at = placed(place, chart)
        return (
          <g
            key={place}
            className="ed-loose"
            transform={`translate(${at.x + 13} ${at.y + (isRoom(place) ? -12 : 13)})`}
          >
            <circle r={8} />
            <Sign name={fragments > 0 ? 'fragment' : 'key'} size={11} />
            {keys + fragments > 1 && <text y={-9}>{keys + fragments}</text>}
          </g>
        )
      })}
      {stage.struck > 0 && <Strike number={stage.struck} chart={chart} />}
    </>
  )
}

function sightOf(room: RoomView): RoomSight {
  if (room.cleared) return 'cleared'
  if (room.card !== undefined) return room.card
  return room.box ? 'box' : 'hidden'
}

function behind({ card }: DoorView) {
  return card ?? 'hidden'
}

/** What is left of a beast that is being fought. */
function Health({ room, view, chart }: { readonly room: number; readonly view: View; readonly chart: Chart }) {
  const health = view.rooms[room]?.health ?? 0
  const full = fullHealth(view.options)
  const at = placed(roomPlace(room), chart)
  return (
    <g className="ed-health" transform={`translate(${at.x} ${at.y - 25})`}>
      <rect x={-20} y={-4} width={40} height={7} rx={3.5} />
      <rect
        className="ed-health-left"
        x={-19}
        y={-3}
        width={(38 * Math.min(health, full)) / full}
        height={5}
        rx={2.5}
      />
    </g>
  )
}

/** Lightning on every space with the number. */
function Strike({ number, chart }: { readonly number: number; readonly chart: Chart }) {
  return (
    <g className="ed-strike">
      {SPACES.map((cell, place) => {
        if (NUMBER_OF[place] !== number) return undefined
        const at = chart.at(cell)
        return (
          <g key={`${cell.x},${cell.y}`} transform={`translate(${at.x} ${at.y})`}>
            <rect x={-18} y={-18} width={36} height={36} rx={9} />
            <Sign name="bolt" size={30} y={-3} />
          </g>
        )
      })}
    </g>
  )
}
