import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { How } from '../../drawing/clicks.ts'
import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, NOWHERE } from '../content/cells.ts'
import type { Heights } from '../state/terrain.ts'
import type { Box } from './area.ts'
import { InHand } from './Bursts.tsx'
import { Cells } from './Cells.tsx'
import { Controls } from './Controls.tsx'
import { Evening } from './Evening.tsx'
import type { FigureState } from './FigurePiece.tsx'
import { castOf, TALL } from './figures.ts'
import { type Flag, NOTHING_FLAGGED } from './flags.ts'
import { Ghost } from './Ghost.tsx'
import type { Lens } from './lens.ts'
import type { Marks } from './marks.ts'
import { PlanScene } from './PlanScene.tsx'
import { ISO_WIDTH, pathOf } from './projection.ts'
import { Scene } from './Scene.tsx'
import { type Standing, standing, type Things, type Travels } from './things.ts'
import { useFlagged } from './useFlagged.ts'
import type { Looking } from './useLook.ts'

export interface YardProps {
  readonly look: Looking
  readonly things: Things
  /** The heights by which cells are pointed at, where they are not those that are drawn. */
  readonly hits?: Heights
  readonly marks: Marks
  readonly travels: Travels
  readonly pace: number
  readonly live: ReadonlySet<Cell>
  readonly cursor: Cell
  readonly hover: Cell | undefined
  readonly name: string
  /** Shows all of it, however one likes to look at it. */
  readonly whole?: boolean
  /** Whether there is anybody whose threats could be shown. */
  readonly threats?: boolean
  stateOf(standing: Standing): FigureState
  label(cell: Cell): string
  onAct(cell: Cell, how: How): void
  onCursor(cell: Cell): void
  onHover(cell: Cell | undefined): void
  onKey?(key: string, cell: Cell): boolean
  onDown?(cell: Cell, event: PointerEvent): void
  /** Where the enemy in hand is. */
  readonly inHand?: Cell | undefined
  /** Where something happens, or is to: it is kept in sight when the picture is larger than its frame. */
  readonly follow?: readonly Cell[] | undefined
  /** Drawn over the board. */
  readonly overlay?: ReactNode
  /** Laid over it, as elements of the page. */
  readonly children?: ReactNode
}

/** The board in either of its drawings, with a button on every cell. */
export function Yard(props: YardProps) {
  const { look, things, hover, cursor, inHand, follow, overlay, children } = props
  const { lens, plan, numbers } = look
  const near = look.near && props.whole !== true
  const stage = useRef<HTMLDivElement>(null)
  const flagSize = useFlagSize(stage)
  const { enemies, hero, surface } = things
  const talls = useMemo(
    () => new Map(standing({ enemies, hero }).map(({ who, cell }) => [cell, TALL[castOf(who)]])),
    [enemies, hero],
  )
  const { marks } = props
  const { quarter } = lens
  const now = useMemo(
    () => ({ things, marks, numbers, quarter, size: flagSize }),
    [things, marks, numbers, quarter, flagSize],
  )
  const known = useFlagged(plan ? undefined : now)
  const view = useRef<HTMLDivElement>(null)
  // When the picture is larger than its frame, what happens, the dog or the current cell is scrolled to the middle, but
  // not with each move of the cursor: the board would move away under the finger.
  const focus = useRef<readonly Cell[]>([])
  focus.current = follow ?? [hero === NOWHERE ? cursor : hero]
  const followed = follow?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled when another place is followed
  useEffect(() => {
    const frame = view.current
    if (!near || frame === null) return
    const spots = focus.current.map(cell => lens.middle(cell, 0))
    const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length
    const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
    frame.scrollTo({
      left: (x / lens.width) * frame.scrollWidth - frame.clientWidth / 2,
      top: (y / lens.height) * frame.scrollHeight - frame.clientHeight / 2,
    })
  }, [near, lens, followed])
  const pointed = hover ?? cursor
  const flag = known.flags.find(({ cell }) => cell === pointed)
  const outline =
    (flag === undefined ? '' : flagOutline(flag.box)) +
    (flag?.buried === true ? '' : pathOf(lens.outline(pointed, at(surface, pointed))))
  // The picture and the buttons are drawn anew only when what they show has changed, not with each move of the pointer.
  const latest = useRef(props)
  latest.current = props
  const onAct = useCallback<YardProps['onAct']>((cell, how) => latest.current.onAct(cell, how), [])
  const onKey = useCallback((key: string, cell: Cell) => latest.current.onKey?.(key, cell) === true, [])
  const onDown = useCallback((cell: Cell, event: PointerEvent) => latest.current.onDown?.(cell, event), [])
  const Drawing = plan ? PlanScene : Scene
  return (
    <div className="wm-frame">
      <Evening />
      <section className="wm-view" data-near={near ? '' : undefined} aria-label={props.name} ref={view}>
        <div
          className="wm-stage"
          ref={stage}
          data-lens={lens.kind}
          style={{ aspectRatio: `${lens.width} / ${lens.height}`, ['--wm-ratio' as string]: lens.width / lens.height }}
        >
          <Drawing
            things={things}
            quarter={lens.quarter}
            marks={marks}
            flagged={known}
            travels={props.travels}
            pace={props.pace}
            numbers={numbers}
            stateOf={props.stateOf}
          />
          <svg
            className={`wm-scene wm-over wm-over-${lens.kind}`}
            viewBox={`0 0 ${lens.width} ${lens.height}`}
            aria-hidden="true"
          >
            {!plan && <Ghost quarter={lens.quarter} things={things} travels={props.travels} pace={props.pace} />}
            {overlay}
            {inHand !== undefined && <InHand {...above(lens, surface, known.flags, inHand)} />}
            <path className={hover === undefined ? 'wm-cursor' : 'wm-cursor wm-cursor-hover'} d={outline} />
          </svg>
          <Cells
            lens={lens}
            surface={props.hits ?? surface}
            talls={talls}
            flags={props.hits === undefined ? known.flags : NOTHING_FLAGGED.flags}
            cursor={cursor}
            live={props.live}
            label={props.label}
            onAct={onAct}
            onCursor={props.onCursor}
            onHover={props.onHover}
            onKey={onKey}
            onDown={onDown}
          />
          {children}
        </div>
      </section>
      <Controls look={look} threats={props.threats ?? true} />
    </div>
  )
}

/** How much larger flags have to be drawn to be read, where the picture is small. */
const FLAG_SIZES = [1, 1.2, 1.45, 1.7]

function useFlagSize(stage: RefObject<HTMLDivElement | null>): number {
  const [size, setSize] = useState(1)
  useEffect(() => {
    if (stage.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      const wanted = ISO_WIDTH / (entry?.contentRect.width || ISO_WIDTH)
      setSize(FLAG_SIZES.find(each => each > wanted - 0.02) ?? FLAG_SIZES.at(-1) ?? 1)
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  return size
}

function flagOutline({ x, y, width, height }: Box): string {
  return `M${x - 2} ${y - 2}h${width + 4}v${height + 4}h${-width - 4}Z`
}

/** Where something points down at the figure on a cell, or at the flag that tells of it. */
function above(lens: Lens, surface: Heights, flags: readonly Flag[], cell: Cell): Point {
  const flag = flags.find(each => each.cell === cell && each.things.some(({ what }) => what === 'figure'))
  if (flag !== undefined) return { x: flag.box.x + flag.box.width / 2, y: flag.box.y - 6 }
  const { x, y } = lens.middle(cell, at(surface, cell))
  return { x, y: y - (lens.kind === 'plan' ? 34 : 62) }
}
