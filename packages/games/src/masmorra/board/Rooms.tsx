import type { Cell } from '../state/cells.ts'
import { activeHero } from '../state/heroes.ts'
import { exitsOf, factsOf, roomsBeside } from '../state/map.ts'
import type { Choice, Level, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { Button } from './Button.tsx'
import type { Deeds, Thing } from './deeds.ts'
import { boxOf, CELL, roomsOn } from './floor.ts'
import { doorPoint } from './walls.ts'

interface RoomButtonsProps {
  readonly view: View
  readonly level: Level
  readonly deeds: Deeds
  nameOf(thing: Thing): string
  isLive(room: RoomId): boolean
  onTouch(thing: Thing): void
  onPoint(thing: Thing | undefined): void
}

/** What is touched of a level: its rooms and its traps. */
export function RoomButtons({ view, level, deeds, nameOf, isLive, onTouch, onPoint }: RoomButtonsProps) {
  return (
    <>
      {view.traps.map((trap, id) => {
        const thing: Thing = `trap ${id}`
        return trap.level !== level ? undefined : (
          <Button
            key={thing}
            name={thing}
            label={nameOf(thing)}
            live={deeds.has(thing)}
            stop={trap.live}
            onAct={() => onTouch(thing)}
            onHover={over => onPoint(over ? thing : undefined)}
            className="ma-room"
          >
            <rect x={trap.x * CELL + 9} y={trap.y * CELL + 9} width={CELL - 18} height={CELL - 18} rx={6} />
          </Button>
        )
      })}
      {roomsOn(view.rooms, level).map(({ room, id }) => {
        const thing: Thing = `room ${id}`
        const box = boxOf(room)
        return (
          <Button
            key={thing}
            name={thing}
            label={nameOf(thing)}
            live={isLive(id)}
            onAct={() => onTouch(thing)}
            onHover={over => onPoint(over ? thing : undefined)}
            className="ma-room"
          >
            <rect x={box.x + 9} y={box.y + 9} width={box.width - 18} height={box.height - 18} rx={6} />
          </Button>
        )
      })}
    </>
  )
}

/** The rooms that a trap reaches, while one points at it (MA-9.5). */
export function Reach({ view, thing }: { readonly view: View; readonly thing: Thing | undefined }) {
  const trap = thing?.startsWith('trap ') ? Number(thing.slice(5)) : undefined
  if (trap === undefined || view.traps[trap]?.live !== true) return undefined
  return <ReachedRooms view={view} rooms={roomsBeside(view, trap)} />
}

export function ReachedRooms({ view, rooms }: { readonly view: View; readonly rooms: readonly RoomId[] }) {
  return (
    <g className="ma-reach">
      {rooms.map(id => {
        const room = view.rooms[id]
        if (room === undefined) return undefined
        const box = boxOf(room)
        return <rect key={id} x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={4} />
      })}
    </g>
  )
}

interface ExitsProps extends Pick<RoomButtonsProps, 'view' | 'level' | 'deeds'> {
  onExplore(choice: Choice, cell: Cell): void
}

/** Doors of the active Hero's room that lead into the dark, while it may explore: a click goes through one. */
export function Exits({ view, level, deeds, onExplore }: ExitsProps) {
  const { room } = activeHero(view)
  const explore = deeds.get(`room ${room}`)?.find(({ choice }) => choice[0] === 'explore')
  if (view.rooms[room]?.level !== level || explore === undefined || factsOf(view, room).side === 0) return undefined
  return (
    <g className="ma-exits">
      {exitsOf(view, room).map(door => {
        const at = doorPoint(door)
        return (
          <g key={`${door.cell} ${door.way}`} transform={`translate(${at.x} ${at.y}) rotate(${door.way * 90})`}>
            <Button
              name="exit"
              label={`Explore through the door to the ${WAYS[door.way]}`}
              live
              onAct={() => onExplore(explore.choice, door.out)}
              className="ma-exit"
            >
              <rect className="ma-exit-hit" x={-24} y={-36} width={48} height={40} rx={10} />
              <path className="ma-exit-arrow" d="M0 -30L15 -8H-15z" />
            </Button>
          </g>
        )
      })}
    </g>
  )
}

const WAYS = ['north', 'east', 'south', 'west'] as const
