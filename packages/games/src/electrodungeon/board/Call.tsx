import type { BoardProps } from '../../board.ts'
import { DOOR_CELLS, DOORS, type DoorId, NONE } from '../content/board.ts'
import { calledTo } from '../rules/08-side-rooms/called.ts'
import { type ElectroDungeon, type ExplorerId, has, seatOf } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { sayWhere } from '../words/places.ts'
import { type Chart, type Overlay, placed } from './chart.ts'
import { letterOf, shapeOf } from './seats.ts'

type Props = BoardProps<ElectroDungeon>

/** A task that calls for company: who is asked to it, and which door it is behind. */
interface Calling {
  readonly door: DoorId
  readonly trial: boolean
  readonly called: readonly ExplorerId[]
}

function callingOf({ frames, view }: Props['seen']): Calling | undefined {
  const frame = frames.at(-1)
  if (frame?.phase !== 'joining') return undefined
  const trial = view.doors[frame.door]?.card === 'trial'
  const called = calledTo(view, frame.door)
  return { door: frame.door, trial, called: [...view.explorers.keys()].filter(id => has(called, id)) }
}

/** ED-8.5: who is called, from where, and who has answered already. What they answered shows when all have. */
export function Call({ seen, sitters, chart, within }: Props & Overlay) {
  const calling = callingOf(seen)
  const cell = calling && DOOR_CELLS[calling.door]
  if (calling === undefined || cell === undefined) return undefined
  const { door, trial, called } = calling
  const { view, answered } = seen
  return (
    <section
      className="ed-call"
      data-below={within(chart.at(cell)).y < 0.5 ? '' : undefined}
      aria-label={`Called to the ${DOORS[door]} door`}
      data-tells="below"
    >
      <p>
        <b>{letterOf(view.turn.leader)}</b> {trial ? 'calls all to the Trial' : 'asks for help with the Puzzle'} behind
        the {DOORS[door]} door.
      </p>
      <ul>
        {called.map(id => (
          <li key={id} className={`ed-seat-${id}`}>
            <svg className="ed-contestant-token" viewBox="-18 -18 36 36" aria-hidden="true">
              <path className="ed-token-body" d={shapeOf(id)} />
            </svg>
            <b>{sitters.find(({ seat }) => seat === seatOf(id))?.player ?? letterOf(id)}</b>
            <span>{sayWhere(view.explorers[id]?.place ?? NONE)}</span>
            <small>{answered.some(({ seat }) => seat === seatOf(id)) ? 'has answered' : 'is asked'}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The wire that the call runs along, from the door to everybody whom it reaches. */
export function CallLines({ seen, chart }: { readonly seen: Props['seen']; readonly chart: Chart }) {
  const calling = callingOf(seen)
  const cell = calling && DOOR_CELLS[calling.door]
  if (calling === undefined || cell === undefined) return undefined
  const from = chart.at(cell)
  return (
    <g className="ed-call-lines">
      {calling.called.map(id => {
        const to = placed(placeOf(seen.view, id), chart)
        return <path key={id} className={`ed-seat-${id}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      })}
    </g>
  )
}

function placeOf({ explorers }: View, id: ExplorerId): number {
  return explorers[id]?.place ?? NONE
}
