import { useState } from 'react'
import { LinkField } from '../look/link-field.tsx'
import { Icon } from '../shell/icons.tsx'
import { anything, call } from './api.ts'
import { ProblemNote } from './parts.tsx'
import { useCall } from './use-call.ts'
import { useLooked } from './use-looked.ts'
import { isObject, isToken } from './wire.ts'

interface Program {
  readonly id: string
  readonly label: string
}

/** Tokens for programs that play in one's name. */
export function Programs() {
  const [mine, look] = useLooked('/api/me/programs', arePrograms)
  const [label, setLabel] = useState('')
  const [token, setToken] = useState<string>()
  const { busy, problem, run } = useCall()
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">Programs that play for you</h2>
      <p className="muted">
        A program with a token may do at a table what you may. What it can say is in{' '}
        <a href="/api/openapi.json">the API's description</a>.
      </p>
      <ul className="programs">
        {mine?.programs.map(({ id, label: name }) => (
          <li key={id}>
            <Icon name="cog" /> <span>{name}</span>
            <button
              type="button"
              className="button button-small button-quiet"
              disabled={busy}
              onClick={() => run(() => call('DELETE', `/api/me/programs/${id}`, anything), look)}
            >
              Take back<span className="unseen"> the token of {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {token !== undefined && (
        <>
          <p>This is shown once: keep it well.</p>
          <LinkField label="Token" link={token} />
        </>
      )}
      <form
        className="name-form"
        onSubmit={event => {
          event.preventDefault()
          run(
            () => call('POST', '/api/me/programs', isToken, { label: label.trim() }),
            made => {
              setToken(made.token)
              setLabel('')
              look()
            },
          )
        }}
      >
        <label>
          <span>What is the program called?</span>
          <input type="text" value={label} maxLength={60} required onChange={event => setLabel(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={busy}>
          Make a token
        </button>
      </form>
      <ProblemNote text={problem} />
    </section>
  )
}

function arePrograms(body: unknown): body is { readonly programs: readonly Program[] } {
  return isObject(body) && Array.isArray(body.programs)
}
