import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { makeTable } from '../store/tables.ts'

interface Problem {
  readonly n: number
  readonly file: string
  readonly message: string
}

/** Opens a record from a file, chosen or dropped anywhere on the page. */
export function OpenRecord() {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  const [dragged, setDragged] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const open = useCallback(
    async (file: File) => {
      const { readTableFile } = await import('./read-table-file.ts')
      const read = await readTableFile(await file.text())
      if (!read.ok) return setProblem(before => ({ n: (before?.n ?? 0) + 1, file: file.name, message: read.error }))
      navigate(`/table/${await makeTable(read.value.table, { record: read.value.record })}`)
    },
    [navigate],
  )
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setDragged(event.dataTransfer?.types.includes('Files') === true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragged(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setDragged(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) void open(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [open])
  return (
    <section className="open-record" data-dragged={dragged} aria-labelledby="records">
      <h2 id="records">Game files</h2>
      <p>A game is a small text file. Drop one anywhere here to look through it, or to go on with it.</p>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label="A game file to open"
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void open(file)
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="open" /> Open a game file
      </button>
      {problem !== undefined && (
        // a new one each time, so that a second problem comes into sight as well
        <div key={problem.n} ref={inSight} className="notice notice-danger" role="alert">
          <strong>{problem.file} cannot be opened.</strong> {problem.message}
        </div>
      )}
    </section>
  )
}

/** A record can be dropped anywhere on a long page: what is wrong with it comes to where one is. */
function inSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}
