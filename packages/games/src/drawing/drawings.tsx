/** A drawing of one path, in a square whose side is `box`. It is decoration: what it means is always said in words as well. */
interface Drawn {
  readonly d: string
  readonly box: number
  /** For paths that draw their holes in any direction. */
  readonly fillRule?: 'evenodd' | undefined
  readonly className?: string | undefined
}

interface Placed extends Drawn {
  /** The middle of the drawing, and its side. */
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly size: number
}

/** Inside a larger drawing. */
function Drawing({ d, box, fillRule, x = 0, y = 0, size, className }: Placed) {
  return (
    <path
      className={className}
      fillRule={fillRule}
      d={d}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / box})`}
    />
  )
}

/** In a line of text or on a button. */
function DrawnIcon({ d, box, fillRule, className }: Drawn) {
  return (
    <svg className={className} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <path fillRule={fillRule} d={d} />
    </svg>
  )
}

interface Names<Name extends string> extends Pick<Drawn, 'box' | 'fillRule'> {
  readonly path: (name: Name) => string
  /** The class of those that stand in text. */
  readonly icon: string
}

/** A game's own drawings by their names. */
export function drawings<Name extends string>({ path, icon, ...how }: Names<Name>) {
  return {
    Drawn: ({ name, ...placing }: Pick<Placed, 'x' | 'y' | 'size' | 'className'> & { readonly name: Name }) => (
      <Drawing d={path(name)} {...how} {...placing} />
    ),
    Icon: ({ name, className }: { readonly name: Name; readonly className?: string | undefined }) => (
      <DrawnIcon d={path(name)} {...how} className={className === undefined ? icon : `${icon} ${className}`} />
    ),
  }
}
