import { lazy, Suspense, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from '../table/open-table.tsx'

const PlayOnDialog = lazy(async () => ({ default: (await import('./play-on-dialog.tsx')).PlayOnDialog }))

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
      <Suspense>{isOpen && <PlayOnDialog {...props} step={looking.step} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
