import { memo } from 'react'
import { seatShape } from '../../drawing/seats.ts'
import type { Point } from '../../drawing/shapes.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Stats } from '../content/monsters.ts'
import { kindOf } from '../state/foes.ts'
import type { Foe, FoeId } from '../state/state.ts'
import { figureOf } from './art/index.tsx'
import { seatStyle } from './Crest.tsx'
import { Glyph } from './Glyph.tsx'
import { POWERS, type Power } from './powers.ts'
import { BASES, Standing } from './Standing.tsx'

/** A monster on its base, with its powers, its Payback, its Defense and its XP. */
export const FoePiece = memo(function FoePiece({
  foe,
  id,
  stats,
}: {
  readonly foe: Foe
  readonly id: FoeId
  readonly stats: Stats
}) {
  const { payback, defense, xp, traits } = stats
  const kind = kindOf(id)
  return (
    <g
      className={`ma-foe ma-foe-${kind}`}
      data-fought={foe.fought ? '' : undefined}
      data-side={kind === 'boss' ? foe.side : undefined}
    >
      <Standing base={BASES[kind]}>{figureOf(foe.is, foe.side)}</Standing>
      {traits.map((trait, i) => (
        <PowerMark key={trait} {...POWERS[trait]} x={22} y={-20 + i * 14.5} />
      ))}
      {foe.fought && <Fought />}
      <Mark x={-16.5} y={20} tone="payback" text={payback} />
      <Mark x={0} y={22} tone="defense" text={defense} />
      <Mark x={16.5} y={20} tone="xp" text={xp} />
    </g>
  )
})

function PowerMark({ sign, tone, x, y }: Power & Point) {
  return (
    <g className={`ma-power ma-power-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={7} />
      <Glyph name={sign} size={10} />
      {tone === 'proof' && <path className="ma-power-bar" d="M-4.500 4.500L4.500 -4.500" />}
    </g>
  )
}

function Fought() {
  return (
    <g className="ma-foe-fought" transform="translate(-20 -20)">
      <circle r={7.5} />
      <path d="M-3.500 0.500l2.500 3 4.500 -6" />
    </g>
  )
}

interface MarkProps extends Point {
  readonly tone: 'payback' | 'defense' | 'xp'
  readonly text: number
}

/** Told apart by their shapes too: a drop for what it costs, a shield for what it takes, a coin for what it gives. */
const MARKS = {
  payback: 'M0 -11C5 -6 9 -2.500 9 2a9 9 0 0 1 -18 0C-9 -2.500 -5 -6 0 -11z',
  defense: 'M-8.500 -8.500h17v7c0 6 -3.500 9 -8.500 11.500c-5 -2.500 -8.500 -5.500 -8.500 -11.500z',
  xp: 'M0 -9a9 9 0 1 0 0 18a9 9 0 0 0 0 -18z',
} as const

const Mark = memo(function Mark({ x, y, tone, text }: MarkProps) {
  return (
    <g className={`ma-mark ma-mark-${tone}`} transform={`translate(${x} ${y})`}>
      <path d={MARKS[tone]} />
      <text y={tone === 'payback' ? 6.5 : 5}>{text}</text>
    </g>
  )
})

interface HeroPieceProps {
  readonly hero: HeroId
  readonly lp: number
  readonly lying: boolean
  readonly player: number
  readonly active: boolean
}

/** A Hero on a base of its player's shape and colour, and its life; a lying one lies on its side. */
export const HeroPiece = memo(function HeroPiece({ hero, lp, lying, player, active }: HeroPieceProps) {
  return (
    <g
      className="ma-hero"
      data-active={active ? '' : undefined}
      data-lying={lying ? '' : undefined}
      style={seatStyle(player)}
    >
      <Standing base={seatShape(player).path} lying={lying}>
        {figureOf(hero)}
      </Standing>
      <g className="ma-hero-life" transform="translate(16 18)">
        <path d="M0 10C-8 4 -10 0 -10 -4a5.400 5.400 0 0 1 10 -2.500A5.400 5.400 0 0 1 10 -4C10 0 8 4 0 10z" />
        <text y={4.6}>{lp}</text>
      </g>
    </g>
  )
})
