import { lazy, Suspense, useState } from 'react'
import { Icon } from '../shell/icons.tsx'

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))

interface PublishButtonProps {
  readonly table: string
  /** Which game, where there are many. */
  readonly title?: string
}

/** Opens the dialog in which an online game is given to everybody. */
export function PublishButton({ table, title }: PublishButtonProps) {
  const [open, setOpen] = useState(false)
  const name = title === undefined ? 'Publish' : `Publish ${title}`
  return (
    <>
      <button type="button" className="button button-icon button-quiet" title={name} onClick={() => setOpen(true)}>
        <Icon name="globe" />
        <span className="unseen">{name}</span>
      </button>
      <Suspense>{open && <PublishDialog table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
