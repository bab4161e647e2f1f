import { memo } from 'react'
import { middleOf } from '../../drawing/shapes.ts'
import { activeHero } from '../state/heroes.ts'
import type { Level, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { Doorways } from './Doorways.tsx'
import { type Deeds, docksHere } from './deeds.ts'
import { boxOf, CELL, roomsOn } from './floor.ts'
import { passagesOf } from './large.ts'
import { Tile, TrapTile } from './Tile.tsx'
import { doorwaysOf } from './walls.ts'

interface GroundProps {
  readonly view: View
  readonly level: Level
  readonly deeds: Deeds
  /** Where monsters will come. */
  readonly spawns: readonly RoomId[]
}

/** The tiles and traps of a level, as they lie, in the light of those who stand in them. */
export const Ground = memo(function Ground({ view, level, deeds, spawns }: GroundProps) {
  const { room: here } = activeHero(view)
  const lit = new Set(view.heroes.flatMap(hero => (hero.id === 'none' || hero.lying ? [] : [hero.room])))
  const rooms = roomsOn(view.rooms, level)
  return (
    <g>
      {level === 3 && <Passages view={view} />}
      {rooms.map(({ room, id }) => (
        <Tile
          key={room.tile}
          tile={room.tile}
          x={room.x}
          y={room.y}
          turns={room.turns}
          opened={room.opened}
          gold={room.gold}
          stairs={room.extra !== 'none'}
          lit={lit.has(id)}
          docks={id === here && docksHere(deeds, view)}
          spawns={spawns.includes(id)}
        />
      ))}
      {view.traps.map((trap, id) =>
        trap.level !== level ? undefined : (
          <TrapTile
            key={trap.tile}
            tile={trap.tile}
            x={trap.x}
            y={trap.y}
            live={trap.live}
            docks={deeds.has(`trap ${id}`)}
          />
        ),
      )}
      <Doorways doors={doorwaysOf(view, level)} level={level} />
      <g className="ma-glow">
        {rooms.map(({ room, id }) => {
          const { x, y } = middleOf(boxOf(room))
          return lit.has(id) && <circle key={id} cx={x} cy={y} r={boxOf(room).width * 0.7 + 130} />
        })}
      </g>
    </g>
  )
})

/** Level 3 has no grid: its doors are passages between its rooms. */
function Passages({ view }: { readonly view: View }) {
  const lines = roomsOn(view.rooms, 3).flatMap(({ room }) =>
    passagesOf(room.tile).map(({ from, to }) => ({
      key: `${room.tile} ${to.x} ${to.y}`,
      d: `M${from.x * CELL} ${from.y * CELL}L${to.x * CELL} ${to.y * CELL}`,
    })),
  )
  return (
    <g className={`ma-passages ma-passages-${view.ground}`}>
      {lines.map(({ key, d }) => (
        <path key={key} className="ma-passage-wall" d={d} />
      ))}
      {lines.map(({ key, d }) => (
        <path key={key} className="ma-passage" d={d} />
      ))}
    </g>
  )
}
