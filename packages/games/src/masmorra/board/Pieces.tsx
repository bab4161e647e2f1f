import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { kindOf, statsOf } from '../deeds/foes.ts'
import type { FoeId, Hero, RoomId } from '../state.ts'
import type { View } from '../view.ts'
import { type Box, boxOf, middleOf, type Point } from './floor.ts'
import { Sign } from './Sign.tsx'

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
      <title>{foeText(view, foe)}</title>
      {kind === 'boss' ? (
        <circle className="ma-foe-body" r={21} />
      ) : (
        <rect className="ma-foe-body" x={-17} y={-17} width={34} height={34} rx={7} />
      )}
      <Sign name={stands.is} size={kind === 'boss' ? 26 : 21} y={-3} className="ma-foe-sign" />
      <Mark x={-16} y={15} tone="payback" text={payback} />
      <Mark x={0} y={17} tone="defense" text={defense} />
      <Mark x={16} y={15} tone="xp" text={xp} />
    </g>
  )
}

interface MarkProps extends Point {
  readonly tone: 'payback' | 'defense' | 'xp'
  readonly text: number
}

function Mark({ x, y, tone, text }: MarkProps) {
  return (
    <g className={`ma-mark ma-mark-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={7} />
      <text y={4}>{text}</text>
    </g>
  )
}

/** A monster in words: its numbers and everything it does. */
export function foeText(view: View, foe: FoeId): string {
  const { name, payback, defense, xp, traits } = statsOf(view, foe)
  const does = traits.map(trait => `${TRAITS[trait].name}: ${TRAITS[trait].says}`)
  return [`${name}: Payback ${payback}, Defense ${defense}, ${xp} XP`, ...does].join('. ')
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

const SHAPES = [
  'M0 -14a14 14 0 1 0 0 28a14 14 0 0 0 0 -28z',
  'M-13 -13h26v11c0 8 -5.5 13 -13 16c-7.5 -3 -13 -8 -13 -16z',
  'M0 -15l13.5 7.5v15L0 15l-13.5 -7.5v-15z',
  'M0 -16L15.5 0 0 16 -15.5 0z',
  'M-12.5 -12.5h25v25h-25z',
] as const

export function shapeOf(player: number): string {
  return SHAPES[player % SHAPES.length] ?? SHAPES[0]
}

/** Where each figure of a room stands: monsters in the upper half, Heroes in the lower. */
export interface Standing {
  readonly foes: ReadonlyMap<FoeId, Point>
  readonly heroes: ReadonlyMap<number, Point>
}

export function standingIn(view: View, room: RoomId): Standing {
  const box = roomBox(view, room)
  const middle = middleOf(box)
  const foes = [...view.foes.keys()].filter(id => view.foes[id]?.room === room)
  const heroes = [...view.heroes.keys()].filter(id => view.heroes[id]?.room === room && view.heroes[id]?.id !== 'none')
  return {
    foes: new Map(foes.map((id, i) => [id, { x: middle.x + spread(i, foes.length, box.width), y: middle.y - 8 }])),
    heroes: new Map(
      heroes.map((id, i) => [id, { x: middle.x + spread(i, heroes.length, box.width), y: middle.y + 26 }]),
    ),
  }
}

export function roomBox(view: View, room: RoomId): Box {
  const at = view.rooms[room]
  return at === undefined ? { x: 0, y: 0, width: 0, height: 0 } : boxOf(at)
}

/** As far apart as the room allows, and never further than a figure is wide. */
function spread(index: number, count: number, width: number): number {
  const step = Math.min(40, (width - 36) / Math.max(1, count - 1))
  return (index - (count - 1) / 2) * step
}
