import type { BoardProps } from '../../board.ts'
import { seatShape } from '../../drawing/index.ts'
import { SPACES } from '../content/lanterns.ts'
import type { Keeper, LanternKeep } from '../state/state.ts'

const STEP = 48
const LANE = 84
const MARGIN = 40

/** The road: a lane for each keeper, and what can be told of the oil. A click on one's own keeper walks. */
export function Board({ seen, ask, viewer, sitters, choose, pointed, advised, point }: BoardProps<LanternKeep>) {
  const { keepers, mover } = seen.view
  const mayWalk = ask?.options.some(([verb]) => verb === 'walk') === true
  const lit = pointed?.[0] === 'walk' || advised?.[0] === 'walk'
  const width = MARGIN * 2 + SPACES * STEP
  return (
    <svg
      className="lk-board"
      viewBox={`0 0 ${width} ${MARGIN + keepers.length * LANE}`}
      role="img"
      aria-label="The road to the keep"
    >
      {keepers.map((keeper, seat) => {
        const y = MARGIN + seat * LANE
        const isMine = mayWalk && seat === viewer
        return (
          <g key={sitters[seat]?.name ?? seat} className={seat === mover ? 'lk-lane lk-moves' : 'lk-lane'}>
            <path className="lk-road" d={`M${MARGIN} ${y}h${SPACES * STEP}`} />
            <text className="lk-note" x={MARGIN} y={y + 34}>
              {`${sitters[seat]?.player ?? ''}: ${sayOil(keeper)}`}
            </text>
            <Figure
              {...{ keeper, seat, y, lit }}
              walk={isMine ? () => choose(['walk']) : undefined}
              point={on => point?.(on ? ['walk'] : undefined)}
            />
          </g>
        )
      })}
    </svg>
  )
}

interface FigureProps {
  readonly keeper: Readonly<Keeper>
  readonly seat: number
  readonly y: number
  /** It is pointed at in the list of answers, or advised. */
  readonly lit: boolean
  readonly point: (on: boolean) => void
  /** Left out where it may not be clicked. */
  readonly walk: (() => void) | undefined
}

/** A keeper on the road; one's own is a button while it may walk. */
function Figure({ keeper, seat, y, lit, point, walk }: FigureProps) {
  const { path, colour } = seatShape(seat)
  const at = `translate(${MARGIN + keeper.space * STEP} ${y})`
  const shape = <path className="lk-keeper" d={path} fill={colour} />
  if (walk === undefined) return <g transform={at}>{shape}</g>
  return (
    <foreignObject x={MARGIN + keeper.space * STEP - 22} y={y - 22} width="44" height="44">
      <button
        type="button"
        className="lk-offered"
        data-lit={lit}
        aria-label="Walk"
        onClick={walk}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
      >
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          {shape}
        </svg>
      </button>
    </foreignObject>
  )
}

function sayOil({ oil, low, high }: Readonly<Keeper>): string {
  if (oil > 0) return `${oil} of oil`
  return low === high ? `${low} of oil` : `${low} to ${high} of oil`
}
