import { Link } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { saveFile } from '../shell/save-file.ts'
import type { Failure } from './protocol.ts'

/** A table that cannot be shown says why and where, and hands out what was saved. */
export function BrokenTable({ failure: { title, message, line, text } }: { readonly failure: Failure }) {
  return (
    <Page title="Table" className="narrow">
      <div className="notice notice-danger" role="alert">
        <h1>{title ?? 'This table cannot be opened'}</h1>
        <p>
          {line !== undefined && <strong>Line {line}: </strong>}
          {message}
        </p>
        <p>Your other tables are untouched.</p>
        <div className="row">
          <Link href="/" className="button button-main">
            Back to the games
          </Link>
          {text !== undefined && (
            <button type="button" className="button" onClick={() => saveFile(text, 'table.undercroft')}>
              <Icon name="download" /> Save the game as a file
            </button>
          )}
        </div>
      </div>
    </Page>
  )
}
