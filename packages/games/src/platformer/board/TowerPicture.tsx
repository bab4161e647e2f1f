import { memo } from 'react'
import { useSecondPicture } from '../../drawing/useSecondPicture.ts'
import { TIERS } from '../content/enemies.ts'
import type { Level } from '../state/levels.ts'
import { COLUMNS, LEVEL_ROWS } from '../state/spaces.ts'
import { CELL, INSIDE, type Tower, topOf, WIDTH, wear } from './geometry.ts'
import { LevelPicture, landsOf } from './LevelPicture.tsx'

interface TowerPictureProps {
  readonly tower: Tower
  readonly levels: readonly Level[]
}

const LEVEL_HEIGHT = LEVEL_ROWS * CELL
const BRICKS = [0, 1, 2, 3, 4, 5, 6, 7] as const
const ROWS = Array.from({ length: LEVEL_ROWS }, (_, i) => i)
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, i) => i)

/** Grass to both sides, far beyond the tower. */
const GRASS = `M-3000 2H${WIDTH + 3000}V14${'q-37 14-75 0t-75 0'.repeat(46)}Z`

/** The tower: pillars, roof and ground, and its Levels as they lie. */
export const TowerPicture = memo(function TowerPicture({ tower, levels }: TowerPictureProps) {
  const lowest = levels.findIndex(({ status }) => status === 'up')
  const isSecond = useSecondPicture()
  return (
    <g>
      <Roof />
      {levels.map((level, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Levels never change places
        <g key={number} transform={`translate(${INSIDE.left} ${topOf(tower, number)})`}>
          <Pillars level={level} number={number} />
          {level.status === 'down' ? (
            <Back boss={level.boss} words={backWords(level, number)} />
          ) : (
            <g className={level.status === 'gone' ? 'pl-level-gone' : undefined}>
              {isSecond && (
                <LevelPicture
                  level={level}
                  number={number}
                  above={levels[number + 1]?.floors ?? ''}
                  lowest={number === lowest}
                />
              )}
            </g>
          )}
          {level.status === 'gone' && <Rubble />}
        </g>
      ))}
      <Ground y={topOf(tower, 0) + LEVEL_HEIGHT} />
    </g>
  )
})

/** PL-2.4: what is known about a Level that is face down. */
function backWords({ boss }: Level, number: number): string {
  return boss ? 'The Boss waits up here' : `Level ${number + 1} · enemies ${TIERS[Math.min(number, 2)]}`
}

/** Dressed stone on both sides, with the numbers of the rows. */
function Pillars({ level, number }: { readonly level: Level; readonly number: number }) {
  const lands = landsOf(level)
  return (
    <g className={level.status === 'gone' ? 'pl-level-gone' : undefined}>
      {[0, 1].map(side => (
        <g
          key={side}
          className={`pl-pillar pl-pillar-${lands[side] ?? 'plain'}`}
          transform={`translate(${side === 0 ? -INSIDE.left : INSIDE.width} 0)`}
        >
          <rect width={INSIDE.left} height={LEVEL_HEIGHT} />
          {BRICKS.map(i => (
            <path
              key={i}
              className="pl-pillar-joint"
              d={`M0 ${i * 50}H34M${(i + side) % 2 === 0 ? 12 + wear(9, number, i) : 0} ${i * 50}${(i + side) % 2 === 0 ? 'V' : 'v'}${(i + side) % 2 === 0 ? i * 50 + 50 : 0}`}
            />
          ))}
          {side === 0 &&
            ROWS.map(row => (
              <text key={row} className="pl-row-number" x="17" y={LEVEL_HEIGHT - row * CELL - 44}>
                {number * LEVEL_ROWS + row + 1}
              </text>
            ))}
        </g>
      ))}
    </g>
  )
}

/** A Level that is face down: shutters, and what is known about it. */
function Back({ boss, words }: { readonly boss: boolean; readonly words: string }) {
  return (
    <g className="pl-back">
      <rect className="pl-back-page" width={INSIDE.width} height={LEVEL_HEIGHT} />
      {[0, 1].map(side => (
        <g key={side} transform={`translate(${side * 400} 0)`}>
          <path className="pl-back-plank" d="M50 0V400M100 0V400M150 0V400M200 0V400M250 0V400M300 0V400M350 0V400" />
          <rect className="pl-back-frame" x="16" y="16" width="368" height="368" rx="26" />
          <path className="pl-back-iron" d="M16 84H384M16 316H384" />
        </g>
      ))}
      <g transform="translate(400 176)">
        <circle className="pl-back-seal" r="84" />
        <path
          className="pl-back-sign"
          d={
            boss
              ? 'M-52 40L-62-26L-30 4L0-44L30 4L62-26L52 40ZM-52 50H52V62H-52Z'
              : 'M-40 56V-30H-52V-54H-34V-42H-18V-54H18V-42H34V-54H52V-30H40V56H14V22A14 14 0 0 0-14 22V56Z'
          }
        />
      </g>
      <text className="pl-back-words" x="400" y="306">
        {words}
      </text>
    </g>
  )
}

/** A Level that was removed. */
function Rubble() {
  return (
    <g className="pl-rubble">
      <path d="M0 400V300Q60 260 120 300T260 290T420 300T560 285T690 300T800 280V400Z" />
      <path d="M0 400V346Q80 320 160 348T330 338T520 350T680 336T800 350V400Z" />
      <text x="400" y="330">
        fallen away
      </text>
    </g>
  )
}

function Roof() {
  const teeth = Array.from({ length: COLUMNS + 1 }, (_, i) => `M${i * 104 - 6} 148V104H${i * 104 + 44}V148Z`).join('')
  return (
    <g className="pl-roof">
      <path className="pl-roof-flag" d="M434 104V14L500 32L434 52Z" />
      <path className="pl-roof-pole" d="M434 108V12" />
      <path className="pl-roof-stone" d={teeth} />
      <path className="pl-roof-stone" d={`M-2 146H${WIDTH + 2}V171H-2Z`} />
    </g>
  )
}

function Ground({ y }: { readonly y: number }) {
  return (
    <g className="pl-ground" transform={`translate(0 ${y})`}>
      <path className="pl-ground-earth" d={`M-3000 6H${WIDTH + 3000}V900H-3000Z`} />
      <path className="pl-ground-grass" d={GRASS} />
      {COLUMN_NUMBERS.map(i => (
        <text key={i} className="pl-column-number" x={INSIDE.left + i * CELL + 50} y="50">
          {i + 1}
        </text>
      ))}
    </g>
  )
}
