import { useEffect } from 'react'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import type { TableProps } from './open-table.tsx'

/** While the browser cannot save the table: it goes on all the same, and its record can be taken along as a file. */
export function Unsaved({ client, state: { unsaved } }: TableProps) {
  const lost = unsaved !== undefined
  useEffect(() => {
    if (!lost) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [lost])
  if (!lost) return undefined
  return (
    <div className="line-notices">
      <div className="line-notice unsaved" data-kind="lost" role="alert">
        <Icon name="barred" />
        <p>{unsaved} It is tried again. Until then you can play on, but with this tab the game is gone.</p>
        <button type="button" className="button button-small" onClick={() => client.download(saveFile)}>
          <Icon name="download" /> Save the game as a file
        </button>
      </div>
    </div>
  )
}
