import { DOOR_CELLS, DOORS, type DoorId } from '../content/board.ts'
import type { SideCard } from '../content/rooms.ts'
import { type Chart, outwards } from './chart.ts'
import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'

/** The six doors are told apart by shape as well as by colour. */
export const DOOR_SHAPES = [
  'M0 -9a9 9 0 1 0 0 18a9 9 0 0 0 0 -18z',
  'M0 -10l8.7 5v10L0 10l-8.7 -5v-10z',
  'M0 -10l2.9 6.1 6.7.9-4.9 4.7 1.2 6.6L0 5.2l-5.9 3.1 1.2-6.6-4.9-4.7 6.7-.9z',
  'M0 -10.5L10 0 0 10.5-10 0z',
  'M-8.5 -8.5h17v17h-17z',
  'M0 -10L10 8.5h-20z',
] as const

interface DoorPieceProps {
  readonly door: DoorId
  readonly locked: boolean
  /** What lies behind it, if the viewer knows. */
  readonly card: SideCard | 'none' | 'hidden'
  readonly fragment: boolean
  readonly reward: boolean
  readonly done: boolean
  readonly chart: Chart
}

/** A door with its lock, and what is known of the side room behind it. */
export function DoorPiece({ door, locked, card, fragment, reward, done, chart }: DoorPieceProps) {
  const cell = DOOR_CELLS[door]
  if (cell === undefined) return undefined
  const at = chart.at(cell)
  const out = chart.along(outwards(cell))
  // The row of signs runs along the wall, and the lock sits where the wall opens.
  const along = out.x === 0 ? { x: 1, y: 0 } : { x: 0, y: 1 }
  const signs: GlyphName[] = []
  if (card !== 'none') signs.push(card === 'hidden' ? 'hidden' : card)
  if (fragment) signs.push('fragment')
  if (reward) signs.push('reward')
  return (
    <g
      className={`ed-door ed-door-${DOORS[door]}`}
      data-done={done ? '' : undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      {signs.map((name, i) => {
        const shift = (i - (signs.length - 1) / 2) * 27
        return (
          <Glyph
            key={name}
            name={name}
            size={name === 'hidden' ? 17 : 21}
            x={along.x * shift + out.x * 5}
            y={along.y * shift + out.y * 5}
            className="ed-door-sign"
          />
        )
      })}
      {done && (
        <Glyph
          name="done"
          size={20}
          x={along.x * 44 + out.x * 5}
          y={along.y * 44 + out.y * 5}
          className="ed-door-done"
        />
      )}
      <g
        transform={`translate(${-out.x * 21} ${-out.y * 21})`}
        data-locked={locked ? '' : undefined}
        className="ed-door-lock"
      >
        <path d={DOOR_SHAPES[door]} />
        <Glyph name={locked ? 'lock' : 'open'} size={10} />
      </g>
    </g>
  )
}
