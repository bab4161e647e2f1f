import { seatShape } from '../../drawing/seats.ts'
import { Algus } from './art/Algus.tsx'
import { Jay } from './art/Jay.tsx'
import { Skeleton } from './art/Skeleton.tsx'
import { Glyph } from './Glyph.tsx'
import { BASES, Standing } from './Standing.tsx'
import { Tile, TrapTile } from './Tile.tsx'

/** The home page's picture: a dragon in the dark, rooms in torchlight with those who dare, dice in front. */
export function Cover() {
  return (
    <svg
      className="ma-cover"
      viewBox="0 0 640 480"
      role="img"
      aria-label="A dragon looms over dungeon rooms in torchlight; dice in front"
    >
      <defs>
        <radialGradient id="ma-c-fire" cx="72%" cy="26%" r="62%">
          <stop offset="0" stopColor="#ff8a3a" stopOpacity=".75" />
          <stop offset=".5" stopColor="#8a2f14" stopOpacity=".35" />
          <stop offset="1" stopColor="#0d0908" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ma-c-light">
          <stop offset="0" stopColor="#ffc46b" stopOpacity=".62" />
          <stop offset=".5" stopColor="#e07c2c" stopOpacity=".24" />
          <stop offset="1" stopColor="#7a3510" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ma-c-scales" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff9a4a" />
          <stop offset="1" stopColor="#7a1d12" />
        </linearGradient>
      </defs>
      <rect width="640" height="480" fill="#0d0908" />
      <rect width="640" height="480" fill="url(#ma-c-fire)" />
      <g className="ma-c-dragon" transform="matrix(-1 0 0 1 640 0)">
        <Glyph name="mortiferous" size={300} x={240} y={158} />
      </g>
      <g transform="translate(96 206) rotate(-5) scale(1.5)">
        <Tile tile="L1-15" x={-1} y={0} turns={0} />
        <Tile tile="L1-02" x={0} y={0} turns={0} lit />
        <Tile tile="L1-07" x={1} y={0} turns={1} lit />
        <Tile tile="L1-17" x={2} y={0} turns={3} />
        <TrapTile tile="L1-10" x={-1} y={1} live />
        <Tile tile="L1-04" x={0} y={1} turns={1} />
        <Tile tile="L2-01" x={1} y={1} turns={2} />
        <Tile tile="L1-18" x={2} y={1} turns={1} />
        <circle className="ma-c-glow" cx={76} cy={50} r={190} />
        <g className="ma-hero" style={{ '--ma-seat': seatShape(0).colour }} transform="translate(28 58) scale(1.250)">
          <Standing base={seatShape(0).path}>
            <Jay />
          </Standing>
        </g>
        <g className="ma-hero" style={{ '--ma-seat': seatShape(1).colour }} transform="translate(74 58) scale(1.250)">
          <Standing base={seatShape(1).path}>
            <Algus />
          </Standing>
        </g>
        <g className="ma-foe ma-foe-minor" transform="translate(252 56) scale(1.250)">
          <Standing base={BASES.minor}>
            <Skeleton />
          </Standing>
        </g>
      </g>
      {(['M', 'D', 'G', 'S'] as const).map((face, i) => (
        <g
          key={face}
          className={`ma-c-die ma-face-${face}`}
          transform={`translate(${112 + i * 138} ${418 - (i % 2) * 18}) rotate(${[-9, 6, -4, 11][i]})`}
        >
          <rect className="ma-c-shade" x={-42} y={-38} width={88} height={88} rx={18} />
          <rect x={-42} y={-42} width={84} height={84} rx={18} />
          <Glyph name={face} size={54} />
        </g>
      ))}
    </svg>
  )
}
