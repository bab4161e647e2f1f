import { useState } from 'react'
import { useLocation } from 'wouter'
import { SeatFields } from '../newtable/seat-fields.tsx'
import { counted } from '../shell/counted.ts'
import { Dialog } from '../shell/dialog.tsx'
import { makeTable, type Sitting } from '../store/tables.ts'
import { forkFrom } from '../table/host/books.ts'
import type { TableProps } from '../table/open-table.tsx'

interface PlayOnDialogProps extends TableProps {
  readonly step: number
  readonly onClose: () => void
}

/** Asks who plays on, and says that it is another game. */
export function PlayOnDialog({ client, state, playable, board, step, onClose }: PlayOnDialogProps) {
  const { card } = state.now
  const [, navigate] = useLocation()
  const [sittings, setSittings] = useState<readonly Sitting[]>(card.sittings)
  const [problem, setProblem] = useState<string>()
  const begin = () =>
    client.download(async text => {
      const forked = forkFrom(playable.game, text, step, sittings)
      if (!forked.ok) return setProblem(forked.error.message)
      const { game, options } = card
      navigate(`/table/${await makeTable({ game, options, sittings }, forked.value)}`)
    })
  return (
    <Dialog title={`Play on after ${counted(step, 'move')}`} onClose={onClose}>
      <form
        className="take-seats"
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <p>
          A new table on this device goes on from here, with whoever you like in each seat. Its dice are new, so it is
          another game, and its record says so; this one stays as it is.
        </p>
        <SeatFields places={board.sitters} sittings={sittings} onChange={setSittings} />
        {problem !== undefined && (
          <p className="notice notice-danger" role="alert">
            This position cannot be played on: {problem}
          </p>
        )}
        <button type="submit" className="button button-main">
          Begin
        </button>
      </form>
    </Dialog>
  )
}
