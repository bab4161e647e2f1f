import { type Analysis, SURE } from '@undercroft/bots'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { counted } from '../shell/counted.ts'
import { type CurvePoint, KINDS, knewOf, pointsOf, readingAt } from './curve-points.ts'
import { percent, plusMinus, points } from './verdict.ts'

interface CurveProps {
  readonly found: Analysis
  readonly seat: number
  readonly name: string
  readonly steps: number
  /** The first position that can be looked at. */
  readonly from?: number
  /** The position that is looked at. */
  readonly at: number
  /** The pointer is over a position, or has left. */
  readonly onPoint?: (step: number | undefined) => void
  readonly onPick: (step: number) => void
}

const [WIDTH, HEIGHT] = [600, 120]

/** A seat's chance from the set-up to the end, in two colours: luck and decisions. Pointing at it, or the arrow keys, move along it. */
export function Curve({ found, seat, name, steps, from = 0, at, onPoint, onPick }: CurveProps) {
  const lines = useMemo(() => linesOf(found, seat, steps), [found, seat, steps])
  const touched = useRef(false)
  const stepAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(steps, Math.max(from, Math.round(((clientX - left) / width) * steps)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(at, from, steps)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation() // the table has keys of its own
    onPick(Math.min(steps, Math.max(from, to)))
  }
  return (
    <figure className="analysis-curve">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`The chance of ${name} to win, move by move`}
        aria-valuemin={from}
        aria-valuemax={steps}
        aria-valuenow={at}
        aria-valuetext={sayReading(found, seat, at, steps)}
        onKeyDown={onKeyDown}
        onPointerMove={event => {
          touched.current = event.pointerType !== 'mouse'
          if (touched.current) onPick(stepAt(event))
          else onPoint?.(stepAt(event))
        }}
        onPointerLeave={() => touched.current || onPoint?.(undefined)}
        onPointerDown={event => onPick(stepAt(event))}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
          <path className="analysis-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="analysis-band" d={lines.band} />
          {lines.knew !== '' && <path className="analysis-knew" d={lines.knew} />}
          {KINDS.map(kind => (
            <path key={kind} className={`analysis-${kind}`} d={lines[kind]} />
          ))}
          <path className="analysis-at" d={`M${(at / Math.max(1, steps)) * WIDTH} 0V${HEIGHT}`} />
        </svg>
      </div>
      <figcaption>
        <output>{sayReading(found, seat, at, steps)}</output>
        <span className="analysis-key">
          <i className="analysis-luck" /> luck
        </span>
        <span className="analysis-key">
          <i className="analysis-decision" /> decisions
        </span>
        {lines.look !== '' && (
          <span className="analysis-key">
            <i className="analysis-look" /> a new turn
          </span>
        )}
        {lines.knew !== '' && (
          <span className="analysis-key">
            <i className="analysis-knew" /> by what {name} knew
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** How many moves a page is. */
const PAGE = 10

const KEYS: { readonly [key: string]: (at: number, from: number, to: number) => number } = {
  ArrowLeft: at => at - 1,
  ArrowDown: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowUp: at => at + 1,
  PageDown: at => at - PAGE,
  PageUp: at => at + PAGE,
  Home: (_, from) => from,
  End: (_, __, to) => to,
}

function sayReading(found: Analysis, seat: number, at: number, steps: number): string {
  const { chance, error, luck, decision, look } = readingAt(found, seat, at)
  const where = at === 0 ? 'After the set-up' : `After ${at} of ${counted(steps, 'move')}`
  const brought = at === 0 ? '' : `; luck ${points(luck)}, decisions ${points(decision)}`
  const turn = points(look) === '0' ? '' : `, a new turn ${points(look)}`
  return `${where}: ${percent(chance)} ${plusMinus(error)}${brought}${turn}`
}

function linesOf(found: Analysis, seat: number, steps: number) {
  const all = pointsOf(found, seat)
  const x = (at: number) => ((at / Math.max(1, steps)) * WIDTH).toFixed(1)
  const y = (chance: number) => (HEIGHT * (1 - Math.min(1, Math.max(0, chance)))).toFixed(1)
  const paths = { luck: '', decision: '', look: '' }
  for (const [i, point] of all.entries()) {
    const last = all[i - 1]
    if (last !== undefined) paths[point.by] += `M${x(last.x)} ${y(last.chance)}L${x(point.x)} ${y(point.chance)}`
  }
  const edge = (way: number) => (point: CurvePoint) => `${x(point.x)} ${y(point.chance + way * SURE * point.error)}`
  const band = all.length === 0 ? '' : `M${[...all.map(edge(1)), ...all.toReversed().map(edge(-1))].join('L')}Z`
  const knew = knewOf(found, seat).map(({ step, chance }) => `${x(step - 1)} ${y(chance)}`)
  return { ...paths, band, knew: knew.length < 2 ? '' : `M${knew.join('L')}` }
}
