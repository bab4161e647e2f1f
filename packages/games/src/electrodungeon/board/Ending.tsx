import type { BoardProps } from '../../board.ts'
import { DOORS, ROOMS } from '../content/board.ts'
import { FRAGMENTS, ROOM_CARD_NAMES, SIDE_CARD_NAMES } from '../content/rooms.ts'
import { type ElectroDungeon, MOF, seatOf } from '../state/state.ts'
import type { DoorView } from '../state/view.ts'
import { fragmentsHeld } from '../words/aims.ts'
import { ending } from '../words/ending.ts'
import { counted } from '../words/labels.ts'
import { sayWhere } from '../words/places.ts'
import { DOOR_SHAPES } from './DoorPiece.tsx'
import { Glyph } from './Glyph.tsx'
import { letterOf, shapeOf } from './seats.ts'

/** How it went: who got out or whom the maze keeps, by which rule, and all that was hidden (ED-18.1). */
export function Ending({ seen, sitters, openRule }: BoardProps<ElectroDungeon>) {
  const { view, outcome } = seen
  if (outcome === undefined) return undefined
  const { rooms, doors } = view
  const exit = doors.findIndex(({ card }) => card === 'lock')
  const masters = outcome.winners.includes(MOF)
  const left = rooms.flatMap((room, id) =>
    room.card === undefined || room.cleared
      ? []
      : [`room ${ROOMS[id]}, ${ROOM_CARD_NAMES[room.card]}${room.key ? ' with a key' : ''}`],
  )
  return (
    <div className="ed-ending">
      {exit >= 0 && (
        <svg
          viewBox="-13 -13 26 26"
          className={`ed-tracker-door ed-ending-exit ed-door-${DOORS[exit]}`}
          aria-hidden="true"
        >
          <path data-open={masters ? undefined : ''} d={DOOR_SHAPES[exit]} />
          <Glyph name={masters ? 'lock' : 'fragment'} size={12} />
        </svg>
      )}
      <h3>{masters ? 'The maze keeps them all' : 'The maze is open'}</h3>
      <p>
        {ending(
          outcome,
          sitters.map(({ player }) => player),
        )}{' '}
        <button type="button" className="ed-rule" onClick={() => openRule(outcome.by)}>
          {outcome.by}
        </button>
      </p>
      {exit >= 0 && (
        <p>
          The true exit was behind the <b className={`ed-door-name ed-door-${DOORS[exit]}`}>{DOORS[exit]}</b> door.{' '}
          {fragmentsHeld(view)} of {FRAGMENTS} fragments were found.
        </p>
      )}
      <ul className="ed-ending-explorers">
        {view.explorers.map(({ place, keys, fragments }, id) => (
          <li key={letterOf(id)} className={`ed-seat-${id}`}>
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <path d={shapeOf(id)} />
            </svg>
            <span>
              <b>{sitters.find(({ seat }) => seat === seatOf(id))?.player ?? letterOf(id)}</b>
              <small>
                {outcome.winners.includes(seatOf(id)) ? 'is out' : `is left at ${sayWhere(place)}`}
                {keys > 0 && `, with ${counted(keys, 'Small Key')}`}
                {fragments > 0 && `, with ${counted(fragments, 'fragment')}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <h4>Behind the other doors</h4>
      <ul>
        {doors.map((door, id) =>
          door.card === undefined || door.card === 'lock' ? undefined : (
            <li key={DOORS[id]}>
              {DOORS[id]}: {SIDE_CARD_NAMES[door.card]}
              {door.fragment ? ', with a fragment' : ''}
              {sayState(door)}
            </li>
          ),
        )}
      </ul>
      {left.length > 0 && (
        <details>
          <summary>{counted(left.length, 'room')} never cleared</summary>
          <p>{left.join('; ')}.</p>
        </details>
      )}
    </div>
  )
}

const sayState = ({ locked, done }: DoorView): string =>
  done ? ', solved' : locked ? ', never opened' : ', not solved'
