import { Sign } from './Sign.tsx'
import { Tile, TrapTile } from './Tile.tsx'

/** The home page's picture: a few rooms in torchlight, dice in front, darkness beyond. */
export function Cover() {
  return (
    <svg
      className="ma-cover"
      viewBox="0 0 640 480"
      role="img"
      aria-label="Dungeon rooms in torchlight, a dragon, and dice"
    >
      <defs>
        <radialGradient id="ma-c-light" cx="46%" cy="42%" r="62%">
          <stop offset="0" stopColor="#ffb95a" stopOpacity=".5" />
          <stop offset=".45" stopColor="#8a4a1c" stopOpacity=".22" />
          <stop offset="1" stopColor="#0c0806" stopOpacity=".82" />
        </radialGradient>
      </defs>
      <rect width="640" height="480" fill="#120d0a" />
      <g transform="translate(150 92) rotate(-7) scale(1.28)">
        <Tile tile="L1-02" x={0} y={0} turns={0} lit />
        <Tile tile="L1-07" x={1} y={0} turns={1} />
        <Tile tile="L1-17" x={0} y={1} turns={2} />
        <Tile tile="L1-15" x={-1} y={0} turns={0} />
        <TrapTile tile="L1-10" x={-1} y={1} live />
        <Tile tile="M2-1" x={1} y={1} turns={0} />
        <g className="ma-c-dragon">
          <Sign name="mortiferous" size={112} x={208} y={212} />
        </g>
        <g className="ma-c-hero">
          <ellipse cx={50} cy={80} rx={18} ry={5} />
          <path d="M32 78C30 50 36 36 50 32C64 36 70 50 68 78Z" />
          <circle cx={50} cy={26} r={11} />
          <path className="ma-c-blade" d="M70 60L96 22L99 25L76 64Z" />
        </g>
      </g>
      <rect width="640" height="480" fill="url(#ma-c-light)" />
      {(['M', 'D', 'G', 'S'] as const).map((face, i) => (
        <g
          key={face}
          className={`ma-c-die ma-face-${face}`}
          transform={`translate(${96 + i * 118} ${414 - (i % 2) * 16}) rotate(${[-9, 6, -4, 11][i]})`}
        >
          <rect x={-40} y={-40} width={80} height={80} rx={16} />
          <Sign name={face} size={52} />
        </g>
      ))}
    </svg>
  )
}
