import { useState } from 'react'
import { useLocation } from 'wouter'
import { SeatFields } from '../newtable/seat-fields.tsx'
import { counted } from '../shell/counted.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { makeTable, type Sitting } from '../store/tables.ts'
import { forkFrom } from '../table/host/books.ts'
import type { TableProps } from '../table/open-table.tsx'

/** Any earlier position of a game that is over, or came from elsewhere, is the beginning of another. */
export function PlayOnButton(props: TableProps) {
  const [isOpen, setOpen] = useState(false)
  const { looking, now } = props.state
  // Where somebody still plays this game they go on with it, and need no other.
  if (looking === undefined || (now.outcome === undefined && now.card.opened !== true)) return undefined
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        <Icon name="dice" /> Play on from here
      </button>
      {isOpen && <PlayOnDialog {...props} step={looking.step} onClose={() => setOpen(false)} />}
    </>
  )
}

interface PlayOnDialogProps extends TableProps {
  readonly step: number
  readonly onClose: () => void
}

function PlayOnDialog({ client, state, playable, board, step, onClose }: PlayOnDialogProps) {
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
