import { memo, type ReactElement } from 'react'
import { at } from '../cells.ts'
import { cratePartsOf, hiddenShare, neighbours } from './blocks.ts'
import { Column } from './Column.tsx'
import { CrateBox } from './CrateBox.tsx'
import { Defs } from './Defs.tsx'
import { FigureOutline, FigurePiece, type FigureState } from './FigurePiece.tsx'
import { castOf, TALL } from './figures.ts'
import { Ground } from './Ground.tsx'
import { Marking } from './Marking.tsx'
import type { Marks } from './marks.ts'
import { depth, ISO_HEIGHT, ISO_WIDTH, middle, PAINTING, type Quarter } from './projection.ts'
import { TilePiece } from './TilePiece.tsx'
import { Traveller } from './Traveller.tsx'
import { crateKey, figureKey, type Standing, standing, type Things, type Travels } from './things.ts'

export interface SceneProps {
  readonly things: Things
  readonly quarter: Quarter
  readonly marks: Marks
  readonly travels: Travels
  readonly pace: number
  readonly numbers: boolean
  /** What a figure shows of its state. */
  stateOf(standing: Standing): FigureState
}

interface Item {
  /** Painted in this order: what is nearer later, and on a cell first what is lower. */
  readonly order: number
  readonly element: ReactElement
}

/** The yard as a picture. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { quarter } = props
  return (
    <svg className="wm-scene" viewBox={`0 0 ${ISO_WIDTH} ${ISO_HEIGHT}`} aria-hidden="true">
      <Defs />
      <g key={quarter} className="wm-turning">
        <Ground quarter={quarter} />
        {itemsOf(props).map(({ element }) => element)}
        <Through {...props} />
      </g>
    </svg>
  )
})

function itemsOf(props: SceneProps): Item[] {
  return [...columns(props), ...crates(props), ...surfaces(props), ...figures(props)].sort((a, b) => a.order - b.order)
}

const COLUMN = 0
const LAYER = 0.01
const MARK = 0.2
const TILE = 0.3
const NUMBER = 0.35
const FIGURE = 0.5

function columns({ things: { ground }, quarter }: SceneProps): Item[] {
  return PAINTING[quarter].flatMap(cell => {
    const height = at(ground, cell)
    if (height === 0) return shadow(ground, quarter, cell)
    const around = neighbours(ground, quarter, cell)
    const element = <Column key={`column ${cell}`} quarter={quarter} cell={cell} height={height} {...around} />
    return [{ order: depth(quarter, cell) + COLUMN, element }]
  })
}

/** What a block throws on the lawn beside it. */
function shadow(ground: Things['ground'], quarter: Quarter, cell: number): Item[] {
  const { backLeft, backRight } = neighbours(ground, quarter, cell)
  if (backLeft === 0 && backRight === 0) return []
  const { x, y } = middle(quarter, cell, 0)
  const element = (
    <g key={`shadow ${cell}`} transform={`translate(${x} ${y})`}>
      {backLeft > 0 && <path className="wm-cast" d={castFrom(Math.min(1, backLeft * 0.34))} />}
      {backRight > 0 && <path className="wm-contact" d="M0-18L32 0L25 4L-7-14Z" />}
    </g>
  )
  return [{ order: depth(quarter, cell) - 0.5, element }]
}

function castFrom(far: number): string {
  return `M-32 0L0-18L${32 * far} ${-18 + 18 * far}L${-32 + 32 * far} ${18 * far}Z`
}

function crates({ things, quarter, travels, pace }: SceneProps): Item[] {
  return things.crates.flatMap((crate, index) => {
    const travel = travels.get(crateKey(index))
    return cratePartsOf(quarter, crate).map((part): Item => {
      const spot = middle(quarter, part.cell, part.bottom)
      const from = travel?.way[0]
      const behind = from === undefined ? undefined : depth(quarter, from.cell) - depth(quarter, crate.cell)
      const order = depth(quarter, part.cell) + Math.max(0, behind ?? 0) + LAYER * (1 + part.bottom)
      const element = (
        <Traveller
          key={`${crateKey(index)} ${part.cell - crate.cell}`}
          quarter={quarter}
          at={spot}
          travel={shifted(travel, part.cell - crate.cell)}
          pace={pace}
        >
          <g transform={`translate(${-spot.x} ${-spot.y})`}>
            <CrateBox quarter={quarter} part={part} />
          </g>
        </Traveller>
      )
      return { order, element }
    })
  })
}

type MaybeTravel = ReturnType<Travels['get']>

/** The other half of a lying crate goes the same way beside the first one. */
function shifted(travel: MaybeTravel, by: number): MaybeTravel {
  if (travel === undefined || by === 0) return travel
  return { ...travel, way: travel.way.map(({ cell, height }) => ({ cell: cell + by, height })) }
}

