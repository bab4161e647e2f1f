import type { PointerEvent } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { statsOn } from '../state/foes.ts'
import type { FoeId, Level } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Acting } from './acting.ts'
import { Button } from './Button.tsx'
import type { Deeds, Thing } from './deeds.ts'
import type { Marches } from './marching.ts'
import { FoePiece, HeroPiece } from './Pieces.tsx'
import type { Stage } from './stage.ts'
import type { Spot, Standing } from './standing.ts'

interface FiguresProps {
  readonly view: View
  readonly level: Level
  readonly stage: Stage
  readonly standing: Standing
  readonly deeds: Deeds
  readonly acting: Acting
  nameOf(thing: Thing): string
  readonly marches: Marches
  readonly held: FoeId | undefined
  /** A monster that hangs on the pointer, in the picture's units. */
  readonly dragged: (Point & { readonly foe: FoeId }) | undefined
  dragOf(foe: FoeId): { readonly [on: string]: (event: PointerEvent<Element>) => void }
  onTouch(thing: Thing, event?: { readonly detail: number }): void
  onPoint(thing: Thing | undefined): void
}

/** Monsters and Heroes: always in the same order, so that each one travels when it moves. */
export function Figures(props: FiguresProps) {
  const { view, level, stage, standing, deeds, acting, nameOf, marches, held, dragged, dragOf, onTouch, onPoint } =
    props
  const isHere = (room: number | undefined) => view.rooms[room ?? -1]?.level === level
  return (
    <>
      {[...standing.foes.keys()]
        .filter(foe => isHere(stage.foes[foe]))
        .sort((a, b) => a - b)
        .map(foe => {
          const spot = standing.foes.get(foe)
          const thing: Thing = `foe ${foe}`
          const stands = view.foes[foe]
          const hangs = dragged?.foe === foe ? dragged : undefined
          return (
            <g
              key={thing}
              className="ma-piece"
              style={at(spot, hangs)}
              data-held={held === foe ? '' : undefined}
              data-acts={acting.foe(foe)}
            >
              <Button
                name={thing}
                label={nameOf(thing)}
                live={marches.has(foe) || deeds.has(thing)}
                stop
                pressed={marches.has(foe) ? held === foe : undefined}
                drag={dragOf(foe)}
                onAct={event => onTouch(thing, event)}
                onHover={over => onPoint(over ? thing : undefined)}
                className="ma-hit"
              >
                <rect x={-27} y={-33} width={55} height={64} rx={12} />
              </Button>
              {stands !== undefined && <FoePiece foe={stands} id={foe} stats={statsOn(view, stands)} />}
            </g>
          )
        })}
      {view.heroes.map((hero, player) => {
        const spot = standing.heroes.get(player)
        if (hero.id === 'none' || spot === undefined || !isHere(stage.heroes[player])) return undefined
        const thing: Thing = `hero ${hero.id}`
        return (
          <g key={thing} className="ma-piece" style={at(spot)} data-acts={acting.hero(player)}>
            <Button
              name={thing}
              label={nameOf(thing)}
              live={deeds.has(thing)}
              onAct={event => onTouch(thing, event)}
              onHover={over => onPoint(over ? thing : undefined)}
              className="ma-hit"
            >
              <rect x={-22} y={-35} width={44} height={62} rx={14} />
            </Button>
            <HeroPiece
              hero={hero.id}
              lp={hero.lp}
              lying={hero.lying}
              player={player}
              active={view.turn.player === player}
            />
          </g>
        )
      })}
    </>
  )
}

function at(spot: Spot | undefined, hangs?: Point) {
  const { x, y } = hangs ?? spot ?? { x: 0, y: 0 }
  return {
    transform: `translate(${x}px, ${y}px) scale(${spot?.scale ?? 1})`,
    ...(hangs === undefined ? {} : { transition: 'none', pointerEvents: 'none' as const }),
  }
}
