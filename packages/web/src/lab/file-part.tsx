import type { Game } from '@undercroft/kernel'
import { type Draft, type ReadDraft, readDraft, writeDraft } from '@undercroft/lab'
import { useId, useMemo, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import { fileName } from './settings.ts'

interface FilePartProps {
  readonly game: Game
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** The experiment as the file that the command line reads: to be looked at, changed, and saved. */
export function FilePart({ game, draft, onChange }: FilePartProps) {
  const written = useMemo(() => writeDraft(draft), [draft])
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const name = fileName(draft.game, 'yaml')
  const text = typed ?? written
  const { mistakes, experiment }: ReadDraft = useMemo(() => readDraft(text, [game]), [text, game])
  const type = (next: string): void => {
    setTyped(next)
    const read = readDraft(next, [game]).draft
    if (read !== undefined) onChange(read)
  }
  return (
    <details className="lab-file" open={mistakes.length > 0 || undefined}>
      <summary>As a file</summary>
      <label htmlFor={id}>The experiment in YAML, as the command line reads it</label>
      <textarea
        id={id}
        spellCheck={false}
        rows={Math.min(24, text.split('\n').length + 1)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => mistakes.length === 0 && setTyped(undefined)}
      />
      {mistakes.length > 0 && (
        <ul className="notice notice-danger" role="alert">
          {mistakes.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
      {experiment?.tune !== undefined && (
        <p className="field-says">
          It has goals for <code>lab tune</code>. Here they stay as they are, and its games are played as with{' '}
          <code>lab run</code>.
        </p>
      )}
      <div className="row">
        <button type="button" className="button" onClick={() => saveFile(text, name)}>
          <Icon name="download" /> Save the file
        </button>
        <code>npx undercroft lab run {name}</code>
      </div>
    </details>
  )
}
