import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, nameOf } from '../content/cells.ts'
import { CRATE_FORMS, crateCells } from '../content/pieces.ts'
import { enemyOf } from '../state/enemies.ts'
import type { View } from '../state/view.ts'
import type { Deed } from './deeds.ts'
import { lureFrom, pushOf } from './foresight.ts'
import type { Lens } from './lens.ts'
import { pathOf, RISE } from './projection.ts'
import { enemyWalks } from './walks.ts'

interface PreviewProps {
  readonly lens: Lens
  readonly view: View
  readonly deed: Deed
}

/** What a click would do, drawn before it is done. */
export function Preview({ lens, view, deed }: PreviewProps) {
  const { choice, walk } = deed
  switch (choice[0]) {
    case 'step':
      return walk === undefined ? undefined : <WayLine lens={lens} view={view} cells={[view.hero, ...walk.route]} />
    case 'push':
      return <PushPreview lens={lens} view={view} deed={deed} />
    case 'throw':
      return <ThrowPreview lens={lens} view={view} to={choice[1]} />
    case 'moveEnemy': {
      const enemy = enemyOf(view.enemies, choice[1])
      const route = enemy === undefined ? undefined : enemyWalks(view, enemy).get(choice[2])?.route
      if (enemy === undefined || route === undefined) return undefined
      return <WayLine lens={lens} view={view} cells={[enemy.cell, ...route]} />
    }
    default:
      return undefined
  }
}

/** A way over the surfaces: dots between the cells, so that what is written on them can be read. */
function WayLine(props: {
  readonly lens: Lens
  readonly view: Pick<View, 'surface'>
  readonly cells: readonly Cell[]
}) {
  const points = props.cells.map(cell => props.lens.middle(cell, at(props.view.surface, cell)))
  const d = points
    .slice(1)
    .map((to, i) => pathOf(between(points[i] ?? to, to), false))
    .join('')
  return (
    <g className="wm-way">
      <path className="wm-way-under" d={d} />
      <path d={d} />
    </g>
  )
}

/** The part of a line that is as far from both of its ends as a number reaches. */
function between(from: Point, to: Point): readonly Point[] {
  const part = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return [part(0.34), part(0.66)]
}

/** Where the crate comes to rest, what it falls on, and what it covers. */
function PushPreview({ lens, view, deed }: PreviewProps) {
  const push = pushOf(view, deed.choice)
  if (push === undefined) return undefined
  const { crate, to, kills } = push
  const from = lens.middle(crate.cell, crate.bottom)
  const level = lens.middle(to.cell, crate.bottom)
  const rest = lens.middle(to.cell, to.bottom)
  const tall = CRATE_FORMS[crate.kind].height
  return (
    <g className="wm-push">
      {crateCells(to.kind, to.cell).map(cell => (
        <path key={cell} className="wm-ghost-crate" d={ghost(lens, cell, to.bottom, to.bottom + tall)} />
      ))}
      <path className="wm-arrow-under" d={pathOf([from, level, rest], false)} />
      <path className="wm-arrow" d={pathOf([from, level, rest], false)} />
      <path className="wm-arrow-head" d={head(level.y === rest.y ? from : level, rest)} />
      {kills.map(cell => {
        const { x, y } = lens.middle(cell, at(view.surface, cell))
        return <path key={cell} className="wm-kill" d={`M${x - 15} ${y - 40}l30 30m0-30l-30 30`} />
      })}
    </g>
  )
}

/** The edges of a box that is not there yet. */
function ghost(lens: Lens, cell: Cell, bottom: number, top: number): string {
  const high = lens.outline(cell, top)
  if (lens.kind === 'plan') return pathOf(high)
  const [l, f, r] = lens.outline(cell, bottom) as [Point, Point, Point]
  const [hl, hf, hr] = high as [Point, Point, Point]
  return pathOf(high) + pathOf([hl, l, f, r, hr], false) + pathOf([hf, f], false)
}

function head(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const at = (turn: number, far: number): Point => ({
    x: to.x + Math.cos(angle + turn) * far,
    y: to.y + Math.sin(angle + turn) * far,
  })
  return pathOf([at(0, 6), at(2.5, 13), at(-2.5, 13)])
}

/** The flight of the ball, and where each enemy will have to go. */
function ThrowPreview({ lens, view, to }: { readonly lens: Lens; readonly view: View; readonly to: Cell }) {
  const from = lens.middle(view.hero, at(view.surface, view.hero))
  const goal = lens.middle(to, at(view.surface, to))
  const high = lens.kind === 'plan' ? 30 : RISE * 4
  return (
    <g>
      <path
        className="wm-flight"
        d={`M${from.x} ${from.y - 24}Q${(from.x + goal.x) / 2} ${Math.min(from.y, goal.y) - high} ${goal.x} ${goal.y - 6}`}
      />
      {lureFrom(view, to).flatMap(({ enemy, cells }) =>
        cells.map(cell => {
          const start = lens.middle(enemy.cell, at(view.surface, enemy.cell))
          const end = lens.middle(cell, at(view.surface, cell))
          const key = `${enemy.figure} ${nameOf(cell)}`
          if (cell === enemy.cell) return <circle key={key} className="wm-stays" cx={end.x} cy={end.y} r="20" />
          return (
            <g key={key} className="wm-lured">
              <path d={pathOf([start, end], false)} />
              <path className="wm-lured-head" d={head(start, end)} />
            </g>
          )
        }),
      )}
    </g>
  )
}
