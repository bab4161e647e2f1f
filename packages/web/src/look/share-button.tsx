import { lazy, Suspense, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from '../table/open-table.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Only what is over is shared, or what came from a file or a link: a game that runs has secrets in it. */
export function ShareButton({ isLarge = false, ...props }: TableProps & { readonly isLarge?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { now } = props.state
  if (now.outcome === undefined && now.card.opened !== true) return undefined
  return (
    <>
      <button type="button" className={isLarge ? 'button' : 'button button-small'} onClick={() => setOpen(true)}>
        <Icon name="link" /> Share
      </button>
      <Suspense>{isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
