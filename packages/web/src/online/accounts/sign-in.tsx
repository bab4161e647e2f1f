import { useState } from 'react'
import { syncLearned } from '../../learn/account.ts'
import { Choice } from '../../shell/fields.tsx'
import { Icon } from '../../shell/icons.tsx'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { type GuestWish, hasPasskeys, signInByCode, signInByPasskey } from './account.ts'

interface SignInProps {
  /** The name of the guest who is at this browser. */
  readonly guest?: string
}

const WISHES = ['merge', 'leave'] as const

/** For whoever has an account already; a guest is asked what becomes of their games. */
export function SignIn({ guest }: SignInProps) {
  const [code, setCode] = useState('')
  const [wish, setWish] = useState<GuestWish>(guest === undefined ? 'leave' : 'merge')
  const { busy, problem, run } = useCall()
  const done = () => void syncLearned()
  return (
    <details className="sign-in">
      <summary>I have an account: sign in</summary>
      {guest !== undefined && (
        <Choice
          label={`You are ${guest} here now. What becomes of ${guest}’s games?`}
          value={wish}
          of={WISHES}
          name={each => (each === 'merge' ? 'Take them along' : `Leave ${guest} behind`)}
          says={
            wish === 'merge'
              ? 'Your places at tables, finished games and lessons become those of your account.'
              : `Nobody can come back to ${guest} any more.`
          }
          onChange={setWish}
        />
      )}
      {hasPasskeys() && (
        <button
          type="button"
          className="button button-main"
          disabled={busy}
          onClick={() => run(() => signInByPasskey(wish), done)}
        >
          <Icon name="seal" /> Sign in with a passkey
        </button>
      )}
      <form
        className="name-form"
        onSubmit={event => {
          event.preventDefault()
          run(() => signInByCode(code, wish), done)
        }}
      >
        <label>
          <span>Or with a recovery code</span>
          <input
            type="text"
            value={code}
            maxLength={60}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={busy}>
          Sign in
        </button>
      </form>
      <ProblemNote text={problem} />
    </details>
  )
}
