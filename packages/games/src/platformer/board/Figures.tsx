import type { Point } from '../../drawing/shapes.ts'
import { Traveller, type TravellerProps } from '../../drawing/Traveller.tsx'
import { ENEMIES } from '../content/enemies.ts'
import { bossHealth } from '../rules/16-the-boss-turn/health.ts'
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
  const { view, travels, hit } = stage
  return (
    <g>
      {view.enemies.map(enemy => {
        const key = enemyKey(enemy)
        const health = ENEMIES[enemy.kind].health || bossHealth(view.levels)
        return (
          <Climber key={key} tower={tower} at={feetOf(tower, enemy.space)} travel={travels.get(key)} pace={pace}>
            <EnemyFigure kind={enemy.kind} health={health} />
          </Climber>
        )
      })}
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
        moves: travel.how === 'fall' ? 1.2 + Math.abs(travel.from - travel.to) / 16 : 1.8,
      })}
    />
  )
}

/** The keyframes of a movement: a step is a hop, a fall gathers speed, a blow goes there and back. */
function framesOf(from: Point, to: Point, { how }: Travel): Keyframe[] {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  switch (how) {
    case 'fall':
      return [moved(from, { easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }), moved(to)]
    case 'push':
      return [moved(from, { easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }), moved(to)]
    case 'portal':
      return [
        moved(from, { opacity: 1 }),
        moved(from, { opacity: 0, offset: 0.45, scale: '0.2' }),
        moved(to, { opacity: 0, offset: 0.5, scale: '0.2' }),
        moved(to, { opacity: 1, scale: '1' }),
      ]
    case 'appear':
    case 'faint':
      return [
        moved({ x: to.x, y: to.y - 40 }, { opacity: 0 }),
        moved({ x: to.x, y: to.y + 3 }, { opacity: 1, offset: 0.8 }),
        moved(to),
      ]
    case 'lunge':
      return [moved(from), moved(half, { offset: 0.4, easing: 'ease-out' }), moved(from)]
    case 'walk': {
      const lift = from.y === to.y ? 18 : 10
      return [moved(from), moved({ x: half.x, y: Math.min(from.y, to.y) - lift }, { offset: 0.55 }), moved(to)]
    }
  }
}

function moved({ x, y }: Point, more: Keyframe = {}): Keyframe {
  return { transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out', ...more }
}
