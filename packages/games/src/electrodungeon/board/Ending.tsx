import type { BoardProps } from '../../board.ts'
import { DOORS, ROOMS } from '../content/board.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES } from '../content/rooms.ts'
import type { ElectroDungeon } from '../state/state.ts'

/** At the end everything that was hidden is shown (ED-18.1). */
export function Ending({ seen }: BoardProps<ElectroDungeon>) {
  const { rooms, doors } = seen.view
  const exit = doors.findIndex(({ card }) => card === 'lock')
  const left = rooms.flatMap((room, id) =>
    room.card === undefined || room.cleared
      ? []
      : [`${ROOMS[id]}: ${ROOM_CARD_NAMES[room.card]}${room.key ? ' with a key' : ''}`],
  )
  return (
    <div className="ed-ending">
      {exit >= 0 && (
        <p>
          The true exit was behind the <b className={`ed-door-name ed-door-${DOORS[exit]}`}>{DOORS[exit]}</b> door.
        </p>
      )}
      <ul>
        {doors.map(({ card, fragment, done }, door) =>
          card === undefined || card === 'lock' ? undefined : (
            <li key={DOORS[door]}>
              {DOORS[door]}: {SIDE_CARD_NAMES[card]}
              {fragment ? ', a fragment' : ''}
              {done ? ', completed' : ''}
            </li>
          ),
        )}
      </ul>
      {left.length > 0 && <p>Never opened: {left.join('; ')}.</p>}
    </div>
  )
}
