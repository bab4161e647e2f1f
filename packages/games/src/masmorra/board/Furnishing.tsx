import type { Point } from '../../drawing/shapes.ts'
import type { Dock } from '../content/docks.ts'
import type { Face } from '../content/faces.ts'
import type { Kind } from '../content/monsters.ts'
import { Glyph } from './Glyph.tsx'

/** The docking space of a tile, its first die to the right. */
export function Docks({ dock, live, x, y }: { readonly dock: Dock; readonly live: boolean } & Point) {
  return (
    <g className="ma-dock" data-live={live ? '' : undefined} transform={`translate(${x} ${y})`}>
      {dock.dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a tile never changes
        <g key={i} transform={`translate(${-i * 24} 0)`}>
          <rect x={-11} y={-11} width={22} height={22} rx={5} />
          {face === 'any' ? <text y={5}>?</text> : <Glyph name={face} size={16} />}
        </g>
      ))}
    </g>
  )
}

/** Where monsters come from, a mark for each: minor ones and major ones differ in size and colour. */
export function Spawns({ kinds, soon, x, y }: { readonly kinds: readonly Kind[]; readonly soon: boolean } & Point) {
  return kinds.map((kind, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a tile never changes
      key={i}
      className={`ma-spawn ma-spawn-${kind}`}
      data-soon={soon ? '' : undefined}
      transform={`translate(${x + i * 22} ${y})`}
    >
      <circle r={11} />
      <Glyph name="spawn" size={kind === 'major' ? 17 : 13} />
    </g>
  ))
}

/** Which throws of Malaphyas' second die strike in this room (MA-22.10). */
export function Grimbolts({ faces, x, y }: { readonly faces: readonly Face[] } & Point) {
  return faces.map((face, i) => (
    <g key={face} className="ma-grimbolt" transform={`translate(${x - i * 26} ${y})`}>
      <circle r={12} />
      <Glyph name={face} size={14} />
    </g>
  ))
}

export function Gold({ gold, x, y }: { readonly gold: number } & Point) {
  return (
    <g className="ma-gold" transform={`translate(${x} ${y})`}>
      <circle r={11} />
      <circle className="ma-gold-rim" r={8} />
      <text y={4.5}>{gold}</text>
    </g>
  )
}
