import { isInOrder, slide, touchesGap } from '../../../content/puzzles/sliding-breakers.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

/** From which side of the gap a breaker comes when an arrow says where it goes. */
const FROM: { readonly [key: string]: readonly [column: number, row: number] } = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Eight breakers in a frame of nine: those beside the gap slide into it. */
export function SlidingBreakersPicture(props: BenchProps<'PZ-10'>) {
  const { tiles: start, limit } = props.seen.shown
  const steps = useSteps<readonly number[]>([], props.advised)
  const slides = steps.now
  const tiles = slides.reduce(slide, start)
  const done = isInOrder(tiles)
  const spent = slides.length >= limit
  const gap = tiles.indexOf(0)
  const push = (tile: number | undefined) => {
    if (tile !== undefined && !spent && !done && touchesGap(tiles, tile)) steps.go([...slides, tile])
  }
  const arrow = (key: string): boolean => {
    const from = FROM[key]
    if (from === undefined) return false
    const [column, row] = [(gap % 3) + from[0], Math.floor(gap / 3) + from[1]]
    if (column >= 0 && column < 3 && row >= 0 && row < 3) push(tiles[row * 3 + column])
    return true
  }
  return (
    <Lab
      {...benchOf(props)}
      note={
        done
          ? `In order after ${slides.length} slides.`
          : spent
            ? `No slide is left of ${limit}. Take some back.`
            : `${slides.length} of ${limit} slides.`
      }
      steps={steps}
      log={<p className="ed-lab-hint ed-lab-keys">The arrow keys slide too.</p>}
      act={act(props, 'Switch on', done ? slides : undefined)}
    >
      <Keys label="Breakers" columns={3} className="ed-breakers" onKey={arrow}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map(tile => {
          const at = tiles.indexOf(tile)
          const free = touchesGap(tiles, tile)
          return (
            <button
              key={tile}
              type="button"
              className="ed-breaker"
              data-home={at === tile - 1 ? '' : undefined}
              data-free={free ? '' : undefined}
              style={{ transform: `translate(${(at % 3) * 100}%, ${Math.floor(at / 3) * 100}%)` }}
              aria-disabled={!free}
              aria-label={`Breaker ${tile}, row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}${free ? ', slides' : ''}`}
              onClick={() => push(tile)}
            >
              <BreakerDrawing number={tile} home={at === tile - 1} />
            </button>
          )
        })}
      </Keys>
    </Lab>
  )
}

function BreakerDrawing({ number, home }: { readonly number: number; readonly home: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect x="4" y="4" width="92" height="92" rx="10" fill="url(#ed-ebony)" className="ed-breaker-body" />
      <rect x="11" y="11" width="78" height="78" rx="6" className="ed-breaker-inset" />
      <path className="ed-breaker-screws" d="M18 18v.01M82 18v.01M18 82v.01M82 82v.01" />
      <text className="ed-breaker-number" x="50" y="58">
        {number}
      </text>
      <g className="ed-breaker-lever" data-home={home ? '' : undefined}>
        <rect x="30" y="68" width="40" height="14" rx="7" />
        <circle cx={home ? 63 : 37} cy="75" r="9" fill="url(#ed-brass)" />
      </g>
    </svg>
  )
}