/** A height stands in the middle of its cell, before what stands there, or beside a cost. */
const CENTRED = [0, 4.5] as const
const IN_FRONT = [0, 15] as const
const ASIDE = [-22, 4.5] as const

/** What lies on the surfaces: marks, tiles, and the height in a corner. */
function surfaces({ things, quarter, marks, numbers, travels, pace }: SceneProps): Item[] {
  const items: Item[] = []
  const { surface, tiles } = things
  const occupied = new Set([...tiles, ...standing(things)].map(({ cell }) => cell))
  for (const cell of PAINTING[quarter]) {
    const height = at(surface, cell)
    const order = depth(quarter, cell)
    const mark = marks.get(cell)
    if (mark !== undefined) {
      const element = <Marking key={`mark ${cell}`} quarter={quarter} cell={cell} height={height} mark={mark} />
      items.push({ order: order + MARK, element })
    }
    if (numbers && height > 0) {
      const { x, y } = middle(quarter, cell, height)
      const [dx, dy] = mark?.text !== undefined ? ASIDE : occupied.has(cell) ? IN_FRONT : CENTRED
      const element = (
        <text key={`number ${cell}`} className="wm-number" x={x + dx} y={y + dy}>
          {height}
        </text>
      )
      items.push({ order: order + NUMBER, element })
    }
  }
  for (const [i, { kind, cell, level }] of tiles.entries()) {
    const covered = at(surface, cell) > level
    const { x, y } = middle(quarter, cell, covered ? at(surface, cell) : level)
    const same = tiles.slice(0, i).filter(other => other.cell === cell).length
    const travel = kind === 'ball' ? travels.get(`ball ${cell}`) : undefined
    const element = (
      <Traveller
        key={`tile ${i} ${kind}`}
        quarter={quarter}
        at={{ x: x + same * 9, y: y - same * 4 }}
        travel={travel}
        pace={pace}
      >
        <g className={covered ? 'wm-covered' : undefined}>
          <TilePiece kind={kind} />
          {covered && <path className="wm-covered-sign" d="M-7-20L0-13L7-20M-7-27L0-20L7-27" />}
        </g>
      </Traveller>
    )
    items.push({ order: depth(quarter, cell) + TILE + same * LAYER, element })
  }
  return items
}

function figures({ things, quarter, travels, pace, stateOf }: SceneProps): Item[] {
  return standing(things).map(each => {
    const travel = travels.get(figureKey(each.who))
    const spot = middle(quarter, each.cell, at(things.surface, each.cell))
    // While it walks it is painted where it is nearest to the eye, so that nothing it leaves paints over it.
    const nearest = Math.max(depth(quarter, each.cell), ...(travel?.way ?? []).map(({ cell }) => depth(quarter, cell)))
    const element = (
      <Traveller key={figureKey(each.who)} quarter={quarter} at={spot} travel={travel} pace={pace}>
        <FigurePiece {...stateOf(each)} />
      </Traveller>
    )
    return { order: nearest + FIGURE, element }
  })
}

const MOSTLY = 0.34

/** Figures, tiles and marks that something stands before, as outlines through it. */
function Through({ things, quarter, marks, travels, pace }: SceneProps) {
  const { surface, tiles } = things
  return (
    <g className="wm-all-through">
      {[...marks].map(([cell, mark]) => {
        if (hiddenShare(surface, quarter, cell, 1) < MOSTLY) return undefined
        return (
          <g key={`mark ${cell}`} className="wm-through-mark">
            <Marking quarter={quarter} cell={cell} height={at(surface, cell)} mark={{ tone: mark.tone }} />
          </g>
        )
      })}
      {tiles.map(({ kind, cell, level }, i) => {
        if (at(surface, cell) > level || hiddenShare(surface, quarter, cell, 18) < MOSTLY) return undefined
        const { x, y } = middle(quarter, cell, level)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles of a kind may lie on the same cell
          <g key={`${i} ${kind}`} className="wm-through-tile" transform={`translate(${x} ${y})`}>
            <TilePiece kind={kind} />
          </g>
        )
      })}
      {standing(things).map(({ who, cell }) => {
        if (hiddenShare(surface, quarter, cell, TALL[castOf(who)]) < MOSTLY) return undefined
        return (
          <Traveller
            key={who}
            quarter={quarter}
            at={middle(quarter, cell, at(surface, cell))}
            travel={travels.get(figureKey(who))}
            pace={pace}
          >
            <FigureOutline who={who} />
          </Traveller>
        )
      })}
    </g>
  )
}
