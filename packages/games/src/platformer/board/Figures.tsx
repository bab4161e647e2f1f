import type { Point } from '../../drawing/shapes.ts'
import { Traveller, type TravellerProps } from '../../drawing/Traveller.tsx'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { contentOf } from '../state/content.ts'
import { columnOf, NOWHERE } from '../state/spaces.ts'
import { STAND } from './art/Terrain.tsx'
import { EnemyFigure, HeroFigure } from './Figure.tsx'
import { CELL, cornerOf, type Tower } from './geometry.ts'
import { enemyKey, heroKey, type Stage, type Travel } from './stage.ts'

interface FiguresProps {
  readonly tower: Tower
  readonly stage: Stage
  readonly pace: number
}

/** All figures on the Map, Heroes in front. */
export function Figures({ tower, stage, pace }: FiguresProps) {
  const { view, travels, hit, felled } = stage
  return (
    <g>
      {view.enemies.map(enemy => {
        const key = enemyKey(enemy)
        const health = healthOf(view, enemy.kind)
        return (
          <Climber key={key} tower={tower} at={feetOf(tower, enemy.space)} travel={travels.get(key)} pace={pace}>
            <EnemyFigure kind={enemy.kind} damage={contentOf(view).enemies[enemy.kind].damage} health={health} />
          </Climber>
        )
      })}
      {felled !== undefined && (
        <g transform={translated(feetOf(tower, felled.space))}>
          <g className="pl-felled">
            <EnemyFigure kind={felled.kind} damage={contentOf(view).enemies[felled.kind].damage} health={0} />
          </g>
        </g>
      )}
      {view.players.map(({ hero, space }, seat) => {
        const key = heroKey(seat)
        if (hero === 'none' || space === NOWHERE) return undefined
        const travel = travels.get(key)
        return (
          <Climber key={key} tower={tower} at={feetOf(tower, space)} travel={travel} pace={pace}>
            <g className={hit === key ? 'pl-flinches' : 'pl-calm'}>
              <HeroFigure hero={hero} seat={seat} active={seat === view.active} turned={looksLeft(travel)} />
            </g>
          </Climber>
        )
      })}
    </g>
  )
}

const translated = ({ x, y }: Point): string => `translate(${x} ${y})`

/** The point at which a figure stands. */
export function feetOf(tower: Tower, space: number): Point {
  const { x, y } = cornerOf(tower, space)
  return { x: x + CELL / 2, y: y + STAND }
}

function looksLeft(travel: Travel | undefined): boolean {
  return travel !== undefined && columnOf(travel.to) < columnOf(travel.from)
}

interface ClimberProps extends Omit<TravellerProps<Travel>, 'animate'> {
  readonly tower: Tower
}

function Climber({ tower, ...rest }: ClimberProps) {
  return (
    <Traveller
      {...rest}
      animate={travel => ({
        frames: framesOf(feetOf(tower, travel.from), feetOf(tower, travel.to), travel),
        moves: travel.how === 'fall' ? 1.8 + Math.abs(travel.from - travel.to) / 16 : 1.8,
      })}
    />
  )
}

/** The keyframes of a movement: a step is a hop, a climb sways, a fall gathers speed and lands hard, a blow goes there and back. */
function framesOf(from: Point, to: Point, { how }: Travel): Keyframe[] {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const side = to.x < from.x ? -1 : 1
  switch (how) {
    case 'fall':
      return [
        moved(from, '', { easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }),
        moved(to, 'scale(0.9, 1.12)', { offset: 0.66, easing: 'ease-out' }),
        moved(to, 'scale(1.32, 0.58)', { offset: 0.76, easing: 'ease-out' }),
        moved(to, 'scale(0.94, 1.06)', { offset: 0.9 }),
        moved(to),
      ]
    case 'push':
      return [
        moved(from, '', { easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }),
        moved(to, `rotate(${side * 14}deg)`, { offset: 0.7 }),
        moved(to),
      ]
    case 'portal':
      return [
        moved(from, '', { opacity: 1 }),
        moved(from, 'rotate(180deg) scale(0.1)', { opacity: 0, offset: 0.45 }),
        moved(to, 'rotate(-180deg) scale(0.1)', { opacity: 0, offset: 0.5 }),
        moved(to, '', { opacity: 1 }),
      ]
    case 'appear':
    case 'faint':
      return [
        moved({ x: to.x, y: to.y - 40 }, '', { opacity: 0 }),
        moved(to, 'scale(1.12, 0.82)', { opacity: 1, offset: 0.75 }),
        moved(to),
      ]
    case 'lunge':
      return [
        moved(from),
        moved({ x: from.x - side * 10, y: from.y }, `rotate(${-side * 8}deg)`, { offset: 0.2, easing: 'ease-in' }),
        moved(half, `rotate(${side * 12}deg)`, { offset: 0.42, easing: 'ease-out' }),
        moved(from),
      ]
    case 'walk':
      if (from.x === to.x) {
        return [
          moved(from),
          moved({ x: from.x - 4, y: from.y + (to.y - from.y) * 0.35 }, 'rotate(-7deg)', { offset: 0.35 }),
          moved({ x: from.x + 4, y: from.y + (to.y - from.y) * 0.7 }, 'rotate(7deg)', { offset: 0.7 }),
          moved(to),
        ]
      }
      return [
        moved(from),
        moved({ x: half.x, y: Math.min(from.y, to.y) - 18 }, `rotate(${side * 5}deg)`, { offset: 0.5 }),
        moved(to, 'scale(1.06, 0.92)', { offset: 0.85 }),
        moved(to),
      ]
  }
}

/** A figure turns and is squeezed around its feet, wherever it is. */
function moved({ x, y }: Point, pose = '', more: Keyframe = {}): Keyframe {
  return { transform: `translate(${x}px, ${y}px) ${pose}`.trimEnd(), easing: 'ease-in-out', ...more }
}
