import { endsOf, flow, type TileKind, WIDTH } from '../../../content/puzzles/path-of-current.ts'
import { counted } from '../../../words/labels.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

const JOINS = ['left', 'top', 'right', 'bottom']

/** Sixteen tiles of copper: a touch turns one, and the current shows how far it comes. */
export function PathOfCurrentPicture(props: BenchProps<'PZ-06'>) {
  const { shown } = props.seen
  // Quarter turns are counted on beyond 3, so that a tile never spins back.
  const steps = useSteps(shown.turns, props.advised)
  const turns = steps.now.map(turn => ((turn % 4) + 4) % 4)
  const { tiles: live, through } = flow(shown, turns)
  const turn = (tile: number, by: number) => steps.go(steps.now.with(tile, (steps.now[tile] ?? 0) + by))
  return (
    <Lab
      {...benchOf(props)}
      note={through ? 'The current runs through.' : `The current comes ${counted(live.length, 'tile', 'tiles')} far.`}
      steps={steps}
      act={act(props, 'Close the circuit', through ? turns : undefined)}
    >
      <div className="ed-circuit">
        <Terminal side="left" row={shown.from} live />
        <Keys
          label="Tiles"
          columns={WIDTH}
          className="ed-tiles"
          onKey={(key, tile) => {
            if (key !== 'Backspace') return false
            turn(tile, -1)
            return true
          }}
        >
          {[...shown.tiles.entries()].map(([tile, kind]) => (
            <button
              key={tile}
              type="button"
              className="ed-tile"
              data-live={live.includes(tile) ? '' : undefined}
              aria-label={nameOf(tile, kind, turns[tile] ?? 0, live.includes(tile))}
              onClick={event => turn(tile, event.shiftKey ? -1 : 1)}
              onContextMenu={event => {
                event.preventDefault()
                turn(tile, -1)
              }}
            >
              <TileDrawing kind={kind} turns={steps.now[tile] ?? 0} />
            </button>
          ))}
        </Keys>
        <Terminal side="right" row={shown.to} live={through} />
      </div>
    </Lab>
  )
}

function nameOf(tile: number, kind: TileKind, turn: number, live: boolean): string {
  const [a, b] = endsOf(kind, turn).map(side => JOINS[side])
  return `Row ${Math.floor(tile / WIDTH) + 1}, column ${(tile % WIDTH) + 1}: joins ${a} and ${b}${live ? ', live' : ''}`
}

/** Unturned, a straight lies from left to right, an elbow from left to top. */
function TileDrawing({ kind, turns }: { readonly kind: TileKind; readonly turns: number }) {
  const path = kind === 'straight' ? 'M0 50H100' : 'M0 50H24Q50 50 50 24V0'
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g className="ed-tile-turn" style={{ transform: `rotate(${90 * turns}deg)` }}>
        <path className="ed-pipe-rim" d={path} />
        <path className="ed-pipe" d={path} />
        <path className="ed-pipe-core" d={path} />
      </g>
      <path className="ed-tile-rivets" d="M10 10v.01M90 10v.01M10 90v.01M90 90v.01" />
    </svg>
  )
}

interface TerminalProps {
  readonly side: 'left' | 'right'
  readonly row: number
  readonly live: boolean
}

function Terminal({ side, row, live }: TerminalProps) {
  const says = side === 'left' ? `The current comes in at row ${row + 1}` : `It must leave at row ${row + 1}`
  return (
    <svg
      className="ed-terminal"
      data-side={side}
      data-live={live ? '' : undefined}
      viewBox="0 0 40 400"
      role="img"
      aria-label={says}
      data-tip={says}
    >
      <g transform={`translate(20 ${50 + 100 * row})`}>
        <circle className="ed-terminal-glow" r="20" fill="url(#ed-spark)" />
        <path
          d={side === 'left' ? 'M-16 -17h20l16 17-16 17h-20z' : 'M-20 -17h36v34h-36l14-17z'}
          fill="url(#ed-brass)"
        />
        <path className="ed-terminal-bolt" d="M3 -12L-6 2h5l-2 10L8 -3H2z" />
      </g>
    </svg>
  )
}
