import { lazy, Suspense, useState } from 'react'
import { Icon } from '../shell/icons.tsx'

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))

interface PublishButtonProps {
  readonly table: string
  /** Which game, where there are many; without it the button stands alone, and says what it does. */
  readonly title?: string
}

/** Opens the dialog in which an online game is given to everybody. */
export function PublishButton({ table, title }: PublishButtonProps) {
  const [open, setOpen] = useState(false)
  const look = title === undefined ? 'button' : 'button button-icon button-quiet'
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        <Icon name="globe" /> {title === undefined ? 'Publish' : <span className="unseen">Publish {title}</span>}
      </button>
      <Suspense>{open && <PublishDialog table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
