import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { DOORS, ROOMS } from '../content/board.ts'
import { SIDE_CARD_NAMES, SIDE_CARDS } from '../content/rooms.ts'
import { ROOM_CLAIMS } from '../state/choices.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { sayClaim } from '../words/labels.ts'

/** Says what lies somewhere, true or not: nobody checks it (ED-2.8, ED-5.43). */
export function ClaimForm({ seen, viewer, aside }: BoardProps<ElectroDungeon>) {
  const { rooms, doors, round } = seen.view
  const hidden = rooms.flatMap(({ cleared }, room) => (cleared ? [] : [`room ${room}`]))
  const locked = doors.flatMap((door, id) => (door.locked ? [`door ${id}`] : []))
  const places = [...hidden, ...locked]
  const [place, setPlace] = useState('')
  const [says, setSays] = useState('')
  if (aside === undefined || viewer === 'spectator' || round === 0 || places.length === 0) return undefined
  const at = places.includes(place) ? place : (places[0] ?? '')
  const id = Number(at.split(' ')[1])
  const claims: readonly string[] = at.startsWith('room') ? ROOM_CLAIMS : SIDE_CARDS
  const said = claims.includes(says) ? says : claims[0]
  const say = () => {
    const room = ROOM_CLAIMS.find(each => each === said)
    const door = SIDE_CARDS.find(each => each === said)
    if (at.startsWith('room') && room !== undefined) aside(['claimRoom', id, room])
    if (at.startsWith('door') && door !== undefined) aside(['claimDoor', id, door])
  }
  return (
    <form
      className="ed-claim"
      aria-label="Claim something, true or not"
      onSubmit={event => {
        event.preventDefault()
        say()
      }}
    >
      <select aria-label="Where" value={at} onChange={({ target }) => setPlace(target.value)}>
        {places.map(each => (
          <option key={each} value={each}>
            {each.startsWith('room') ? `Room ${ROOMS[Number(each.slice(5))]}` : `${DOORS[Number(each.slice(5))]} door`}
          </option>
        ))}
      </select>
      <select aria-label="What lies there" value={said} onChange={({ target }) => setSays(target.value)}>
        {at.startsWith('room')
          ? ROOM_CLAIMS.map(each => (
              <option key={each} value={each}>
                {sayClaim(each)}
              </option>
            ))
          : SIDE_CARDS.map(each => (
              <option key={each} value={each}>
                {SIDE_CARD_NAMES[each]}
              </option>
            ))}
      </select>
      <button type="submit" className="ed-button">
        Say it
      </button>
    </form>
  )
}
