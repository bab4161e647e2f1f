import { useState } from 'react'
import { useLocation } from 'wouter'
import { syncLearned } from '../learn/account.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { NoServer, ProblemNote } from './parts.tsx'
import { useCall } from './use-call.ts'
import { comeFromElsewhere, useWho } from './who.ts'
import '../styles/pages.css'

/** Where the link from another device leads. */
export function MovePage() {
  const who = useWho()
  const [, navigate] = useLocation()
  const [token] = useState(() => location.hash.slice(1))
  const { busy, problem, run } = useCall()
  return (
    <Page title="From another device" className="narrow">
      {who.kind === 'nowhere' ? (
        <NoServer />
      ) : (
        <div className="notice notice-big">
          <Icon name="link" />
          <h1>Go on here</h1>
          <p>
            {who.kind === 'known'
              ? `This browser is ${who.me.name} now. It becomes the person who made the link.`
              : 'You become the person who made the link, with all their tables.'}
          </p>
          <button
            type="button"
            className="button button-main"
            disabled={busy || token === ''}
            onClick={() =>
              run(
                () => comeFromElsewhere(token),
                () => {
                  void syncLearned()
                  navigate('/online', { replace: true })
                },
              )
            }
          >
            That is me
          </button>
          <ProblemNote text={problem} />
        </div>
      )}
    </Page>
  )
}
