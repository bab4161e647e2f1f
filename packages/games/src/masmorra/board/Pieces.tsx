import { HERO_NAMES } from '../content/heroes.ts'
import { kindOf, statsOf } from '../deeds/foes.ts'
import type { FoeId, Hero } from '../state.ts'
import type { View } from '../view.ts'
import type { Point } from './floor.ts'
import { Sign } from './Sign.tsx'
import { shapeOf } from './seats.ts'

/** A monster: a die or a token, with its Payback, Defense and XP on it. */
export function FoePiece({ view, foe }: { readonly view: View; readonly foe: FoeId }) {
  const stands = view.foes[foe]
  if (stands === undefined) return undefined
  const { payback, defense, xp } = statsOf(view, foe)
  const kind = kindOf(foe)
  return (
    <g
      className={`ma-foe ma-foe-${kind}`}
      data-fought={stands.fought ? '' : undefined}
      data-side={kind === 'boss' ? stands.side : undefined}
    >
      <ellipse className="ma-shade" cy={19} rx={20} ry={5} />
      {kind === 'boss' ? (
        <circle className="ma-foe-body" r={21} />
      ) : (
        <rect className="ma-foe-body" x={-18} y={-20} width={36} height={36} rx={8} />
      )}
      <Sign name={stands.is} size={kind === 'boss' ? 26 : 22} y={-5} className="ma-foe-sign" />
      {stands.fought && <path className="ma-foe-fought" d="M-14 -16L14 12" />}
      <Mark x={-15} y={16} tone="payback" text={payback} />
      <Mark x={0} y={18} tone="defense" text={defense} />
      <Mark x={15} y={16} tone="xp" text={xp} />
    </g>
  )
}

interface MarkProps extends Point {
  readonly tone: 'payback' | 'defense' | 'xp'
  readonly text: number
}

/** Told apart by their shapes too: a drop for what it costs, a shield for what it takes, a coin for what it gives. */
const MARKS = {
  payback: 'M0 -9C4 -5 7.500 -2 7.500 2a7.500 7.500 0 0 1 -15 0C-7.500 -2 -4 -5 0 -9z',
  defense: 'M-7 -7h14v6c0 5 -3 7.500 -7 9.500c-4 -2 -7 -4.500 -7 -9.500z',
  xp: 'M0 -8a8 8 0 1 0 0 16a8 8 0 0 0 0 -16z',
} as const

function Mark({ x, y, tone, text }: MarkProps) {
  return (
    <g className={`ma-mark ma-mark-${tone}`} transform={`translate(${x} ${y})`}>
      <path d={MARKS[tone]} />
      <text y={tone === 'payback' ? 6 : 4.5}>{text}</text>
    </g>
  )
}

interface HeroPieceProps {
  readonly hero: Hero
  readonly player: number
  readonly active: boolean
}

/** A Hero: the seat's colour and shape, its letter and its life; a lying one lies on its side. */
export function HeroPiece({ hero, player, active }: HeroPieceProps) {
  if (hero.id === 'none') return undefined
  return (
    <g
      className={`ma-hero ma-seat-${player}`}
      data-active={active ? '' : undefined}
      data-lying={hero.lying ? '' : undefined}
    >
      <ellipse className="ma-shade" cy={14} rx={14} ry={4} />
      {active && <circle className="ma-hero-halo" r={20} />}
      <g transform={hero.lying ? 'rotate(90)' : undefined}>
        <path className="ma-hero-body" d={shapeOf(player)} />
        <text className="ma-hero-letter" y={5}>
          {HERO_NAMES[hero.id].charAt(0)}
        </text>
      </g>
      <g className="ma-hero-life" transform="translate(12 -11)">
        <circle r={7} />
        <text y={3.5}>{hero.lp}</text>
      </g>
    </g>
  )
}
