import { Backdrop } from './art/Backdrop.tsx'
import { BOSS_ART } from './art/Bosses.tsx'
import { ENEMY_ART } from './art/Enemies.tsx'
import { HERO_ART } from './art/Heroes.tsx'
import { Ladder, type Land, Portal, Slab, Trap } from './art/Terrain.tsx'
import { Coin, Gem } from './art/Tokens.tsx'
import { SEATS } from './pieces.ts'

/** A shelf of this many Spaces, with its upper edge at this height. */
interface Shelf {
  readonly x: number
  readonly y: number
  readonly spaces: number
  readonly land: Land
}

const SHELVES: readonly Shelf[] = [
  { x: 250, y: 200, spaces: 3, land: 'void' },
  { x: 90, y: 300, spaces: 1, land: 'void' },
  { x: 590, y: 330, spaces: 1, land: 'void' },
  { x: 120, y: 430, spaces: 3, land: 'forest' },
  { x: 540, y: 470, spaces: 2, land: 'forest' },
]

const CLIMBERS = [
  { hero: 0, seat: 0, x: 185, y: 430, scale: 1.5, turned: false },
  { hero: 1, seat: 1, x: 372, y: 330, scale: 1.4, turned: false },
  { hero: 4, seat: 2, x: 660, y: 470, scale: 1.5, turned: true },
] as const

/** The picture on the home page: the tower, half forest and half void, and those who climb it. */
export function Cover() {
  const [Slime, Bat] = ENEMY_ART
  const Ikee = BOSS_ART[1]
  return (
    <svg
      className="pl-cover pl-room pl-room-night"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Three Heroes climb a tower out of a forest into the void, where a crowned figure waits"
    >
      {[0, 1].map(side => (
        <g key={side} transform={`translate(${side * 400} 0)`}>
          <Backdrop land="void" salt={7 + side} />
          <g transform="translate(0 340)">
            <Backdrop land="forest" salt={3 + side} />
          </g>
        </g>
      ))}
      <path
        className="pl-cover-mist"
        d="M0 330Q120 300 230 336T470 328T660 340T800 322V372Q680 352 560 374T330 366T120 372T0 360Z"
      />
      <circle className="pl-cover-moon" cx="400" cy="130" r="128" />
      <g transform="translate(346 230)">
        <Ladder land="void" through={true} />
      </g>
      <g transform="translate(346 330)">
        <Ladder land="forest" through={false} />
      </g>
      {SHELVES.map(({ x, y, spaces, land }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y - 91})`}>
          {Array.from({ length: spaces }, (_, i) => i).map(i => (
            <g key={i} transform={`translate(${i * 100} 0)`}>
              <Slab land={land} salt={x + i} left={i > 0} right={i < spaces - 1} />
            </g>
          ))}
        </g>
      ))}
      <g transform="translate(590 239)">
        <Portal />
      </g>
      <g transform="translate(540 379)">
        <Trap land="forest" />
      </g>
      <g className="pl-figure" transform="translate(402 198) scale(1.550)">
        {Ikee !== undefined && <Ikee />}
      </g>
      <g className="pl-figure" transform="translate(140 298) scale(1.200)">
        {Bat !== undefined && <Bat />}
      </g>
      <g className="pl-figure" transform="translate(300 430) scale(1.300)">
        {Slime !== undefined && <Slime />}
      </g>
      {CLIMBERS.map(({ hero, seat, x, y, scale, turned }) => {
        const Art = HERO_ART[hero]
        return (
          <g
            key={hero}
            className="pl-figure"
            transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
            color={SEATS[seat].colour}
          >
            {Art !== undefined && <Art />}
          </g>
        )
      })}
      <g transform="translate(640 290) scale(1.200)">
        <Coin />
      </g>
      <g transform="translate(500 250) scale(1.300)">
        <Gem />
      </g>
      <g transform="translate(240 250) scale(1.100)">
        <Gem />
      </g>
      <path className="pl-cover-grass" d="M0 548Q90 530 180 546T380 540T590 548T800 536V600H0Z" />
    </svg>
  )
}
