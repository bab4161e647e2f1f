import { useRef } from 'react'
import { Icon } from '../shell/icons.tsx'

interface OpenButtonProps {
  readonly onOpen: (text: string, name: string) => void
}

/** Opens an experiment, or a report that this page or the command line has made. */
export function OpenButton({ onOpen }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (files: FileList | null): Promise<void> => {
    const file = files?.[0]
    if (file !== undefined) onOpen(await file.text(), file.name)
    if (input.current !== null) input.current.value = ''
  }
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="open" /> Open a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,.json,.html"
        aria-label="An experiment or a report"
        onChange={({ target }) => void open(target.files)}
      />
    </>
  )
}
