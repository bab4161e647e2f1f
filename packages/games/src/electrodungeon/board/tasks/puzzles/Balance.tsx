interface BalanceProps {
  readonly tilt: 'left' | 'right' | 'even'
  readonly left: readonly number[]
  readonly right: readonly number[]
}

const DROP = 26
const ARM = 150

/** The scales, with the coils that lie in their pans. */
export function Balance({ tilt, left, right }: BalanceProps) {
  const fall = tilt === 'even' ? 0 : tilt === 'left' ? DROP : -DROP
  const angle = (Math.asin(fall / ARM) * 180) / Math.PI
  return (
    <svg className="ed-scales" viewBox="0 0 440 210" aria-hidden="true">
      <path d="M150 204h140l-14-14H164z" fill="url(#ed-brass)" />
      <path d="M212 190L216 44h8l4 146z" fill="url(#ed-brass)" />
      <g className="ed-scales-beam" style={{ transform: `rotate(${-angle}deg)` }}>
        <path d="M66 38q154-16 308 0v6q-154-10-308 0z" fill="url(#ed-brass)" />
      </g>
      <circle cx="220" cy="40" r="11" fill="url(#ed-brass)" className="ed-scales-pin" />
      <Pan x={220 - ARM} drop={fall} coils={left} />
      <Pan x={220 + ARM} drop={-fall} coils={right} />
    </svg>
  )
}

function Pan({ x, drop, coils }: { readonly x: number; readonly drop: number; readonly coils: readonly number[] }) {
  return (
    <g className="ed-scales-pan" style={{ transform: `translate(${x}px, ${drop}px)` }}>
      <path className="ed-scales-chain" d="M0 40L-54 132M0 40L54 132" />
      <path d="M-64 132h128q-8 26-64 26t-64-26z" fill="url(#ed-brass)" />
      {coils.map((coil, i) => {
        const [row, column] = [Math.floor(i / 4), i % 4]
        const across = Math.min(4, coils.length - 4 * row)
        return <Coil key={coil} number={coil} x={(column - (across - 1) / 2) * 27} y={118 - row * 27} />
      })}
    </g>
  )
}

function Coil({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" fill="url(#ed-copper)" className="ed-coil-rim" />
      <text className="ed-coil-number" y="5">
        {number}
      </text>
    </g>
  )
}

/** A wound copper coil with its number. */
export function CoilDrawing({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="27" fill="url(#ed-copper)" className="ed-coil-rim" />
      <circle className="ed-coil-turn" cx="30" cy="30" r="23" />
      <circle className="ed-coil-turn" cx="30" cy="30" r="19" />
      <circle cx="30" cy="30" r="15" fill="url(#ed-ebony)" />
      <text className="ed-coil-number ed-coil-big" x="30" y="37">
        {number}
      </text>
    </svg>
  )
}
