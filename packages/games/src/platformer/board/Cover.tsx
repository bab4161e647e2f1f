import { layLevel } from '../terrain.ts'
import { BOSS_ART } from './art/Bosses.tsx'
import { ENEMY_ART } from './art/Enemies.tsx'
import { HERO_ART } from './art/Heroes.tsx'
import { Coin, Gem } from './art/Tokens.tsx'
import { LevelPicture } from './LevelPicture.tsx'
import { SEATS } from './pieces.ts'

const LEVELS = [layLevel('F08', 'F01', false), layLevel('V02', 'V05', false)] as const

/** A place in the picture: two Levels of 800 by 400, the void above the forest. */
const at = (column: number, row: number): string => `translate(${column * 100 - 50} ${(9 - row) * 100 - 109})`

const HEROES = [
  { hero: 4, column: 2, row: 4 },
  { hero: 0, column: 6, row: 3 },
  { hero: 1, column: 4, row: 7 },
  { hero: 5, column: 7, row: 1 },
] as const

const BEASTS = [
  { beast: 0, column: 3, row: 2 },
  { beast: 1, column: 5, row: 5 },
  { beast: 2, column: 5, row: 2 },
  { beast: 3, column: 7, row: 6 },
] as const

/** The home page's picture: a tower between moss and nothing, and four who climb it. */
export function Cover() {
  const [low, high] = LEVELS
  return (
    <svg
      className="pl-cover pl-room pl-room-night"
      viewBox="0 40 800 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Four Heroes climb a tower of forest and void; a crowned figure waits above"
    >
      <LevelPicture level={high} number={1} above="" lowest={false} />
      <g transform="translate(0 400)">
        <LevelPicture level={low} number={0} above={high.floors} lowest={false} />
      </g>
      <rect className="pl-cover-dusk" y="0" width="800" height="800" />
      {[
        [3, 8],
        [6, 7],
        [1, 6],
        [8, 4],
      ].map(([column = 1, row = 1]) => (
        <g key={column} transform={at(column, row)}>
          <g transform="translate(0 -28)">{column % 2 === 0 ? <Gem /> : <Coin />}</g>
        </g>
      ))}
      {BEASTS.map(({ beast, column, row }) => {
        const Art = ENEMY_ART[beast]
        return (
          <g key={beast} className="pl-figure" transform={at(column, row)}>
            {Art !== undefined && <Art />}
          </g>
        )
      })}
      {HEROES.map(({ hero, column, row }, i) => {
        const Art = HERO_ART[hero]
        return (
          <g key={hero} className="pl-figure" transform={at(column, row)} color={SEATS[i]?.colour}>
            {Art !== undefined && <Art />}
          </g>
        )
      })}
      <g className="pl-figure" transform="translate(650 190) scale(1.500)">
        {BOSS_ART.slice(1).map(Art => (
          <Art key="ikee" />
        ))}
      </g>
    </svg>
  )
}
