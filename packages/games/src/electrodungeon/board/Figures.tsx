import type { Point } from '../../drawing/shapes.ts'
import { HUB, HUB_CELLS, isRoom, type Place } from '../content/board.ts'
import { type ExplorerId, has } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { CELL, type Chart, placed } from './chart.ts'
import { Glyph } from './Glyph.tsx'
import { letterOf, shapeOf } from './seats.ts'
import type { Actor, Stage } from './stage.ts'

interface FiguresProps {
  readonly view: View
  readonly stage: Stage
  readonly chart: Chart
  /** Explorers that can be chosen now. */
  readonly marked: ReadonlySet<ExplorerId>
}

/** The Explorers: a token in the seat's colour and shape, with its Live, what it carries, its group and its fight. */
export function Figures({ view, stage, chart, marked }: FiguresProps) {
  return (
    <>
      <Bonds view={view} stage={stage} chart={chart} />
      {stage.actors.map((actor, id) => {
        const at = standing(stage.actors, id, chart)
        const turns = has(view.turn.members, id)
        return (
          <g
            key={letterOf(id)}
            className={`ed-figure ed-seat-${id}`}
            data-turn={turns ? '' : undefined}
            data-marked={marked.has(id) ? '' : undefined}
            data-hit={has(stage.hit, id) ? '' : undefined}
            style={{
              transform: `translate(${at.x}px, ${at.y}px) scale(${at.scale})`,
              '--ed-own': (1 / at.scale).toFixed(2),
            }}
          >
            <g
              key={`${actor.place} ${actor.live}`}
              className="ed-figure-body"
              data-walks={has(stage.walking, id) ? '' : undefined}
              data-hurt={has(stage.hurt, id) ? '' : undefined}
            >
              <Token id={id} actor={actor} leads={view.turn.leader === id} hit={has(stage.hit, id)} />
            </g>
          </g>
        )
      })}
    </>
  )
}

interface TokenProps {
  readonly id: ExplorerId
  readonly actor: Actor
  readonly leads: boolean
  /** By lightning, just now. */
  readonly hit: boolean
}

function Token({ id, actor, leads, hit }: TokenProps) {
  const held = actor.keys + actor.fragments
  return (
    <>
      <ellipse className="ed-shade" cx={0} cy={13} rx={13} ry={4} />
      {leads && <path className="ed-lead" d={shapeOf(id)} transform="scale(1.32)" />}
      <path className="ed-token" d={shapeOf(id)} />
      <text className="ed-token-letter" y={5}>
        {letterOf(id)}
      </text>
      <g className="ed-pip" transform="translate(12 -12)">
        <g className="ed-legible">
          <circle r={8} />
          <text y={4.6}>{actor.live}</text>
        </g>
      </g>
      {hit && (
        <g className="ed-hit">
          <circle r={19} />
          <Glyph name="bolt" size={34} y={-16} />
        </g>
      )}
      {held > 0 && (
        <g className="ed-carried" transform="translate(-11 11)">
          <circle r={7} />
          <Glyph name={actor.fragments > 0 ? 'fragment' : 'key'} size={10} />
          {held > 1 && (
            <g className="ed-legible" transform="translate(9 0)">
              <text y={5}>{held}</text>
            </g>
          )}
        </g>
      )}
    </>
  )
}

interface Stand extends Point {
  /** Where it is crowded, figures are smaller. */
  readonly scale: number
}

/** Who shares a place stands side by side, so that nobody hides another, nor the card in a room. */
function standing(actors: readonly Actor[], id: ExplorerId, chart: Chart): Stand {
  const place = actors[id]?.place ?? HUB
  const here = [...actors.keys()].filter(other => actors[other]?.place === place)
  const middle = placed(place, chart)
  const index = here.indexOf(id)
  const count = here.length
  if (place === HUB) {
    const span = (HUB_CELLS.length - 1) * CELL
    const shift = count === 1 ? 0 : (index / (count - 1) - 0.5) * span
    const along = chart.along({ x: 1, y: 0 })
    return { x: middle.x + along.x * shift, y: middle.y + along.y * shift, scale: 1 }
  }
  if (isRoom(place)) {
    const shift = (index - (count - 1) / 2) * 15
    return { x: middle.x - 10 + shift, y: middle.y + 15, scale: 0.72 }
  }
  if (count === 1) return { ...middle, scale: 1 }
  const turn = (2 * Math.PI * index) / count - Math.PI / 2 - (count === 2 ? Math.PI / 2 : 0)
  const reach = count === 2 ? 12 : 15
  return { x: middle.x + reach * Math.cos(turn), y: middle.y + reach * Math.sin(turn), scale: count === 2 ? 0.82 : 0.7 }
}

/** A ring around each group, and crossed blades where Explorers fight. */
function Bonds({ view, stage, chart }: Omit<FiguresProps, 'marked'>) {
  const groups = new Map<number, Place>()
  for (const [id, { group }] of view.explorers.entries()) {
    if (group >= 0) groups.set(group, stage.actors[id]?.place ?? HUB)
  }
  return (
    <>
      {[...groups].map(([group, place]) => {
        const at = placed(place, chart)
        const across = chart.along({ x: 1, y: 0 })
        const wide = place === HUB ? 27 + across.x * CELL : 27
        const high = place === HUB ? 27 + across.y * CELL : 27
        return (
          <rect
            key={group}
            className="ed-group"
            x={at.x - wide}
            y={at.y - high}
            width={2 * wide}
            height={2 * high}
            rx={27}
          />
        )
      })}
      {view.fights.map(({ place }) => {
        const at = placed(place, chart)
        return (
          <g key={place} className="ed-brawl" transform={`translate(${at.x} ${at.y - 27})`}>
            <circle r={10} />
            <Glyph name="trial" size={13} />
          </g>
        )
      })}
    </>
  )
}
