import type { Boss } from '../content/bosses.ts'
import { HERO_NAMES, type HeroId } from '../content/heroes.ts'
import { isMinor, type Monster, type Stats } from '../content/monsters.ts'
import type { FoeId, Hero, RoomId } from '../state.ts'
import type { View } from '../view.ts'
import { type Box, boxOf, middleOf, type Point } from './floor.ts'
import { foeStats, isBoss } from './foes.ts'
import { Sign } from './Sign.tsx'

/** A monster: a die or a token, with its Payback, Defense and XP on it. */
export function FoePiece({
  is,
  stats,
  fought,
}: {
  readonly is: Monster | Boss
  readonly stats: Stats
  readonly fought: boolean
}) {
  const kind = isBoss(is) ? 'boss' : isMinor(is) ? 'minor' : 'major'
  return (
    <g className={`ma-foe ma-foe-${kind}`} data-fought={fought ? '' : undefined}>
      {kind === 'boss' ? (
        <circle className="ma-foe-body" r={21} />
      ) : (
        <rect className="ma-foe-body" x={-17} y={-17} width={34} height={34} rx={7} />
      )}
      <Sign name={is} size={kind === 'boss' ? 26 : 21} y={-3} className="ma-foe-sign" />
      <Mark at={{ x: -16, y: 15 }} tone="payback" text={stats.payback} />
      <Mark at={{ x: 0, y: 17 }} tone="defense" text={stats.defense} />
      <Mark at={{ x: 16, y: 15 }} tone="xp" text={stats.xp} />
    </g>
  )
}

function Mark({
  at,
  tone,
  text,
}: {
  readonly at: Point
  readonly tone: 'payback' | 'defense' | 'xp'
  readonly text: number
}) {
  return (
    <g className={`ma-mark ma-mark-${tone}`} transform={`translate(${at.x} ${at.y})`}>
      <circle r={7} />
      <text y={4}>{text}</text>
    </g>
  )
}

/** A Hero: the seat's colour and shape, its letter and its life; a lying one lies on its side. */
export function HeroPiece({
  hero,
  player,
  active,
}: {
  readonly hero: Hero
  readonly player: number
  readonly active: boolean
}) {
  if (hero.id === 'none') return undefined
  return (
    <g
      className={`ma-hero ma-seat-${player}`}
      data-active={active ? '' : undefined}
      data-lying={hero.lying ? '' : undefined}
    >
      <ellipse className="ma-shade" cy={14} rx={14} ry={4} />
      <g transform={hero.lying ? 'rotate(90)' : undefined}>
        <path className="ma-hero-body" d={SHAPES[player % SHAPES.length]} />
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

/** Where each figure of a room stands: monsters in the upper half, Heroes in the lower. */
export function spotsIn(
  view: View,
  room: RoomId,
): { readonly foes: ReadonlyMap<FoeId, Point>; readonly heroes: ReadonlyMap<number, Point> } {
  const box = roomBox(view, room)
  const middle = middleOf(box)
  const foes = [...view.foes.keys()].filter(id => view.foes[id]?.room === room)
  const heroes = [...view.heroes.keys()].filter(id => view.heroes[id]?.room === room)
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

export function heroName(id: HeroId | 'none'): string {
  return id === 'none' ? 'a Hero' : HERO_NAMES[id]
}
