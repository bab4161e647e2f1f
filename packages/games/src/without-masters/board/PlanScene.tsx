import { memo } from 'react'
import { at, CELLS, columnOf, DIRECTIONS, rowOf, SIZE } from '../content/cells.ts'
import { CRATE_FORMS, crateCells } from '../content/pieces.ts'
import { Defs } from './Defs.tsx'
import { FigurePiece } from './FigurePiece.tsx'
import { PLAN_CELL, PLAN_RIM, PLAN_SIDE, planLens } from './lens.ts'
import type { Mark } from './marks.ts'
import type { SceneProps } from './Scene.tsx'
import { TilePiece } from './TilePiece.tsx'
import { figureKey, standing } from './things.ts'

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell)

/** The yard from above: nothing can hide, and heights are shades and numbers. */
export const PlanScene = memo(function PlanScene(props: SceneProps) {
  const { things, marks, stateOf } = props
  const { surface, ground, tiles, crates } = things
  return (
    <svg className="wm-scene wm-plan" viewBox={`0 0 ${PLAN_SIDE} ${PLAN_SIDE}`} aria-hidden="true">
      <Defs />
      <rect className="wm-rim-top" width={PLAN_SIDE} height={PLAN_SIDE} rx="14" />
      <PlanNames />
      {EVERY_CELL.map(cell => {
        const { x, y } = planLens.middle(cell, 0)
        const height = at(ground, cell)
        const light = (columnOf(cell) + rowOf(cell)) % 2 === 1
        const tint = height === 0 ? (light ? 'wm-lawn wm-lawn-light' : 'wm-lawn') : `wm-top wm-tint-${height}`
        return <rect key={cell} className={tint} x={x - 30} y={y - 30} width={PLAN_CELL} height={PLAN_CELL} />
      })}
      <path className="wm-plan-lines" d={LINES} />
      {crates.map(({ kind, cell, bottom }) => {
        const cells = crateCells(kind, cell).filter(each => each < CELLS)
        const spots = cells.map(each => planLens.middle(each, 0))
        const left = Math.min(...spots.map(({ x }) => x)) - 25
        const top = Math.min(...spots.map(({ y }) => y)) - 25
        const along = CRATE_FORMS[kind].along
        const width = along === 1 && cells.length > 1 ? 110 : 50
        const height = along === 0 && cells.length > 1 ? 110 : 50
        return (
          <g key={`${kind} ${cell} ${bottom}`} className="wm-plan-crate">
            <rect x={left} y={top} width={width} height={height} rx="4" />
            <path
              d={`M${left} ${top}L${left + width} ${top + height}M${left} ${top + height}L${left + width} ${top}`}
            />
          </g>
        )
      })}
      <path className="wm-plan-cliffs" d={cliffs(surface)} />
      {[...marks].map(([cell, mark]) => (
        <PlanMark key={cell} cell={cell} mark={mark} />
      ))}
      {tiles.map(({ kind, cell, level }, i) => {
        const { x, y } = planLens.middle(cell, 0)
        const covered = at(surface, cell) > level
        const same = tiles.slice(0, i).filter(other => other.cell === cell).length
        return (
          <g
            key={`${kind} ${cell} ${level} ${same}`}
            className={covered ? 'wm-covered' : undefined}
            transform={`translate(${x + same * 8} ${y - same * 8})`}
          >
            <TilePiece kind={kind} flat />
          </g>
        )
      })}
      {standing(things).map(each => {
        const { x, y } = planLens.middle(each.cell, 0)
        return (
          <g key={figureKey(each.who)} transform={`translate(${x} ${y + 18}) scale(.86)`}>
            <FigurePiece {...stateOf(each)} />
          </g>
        )
      })}
      {EVERY_CELL.map(cell => {
        const height = at(surface, cell)
        const { x, y } = planLens.middle(cell, 0)
        return height === 0 ? undefined : (
          <text key={cell} className="wm-plan-number" x={x - 20} y={y - 13}>
            {height}
          </text>
        )
      })}
    </svg>
  )
})

const LINES = Array.from({ length: SIZE + 1 }, (_, i) => {
  const at = PLAN_RIM + i * PLAN_CELL
  const far = PLAN_SIDE - PLAN_RIM
  return `M${at} ${PLAN_RIM}V${far}M${PLAN_RIM} ${at}H${far}`
}).join('')

/** Edges that are too high to climb are thick, climbable ones thin. */
function cliffs(surface: SceneProps['things']['surface']): string {
  let d = ''
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y } = planLens.middle(cell, 0)
    const east = columnOf(cell) < SIZE - 1 ? Math.abs(at(surface, cell) - at(surface, cell + 1)) : 0
    const north = rowOf(cell) < SIZE - 1 ? Math.abs(at(surface, cell) - at(surface, cell + SIZE)) : 0
    if (east > 1) d += `M${x + 30} ${y - 30}v60`
    if (north > 1) d += `M${x - 30} ${y - 30}h60`
  }
  return d
}

function PlanNames() {
  const half = PLAN_SIDE / 2
  const signs = [
    [half, 12],
    [PLAN_SIDE - 12, half],
    [half, PLAN_SIDE - 12],
    [12, half],
  ]
  return (
    <g className="wm-names wm-plan-names">
      {Array.from({ length: SIZE }, (_, i) => {
        const name = 'abcdefghijkl'[i]
        const x = PLAN_RIM + (i + 0.5) * PLAN_CELL
        const y = PLAN_SIDE - x
        return (
          <g key={name}>
            <text x={x} y={PLAN_SIDE - 16}>
              {name}
            </text>
            <text x={x} y={30}>
              {name}
            </text>
            <text x={22} y={y + 7}>
              {i + 1}
            </text>
            <text x={PLAN_SIDE - 20} y={y + 7}>
              {i + 1}
            </text>
          </g>
        )
      })}
      {DIRECTIONS.map((name, way) => (
        <text key={name} className="wm-plan-way" x={signs[way]?.[0]} y={(signs[way]?.[1] ?? 0) + 6}>
          {name}
        </text>
      ))}
    </g>
  )
}

function PlanMark({ cell, mark }: { readonly cell: number; readonly mark: Mark }) {
  const { x, y } = planLens.middle(cell, 0)
  return (
    <g className={`wm-mark wm-mark-${mark.tone}`}>
      <path d={`M${x - 26} ${y - 26}h52v52h-52Z`} />
      {mark.text !== undefined && (
        <text x={x} y={y + 7}>
          {mark.text}
        </text>
      )}
    </g>
  )
}
