import type { ReactNode } from 'react'

/** What monsters stand on: minor and major ones and bosses are told apart by the shape too. */
export const BASES = {
  minor: 'M0 -14a14 14 0 1 0 0 28a14 14 0 0 0 0 -28z',
  major: 'M-7 -14h14l8 8v12l-8 8h-14l-8 -8v-12z',
  boss: 'M0 -16l5 4 6 -2 1 6 5 4 -3 6 1 6 -6 1 -4 5 -5 -3 -5 3 -4 -5 -6 -1 1 -6 -3 -6 5 -4 1 -6 6 2z',
} as const

interface StandingProps {
  /** The shape of the base, around 0, 0. */
  readonly base: string
  readonly lying?: boolean
  /** A drawing that stands on 0, 0. */
  readonly children: ReactNode
}

/** A figure on its base, with its shadow on the floor. */
export function Standing({ base, lying = false, children }: StandingProps) {
  return (
    <>
      <ellipse className="ma-shade" cx={4} cy={18} rx={24} ry={8} />
      <path className="ma-base-edge" d={base} transform="translate(0 17) scale(1.450 0.620)" />
      <path className="ma-base" d={base} transform="translate(0 14) scale(1.450 0.620)" />
      <g
        className="ma-figure"
        transform={lying ? 'translate(-14 12) rotate(-82) scale(0.780)' : 'translate(0 15) scale(0.860)'}
      >
        <g className="ma-figure-moves">{children}</g>
      </g>
    </>
  )
}
