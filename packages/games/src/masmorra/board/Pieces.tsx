import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { kindOf, statsOf } from '../state/foes.ts'
import type { FoeId, Hero } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { Crest } from './Crest.tsx'
import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'
import { POWERS, type Power } from './powers.ts'

/** Minor and major dice, and the tokens of bosses: told apart by their shapes too. */
const BODIES = {
  minor: 'M-12 -24h24q8 0 8 8v24q0 8 -8 8h-24q-8 0 -8 -8v-24q0 -8 8 -8z',
  major: 'M-10 -25h20l11 11v20l-11 11h-20l-11 -11v-20z',
  boss: 'M0 -27a23 23 0 1 0 0 46a23 23 0 0 0 0 -46z',
} as const

/** A monster: a die or a token, with its powers, its Payback, its Defense and its XP on it. */
export function FoePiece({ view, foe }: { readonly view: View; readonly foe: FoeId }) {
  const stands = view.foes[foe]
  if (stands === undefined) return undefined
  const { payback, defense, xp, traits } = statsOf(view, foe)
  const kind = kindOf(foe)
  return (
    <g
      className={`ma-foe ma-foe-${kind}`}
      data-fought={stands.fought ? '' : undefined}
      data-side={kind === 'boss' ? stands.side : undefined}
    >
      <FoeBody kind={kind} sign={stands.is} />
      {traits.map((trait, i) => (
        <PowerMark key={trait} {...POWERS[trait]} x={21} y={-20 + i * 14.5} />
      ))}
      {stands.fought && <Fought />}
      <Mark x={-16.5} y={18} tone="payback" text={payback} />
      <Mark x={0} y={20} tone="defense" text={defense} />
      <Mark x={16.5} y={18} tone="xp" text={xp} />
    </g>
  )
}

/** The die or the token itself. */
export function FoeBody({ kind, sign }: { readonly kind: keyof typeof BODIES; readonly sign: GlyphName }) {
  return (
    <>
      <ellipse className="ma-shade" cy={20} rx={23} ry={6} />
      <path className="ma-foe-edge" d={BODIES[kind]} transform="translate(0 3)" />
      <path className="ma-foe-body" d={BODIES[kind]} />
      <Glyph name={sign} size={kind === 'boss' ? 33 : 29} y={-5} className="ma-foe-sign" />
    </>
  )
}

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
  readonly hero: Hero
  readonly player: number
  readonly active: boolean
}

/** A Hero: its sign in its player's shape and colour, and its life; a lying one lies on its side. */
export function HeroPiece({ hero, player, active }: HeroPieceProps) {
  if (hero.id === 'none') return undefined
  return (
    <g className="ma-hero" data-active={active ? '' : undefined} data-lying={hero.lying ? '' : undefined}>
      <ellipse className="ma-shade" cy={15} rx={15} ry={5} />
      {active && <circle className="ma-hero-halo" r={20} />}
      <g transform={hero.lying ? 'rotate(90)' : undefined}>
        <Crest player={player} hero={hero.id} />
      </g>
      <g className="ma-hero-life" transform="translate(13 -12)">
        <path d="M0 10C-8 4 -10 0 -10 -4a5.400 5.400 0 0 1 10 -2.500A5.400 5.400 0 0 1 10 -4C10 0 8 4 0 10z" />
        <text y={3.8}>{hero.lp}</text>
      </g>
    </g>
  )
}
