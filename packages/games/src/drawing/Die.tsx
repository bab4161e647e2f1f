import type { ReactNode } from 'react'

/** The pips of each face, as cells of a grid of three by three, counted from the upper left. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const

/** The side of a die that is drawn; styles count in this measure. */
const SIDE = 100
const HALF = SIDE / 2
const STEP = 0.265 * SIDE

interface DieProps {
  readonly face: number
  /** Six sides have pips; any other number of sides has the face in figures. */
  readonly sides?: number
  readonly className: string
  /** What a screen reader says; a die without a label is decoration. */
  readonly label?: string | undefined
  readonly tone?: string | undefined
  /** How much room the picture leaves around the die, for its outline and its glow. */
  readonly room?: number
  /** What is drawn on the die instead of its face. */
  readonly children?: ReactNode
}

/** A die seen from above. A style colours its body (`rect` or `path`), its pips (`circle`) and its figures (`text`). */
export function Die({ face, sides = 6, className, label, tone, room = 2, children }: DieProps) {
  const corner = -HALF - room
  const size = SIDE + 2 * room
  return (
    <svg
      className={className}
      data-tone={tone}
      viewBox={`${corner} ${corner} ${size} ${size}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {sides === 6 ? (
        <rect x={-HALF} y={-HALF} width={SIDE} height={SIDE} rx={SIDE / 5} />
      ) : (
        <path d="M0 -55L48 -27.500V27.500L0 55L-48 27.500V-27.500Z" />
      )}
      {children ?? (sides === 6 ? <Pips face={face} /> : <text y={14}>{face}</text>)}
    </svg>
  )
}

function Pips({ face }: { readonly face: number }) {
  return PIPS[face]?.map(cell => (
    <circle key={cell} cx={((cell % 3) - 1) * STEP} cy={(Math.floor(cell / 3) - 1) * STEP} r={0.097 * SIDE} />
  ))
}
