const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The face of a die, drawn about its middle. */
export function DieFace({ face, size }: { readonly face: number; readonly size: number }) {
  const half = size / 2
  return (
    <g className="aa-die">
      <rect x={-half} y={-half} width={size} height={size} rx={size * 0.2} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * size * 0.26} cy={y * size * 0.26} r={size * 0.095} />
      ))}
    </g>
  )
}

/** A die in a line of text. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg className="aa-die-icon" viewBox="-52 -52 104 104" role="img" aria-label={`die: ${face}`}>
      <DieFace face={face} size={100} />
    </svg>
  )
}
