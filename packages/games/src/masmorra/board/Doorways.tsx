import type { Door } from '../state/map.ts'
import type { Level } from '../state/state.ts'
import { type Doorways as Doors, doorPoint, GAP, WALL } from './walls.ts'

/** The floor goes on through doors that meet; those against a wall or a trap are barred (MA-8.4). */
export function Doorways({ doors, level }: { readonly doors: Doors; readonly level: Level }) {
  return (
    <g className={level === 1 ? 'ma-doorways ma-ground-upper' : 'ma-doorways ma-ground-deep'}>
      {doors.open.map(door => (
        <rect
          key={keyOf(door)}
          className="ma-threshold"
          x={2 - GAP}
          y={-WALL - 0.5}
          width={2 * GAP - 4}
          height={2 * WALL}
          transform={placeOf(door)}
        />
      ))}
      {doors.barred.map(door => (
        <g key={keyOf(door)} className="ma-barred" transform={placeOf(door)}>
          <rect x={-GAP} y={-WALL} width={2 * GAP} height={2 * WALL} rx={2} />
          <path d={`M${-GAP / 2} ${-WALL}v${2 * WALL}M0 ${-WALL}v${2 * WALL}M${GAP / 2} ${-WALL}v${2 * WALL}`} />
        </g>
      ))}
    </g>
  )
}

function keyOf({ cell, way }: Door): string {
  return `${cell} ${way}`
}

function placeOf(door: Door): string {
  const { x, y } = doorPoint(door)
  return `translate(${x} ${y}) rotate(${door.way * 90})`
}
