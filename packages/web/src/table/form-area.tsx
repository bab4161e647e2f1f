import { useState } from 'react'
import type { TableProps } from './open-table.tsx'

/** An answer that takes a free value has an editor of its own, laid over the board; the board is one tap away. */
export function FormArea({ client, playable, board }: TableProps) {
  const [away, setAway] = useState<number>()
  const { ask } = board
  const Form = ask?.form === undefined ? undefined : playable.look.forms?.[ask.form]
  if (ask === undefined || Form === undefined) return undefined
  const hidden = away === ask.ticket
  return (
    <>
      {!hidden && (
        <div className="form-area">
          <Form key={ask.ticket} {...board} ask={ask} check={client.check} />
        </div>
      )}
      <button
        type="button"
        className="button button-small form-toggle"
        aria-pressed={hidden}
        onClick={() => setAway(hidden ? undefined : ask.ticket)}
      >
        {hidden ? 'Back to the sheet' : 'Look at the board'}
      </button>
    </>
  )
}
