import { memo, type ReactElement } from 'react'
import { at } from '../content/cells.ts'
import { cratePartsOf, neighbours } from './blocks.ts'
import { Column } from './Column.tsx'
import { CrateBox } from './CrateBox.tsx'
import { Defs } from './Defs.tsx'
import { FigurePiece, type FigureState } from './FigurePiece.tsx'
import { FlagPiece, Pole } from './FlagPiece.tsx'
import type { Flagged } from './flags.ts'
import { Ground } from './Ground.tsx'
import { Marking } from './Marking.tsx'
import type { Marks } from './marks.ts'
import { depth, ISO_HEIGHT, ISO_WIDTH, middle, PAINTING, type Quarter } from './projection.ts'
import { LAYERS } from './sight.ts'
import { TilePiece } from './TilePiece.tsx'
import { Traveller } from './Traveller.tsx'
import { crateKey, figureKey, type Standing, standing, type Things, type Travels } from './things.ts'
import { FOOT } from './visible.ts'

export interface SceneProps {
  readonly things: Things
  readonly quarter: Quarter
  readonly marks: Marks
  readonly travels: Travels
  readonly pace: number
  readonly numbers: boolean
  /** What cannot be seen from here, and where heights are written. */
  readonly flagged: Flagged
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
        {props.flagged.flags.map(flag => (
          <FlagPiece key={flag.cell} flag={flag} />
        ))}
      </g>
    </svg>
  )
})

function itemsOf(props: SceneProps): Item[] {
  return [...columns(props), ...crates(props), ...surfaces(props), ...figures(props), ...poles(props)].sort(
    (a, b) => a.order - b.order,
  )
}

function columns({ things: { ground }, quarter }: SceneProps): Item[] {
  return PAINTING[quarter].flatMap(cell => {
    const height = at(ground, cell)
    if (height === 0) return shadow(ground, quarter, cell)
    const around = neighbours(ground, quarter, cell)
    const element = <Column key={`column ${cell}`} quarter={quarter} cell={cell} height={height} {...around} />
    return [{ order: depth(quarter, cell) + LAYERS.column, element }]
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
  return [{ order: depth(quarter, cell) + LAYERS.shadow, element }]
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
      const order = depth(quarter, part.cell) + Math.max(0, behind ?? 0) + LAYERS.crate * (1 + part.bottom)
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

/** What lies on the surfaces: marks, tiles, and the height in a corner. */
function surfaces({ things, quarter, marks, numbers, flagged, travels, pace }: SceneProps): Item[] {
  const items: Item[] = []
  const { surface, tiles } = things
  const stoodOn = new Set(standing(things).map(({ cell }) => cell))
  for (const cell of PAINTING[quarter]) {
    const height = at(surface, cell)
    const order = depth(quarter, cell)
    const mark = marks.get(cell)
    if (mark !== undefined) {
      const element = <Marking key={`mark ${cell}`} quarter={quarter} cell={cell} height={height} mark={mark} />
      items.push({ order: order + LAYERS.mark, element })
    }
    const spot = numbers ? flagged.numbers.get(cell) : undefined
    if (spot !== undefined) {
      const { x, y } = middle(quarter, cell, height)
      const element = (
        <text key={`number ${cell}`} className="wm-number" x={x + spot[0]} y={y + spot[1]}>
          {height}
        </text>
      )
      items.push({ order: order + LAYERS.number, element })
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
    items.push({ order: depth(quarter, cell) + LAYERS.tile + same * LAYERS.crate, element })
    if (stoodOn.has(cell)) {
      const small = (
        <g
          key={`foot ${i} ${kind}`}
          className={covered ? 'wm-foot-tile wm-covered' : 'wm-foot-tile'}
          transform={`translate(${x + same * 12} ${y + FOOT.dy}) scale(${FOOT.scale})`}
        >
          <TilePiece kind={kind} />
        </g>
      )
      items.push({ order: depth(quarter, cell) + LAYERS.number, element: small })
    }
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
    return { order: nearest + LAYERS.figure, element }
  })
}

function poles({ flagged: { flags }, quarter }: SceneProps): Item[] {
  return flags.map(flag => ({
    order: depth(quarter, flag.cell) + LAYERS.pole,
    element: <Pole key={`pole ${flag.cell}`} flag={flag} />,
  }))
}
