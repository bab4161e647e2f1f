import { DOORS, isRoom, ROOMS, type RoomId, roomPlace } from '../content/board.ts'
import { fullHealth } from '../state/options.ts'
import { type ExplorerId, has } from '../state/state.ts'
import type { DoorView, RoomView, View } from '../state/view.ts'
import { type Chart, placed } from './chart.ts'
import { DoorPiece } from './DoorPiece.tsx'
import { Glyph } from './Glyph.tsx'
import { Storm, Strike } from './Lightning.tsx'
import { RoomPiece, type RoomSight } from './RoomPiece.tsx'
import { SaidMarks } from './Said.tsx'
import { letterOf } from './seats.ts'
import type { Stage } from './stage.ts'

interface PositionProps {
  readonly view: View
  readonly stage: Stage
  readonly chart: Chart
  /** The Explorer who looks, or NONE. */
  readonly own: ExplorerId
}

/** What lies on the maze: cards, locks, beasts, keys on the floor, lightning. */
export function Position({ view, stage, chart, own }: PositionProps) {
  const known = view.explorers[own]?.perceived ?? 0
  return (
    <>
      {view.rooms.map((room, id) => (
        <RoomPiece
          key={ROOMS[id]}
          room={id}
          sight={sightOf(room)}
          keyed={room.key === true}
          open={room.faceUp}
          mine={has(known, id)}
          struck={stage.struckRoom === id}
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
      {view.rooms.map(
        (room, id) => !room.cleared && <Witnesses key={ROOMS[id]} room={id} view={view} own={own} chart={chart} />,
      )}
      <SaidMarks claims={view.claims} chart={chart} />
      {view.loose.map(({ place, keys, fragments }) => {
        const at = placed(place, chart)
        return (
          <g
            key={place}
            className="ed-loose"
            transform={`translate(${at.x + 13} ${at.y + (isRoom(place) ? -12 : 13)})`}
          >
            <circle r={8} />
            <Glyph name={fragments > 0 ? 'fragment' : 'key'} size={11} />
            {keys + fragments > 1 && <text y={-8}>{keys + fragments}</text>}
          </g>
        )
      })}
      {stage.storm && <Storm chart={chart} />}
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

interface WitnessesProps {
  readonly room: RoomId
  readonly view: View
  readonly own: ExplorerId
  readonly chart: Chart
}

/** Everybody may know who else has looked into a room, and nobody what they saw. */
function Witnesses({ room, view, own, chart }: WitnessesProps) {
  const at = placed(roomPlace(room), chart)
  const who = [...view.explorers.keys()].filter(id => id !== own && has(view.explorers[id]?.perceived ?? 0, room))
  return (
    <>
      {who.map((id, i) => (
        <circle
          key={letterOf(id)}
          className={`ed-witness ed-seat-${id}`}
          cx={at.x - 17}
          cy={at.y - 3 + i * 8}
          r={3.2}
        />
      ))}
    </>
  )
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
