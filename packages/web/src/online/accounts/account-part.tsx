import { useState } from 'react'
import { LinkField } from '../../look/link-field.tsx'
import { Icon } from '../../shell/icons.tsx'
import { call } from '../api.ts'
import { ActButton, ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { useLooked } from '../use-looked.ts'
import { type Account, hasPasskeys, isAccount, isCode, makePasskey } from './account.ts'
import { CrestFields } from './crest-fields.tsx'
import { SignIn } from './sign-in.tsx'

/** How one is found again: passkeys, a recovery code, and the browsers that are signed in. */
export function AccountPart({ person, name }: { readonly person: string; readonly name: string }) {
  const [found, look] = useLooked('/api/me/account', isAccount)
  const [changed, setChanged] = useState<Account>()
  const account = changed ?? found
  const { busy, problem, run } = useCall()
  const [code, setCode] = useState<string>()
  if (account === undefined) return undefined
  const isGuest = account.passkeys.length === 0 && account.recovery === undefined
  const remove = (path: string) => run(() => call('DELETE', path, isAccount), setChanged)
  return (
    <>
      <CrestFields key={person} person={person} crest={account.crest} onChange={setChanged} />
      <section aria-labelledby="account">
        <h2 id="account">Your account</h2>
        <p className="muted">
          {isGuest
            ? 'You are a guest: this browser knows you by a cookie, and that is all. With a passkey or a recovery code you find your games again anywhere. No e-mail is needed.'
            : 'You can sign in at any browser with one of these.'}
        </p>
        <ul className="device-list" aria-label="Passkeys">
          {account.passkeys.map(({ id, label, madeAt }) => (
            <li key={id}>
              <Icon name="seal" />
              <span>
                Passkey of {label}, {day(madeAt)}
              </span>
              <button
                type="button"
                className="button button-small button-quiet"
                disabled={busy}
                onClick={() => remove(`/api/me/passkeys/${id}`)}
              >
                Remove<span className="unseen"> the passkey of {label}</span>
              </button>
            </li>
          ))}
        </ul>
        {code !== undefined && (
          <>
            <p role="status">This code is shown once. Write it down, or keep it where you keep passwords.</p>
            <LinkField label="Recovery code" link={code} isCode />
          </>
        )}
        <div className="row">
          {hasPasskeys() && (
            <ActButton icon="seal" busy={busy} onClick={() => run(makePasskey, setChanged)}>
              Make a passkey
            </ActButton>
          )}
          <ActButton
            icon="scroll"
            busy={busy}
            onClick={() =>
              run(
                () => call('POST', '/api/me/recovery', isCode),
                made => {
                  setCode(made.code)
                  setChanged(undefined)
                  look()
                },
              )
            }
          >
            {account.recovery === undefined ? 'Make a recovery code' : 'A new recovery code'}
          </ActButton>
        </div>
        {isGuest && <SignIn guest={name} />}
        <ProblemNote text={problem} />
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">Where you are signed in</h2>
        <ul className="device-list">
          {account.devices.map(({ id, label, madeAt, here }) => (
            <li key={id}>
              <Icon name="globe" />
              <span>
                {label || 'A browser'}, since {day(madeAt)}
              </span>
              {here ? (
                <span className="tag">here</span>
              ) : (
                <button
                  type="button"
                  className="button button-small button-quiet"
                  disabled={busy}
                  onClick={() => remove(`/api/me/devices/${id}`)}
                >
                  Sign out<span className="unseen"> {label || 'a browser'}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {account.devices.length > 1 && (
          <ActButton icon="door" busy={busy} onClick={() => remove('/api/me/devices')}>
            Sign out everywhere else
          </ActButton>
        )}
      </section>
    </>
  )
}

function day(time: number): string {
  return new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
}
