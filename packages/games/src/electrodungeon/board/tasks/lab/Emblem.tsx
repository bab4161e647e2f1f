/** Signs of a laboratory, drawn in strokes on 24 by 24. */
const EMBLEMS = {
  arc: 'M14 2L5 13h6l-2 9L19 10h-6z',
  bulb: 'M12 2a7 7 0 0 1 4 12.700V18H8v-3.300A7 7 0 0 1 12 2zM9 20.500h6M12 18v-5M9.500 10l2.500 3 2.500-3',
  coil: 'M1 15h3c-2-11 6-11 5 0c-2-11 6-11 5 0c-2-11 6-11 5 0h4',
  diode: 'M2 12h6M8 5v14l9-7zM17 5v14M17 12h5',
  earth: 'M12 3v8M4 11h16M7 15.500h10M10 20h4',
  fuse: 'M1.500 12H5M5 7.500h14v9H5zM19 12h3.500M8 12c2-3 3-3 4 0s2 3 4 0',
  lens: 'M12 2c5.500 6 5.500 14 0 20c-5.500-6-5.500-14 0-20zM2 12h5M17 12h5',
  valve: 'M1.500 12H5M5 6v12L19 6v12zM19 12h3.500M12 12V4M9 4h6',
  ash: 'M8 2v20M8 3l8.500 6.500M8 10l8.500 6.500',
  thorn: 'M8 2v20M8 6.500l9 5.500-9 5.500',
  sun: 'M17 2L7 9l10 6L7 22',
  hail: 'M12 2v20M4.500 7l15 10M19.500 7l-15 10',
  bolt: 'M14 2L5 13h6l-2 9L19 10h-6z',
  ground: 'M12 3v8M4 11h16M7 15.500h10M10 20h4',
} as const

export type EmblemName = keyof typeof EMBLEMS

/** Decoration: what it means is always said in words as well. */
export function Emblem({ name, className }: { readonly name: EmblemName; readonly className?: string }) {
  return (
    <svg className={`ed-emblem ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={EMBLEMS[name]} />
    </svg>
  )
}

/** The same inside a drawing, about its middle. */
export function EmblemMark({
  name,
  x,
  y,
  size,
}: {
  readonly name: EmblemName
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <path
      className="ed-emblem-mark"
      d={EMBLEMS[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  )
}
