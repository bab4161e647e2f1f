import { useState } from 'react'
import { SeatFields } from '../newtable/seat-fields.tsx'
import type { Sitting } from '../store/tables.ts'
import type { TableProps } from './open-table.tsx'

/** A game from a file is looked at until somebody sits down to go on with it. */
export function TakeSeats({ client, state, board }: TableProps) {
  const [sittings, setSittings] = useState<readonly Sitting[]>(state.now.card.sittings)
  return (
    <form
      className="take-seats"
      onSubmit={event => {
        event.preventDefault()
        client.sit(sittings)
      }}
    >
      <SeatFields places={board.sitters} sittings={sittings} onChange={setSittings} />
      <button type="submit" className="button button-main">
        Sit down and go on
      </button>
    </form>
  )
}
