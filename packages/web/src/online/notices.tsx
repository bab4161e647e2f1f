import { fail, ok, type Result } from '@undercroft/kernel'
import { useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { anything, call } from './api.ts'
import { ProblemNote } from './parts.tsx'
import { useCall } from './use-call.ts'
import { useLooked } from './use-looked.ts'
import { hasTexts, isObject, type Problem } from './wire.ts'

interface Notice {
  readonly id: string
  readonly kind: string
}

const NAMES: { readonly [kind: string]: string } = { push: 'A browser', webhook: 'A webhook' }

/** Where one is told that it is one's turn, when no page is open. */
export function Notices() {
  const [mine, look] = useLooked('/api/me/notices', areNotices)
  const [url, setUrl] = useState('')
  const { busy, problem, run } = useCall()
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">When it is your turn</h2>
      <p className="muted">Be told in this browser, or by a webhook as Discord has them, while no page is open.</p>
      <ul className="programs">
        {mine?.notices.map(({ id, kind }) => (
          <li key={id}>
            <Icon name={kind === 'push' ? 'lantern' : 'link'} /> <span>{NAMES[kind] ?? kind}</span>
            <button
              type="button"
              className="button button-small button-quiet"
              disabled={busy}
              onClick={() => run(() => call('DELETE', `/api/me/notices/${id}`, anything), look)}
            >
              No more
            </button>
          </li>
        ))}
      </ul>
      {'PushManager' in globalThis && 'serviceWorker' in navigator && (
        <button type="button" className="button" disabled={busy} onClick={() => run(pushHere, look)}>
          <Icon name="lantern" /> Tell me in this browser
        </button>
      )}
      <form
        className="name-form"
        onSubmit={event => {
          event.preventDefault()
          run(
            () => call('POST', '/api/me/notices', anything, { kind: 'webhook', target: { url } }),
            () => {
              setUrl('')
              look()
            },
          )
        }}
      >
        <label>
          <span>Address of a webhook</span>
          <input
            type="text"
            inputMode="url"
            placeholder="https://"
            value={url}
            maxLength={500}
            required
            pattern="https://.+"
            onChange={event => setUrl(event.target.value.trim())}
          />
        </label>
        <button type="submit" className="button" disabled={busy}>
          Add
        </button>
      </form>
      <ProblemNote text={problem} />
    </section>
  )
}

/** Lets the browser's push service wake the page's worker. */
async function pushHere(): Promise<Result<object, Problem>> {
  const key = await call('GET', '/api/push-key', isKey)
  if (!key.ok) return key
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      return fail({ code: 'forbidden', message: 'This browser does not let the page tell you anything.' })
    }
    const worker = await navigator.serviceWorker.ready
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    const { endpoint = '', keys } = made.toJSON()
    const target = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
    const added = await call('POST', '/api/me/notices', anything, { kind: 'push', target })
    return added.ok ? ok(added.value) : added
  } catch {
    return fail({ code: 'unavailable', message: 'This browser has no push service that can be reached.' })
  }
}

function areNotices(body: unknown): body is { readonly notices: readonly Notice[] } {
  return isObject(body) && Array.isArray(body.notices)
}

function isKey(body: unknown): body is { readonly key: string } {
  return isObject(body) && hasTexts(body, 'key')
}
