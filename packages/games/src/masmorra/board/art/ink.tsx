/*
 * Every figure stands on 0, 0, looks a little to the right and is about 50 high and 50 wide. What is drawn in
 * `currentColor` is dyed in the colour of the seat, or of the kind of monster.
 */

/** The outline of all figures. */
export const INK = '#17100d'
export const SKIN = '#f1c59c'

interface FaceProps {
  readonly x?: number
  readonly y?: number
  /** The line of the mouth, from the middle between the eyes. */
  readonly mouth?: string
  readonly cheek?: string
}

/** Two eyes that look at one, cheeks and a mouth: the same hand for all Heroes. */
export function Face({
  x = 3,
  y = -31,
  mouth = 'M-2.500 5.500Q0.500 7.500 3.500 5.500',
  cheek = '#e08a6f',
}: FaceProps) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <ellipse cx="-4" rx="1.700" ry="2.500" fill={INK} />
      <ellipse cx="4.500" rx="1.700" ry="2.500" fill={INK} />
      <circle cx="-3.400" cy="-0.900" r="0.700" fill="#fff" />
      <circle cx="5.100" cy="-0.900" r="0.700" fill="#fff" />
      <ellipse cx="-6" cy="4" rx="2.100" ry="1.400" fill={cheek} opacity="0.600" />
      <ellipse cx="6.800" cy="4" rx="1.800" ry="1.300" fill={cheek} opacity="0.600" />
      <path d={mouth} fill="none" stroke={INK} strokeWidth="1.400" />
    </g>
  )
}

interface GlowingEyesProps {
  readonly x: number
  readonly y: number
  /** From the middle to each eye. */
  readonly apart: number
  readonly r: number
  readonly fill: string
}

/** The eyes of what lives in the dark: lit, with a slit. */
export function GlowingEyes({ x, y, apart, r, fill }: GlowingEyesProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[-apart, apart].map(at => (
        <g key={at} transform={`translate(${at} 0)`}>
          <circle r={r} fill={fill} strokeWidth="1" />
          <ellipse rx={r * 0.32} ry={r * 0.72} fill={INK} stroke="none" />
        </g>
      ))}
    </g>
  )
}
