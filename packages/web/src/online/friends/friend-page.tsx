import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../shell/icons.tsx'
import { Page } from '../../shell/page.tsx'
import { call } from '../api.ts'
import { NameForm, NoServer, ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { useWho } from '../who.ts'
import { areFriends } from './friends.ts'
import '../../styles/pages.css'

/** Where a friend's link leads. */
export function FriendPage() {
  const who = useWho()
  const [, navigate] = useLocation()
  const [token] = useState(() => location.hash.slice(1))
  const { busy, problem, run } = useCall()
  const come = () =>
    run(
      () => call('POST', '/api/me/friends/come', areFriends, { token }),
      () => navigate('/online', { replace: true }),
    )
  return (
    <Page title="A friend’s link" className="narrow">
      {who.kind === 'nowhere' ? (
        <NoServer />
      ) : (
        <div className="notice notice-big">
          <Icon name="meeple" />
          <h1>Somebody wants to be your friend</h1>
          <p>Friends see when the other is here, and call each other to tables.</p>
          {who.kind === 'nobody' && <NameForm button="That is me" />}
          {who.kind === 'known' && (
            <button type="button" className="button button-main" disabled={busy || token === ''} onClick={come}>
              Become friends
            </button>
          )}
          <ProblemNote text={problem} />
        </div>
      )}
    </Page>
  )
}
