import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LinkField } from '../look/link-field.tsx'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { saveFile } from '../shell/save-file.ts'
import { AccountPart } from './accounts/account-part.tsx'
import { SignIn } from './accounts/sign-in.tsx'
import { anything, call } from './api.ts'
import { Notices } from './notices.tsx'
import { ApartPart } from './order/apart-part.tsx'
import { BanNotice } from './order/ban-notice.tsx'
import { ActButton, NameForm, NoServer, ProblemNote } from './parts.tsx'
import { Programs } from './programs.tsx'
import { useCall } from './use-call.ts'
import { leave, rename, useWho } from './who.ts'
import { isToken } from './wire.ts'
import '../styles/pages.css'

/** The reader's identity online, and everything the server keeps about it. */
export function MePage() {
  const who = useWho()
  return (
    <Page title="You" className="narrow me">
      {who.kind === 'nowhere' && <NoServer />}
      {who.kind === 'nobody' && (
        <section>
          <h1>You</h1>
          <p className="lead">A name is all that is needed. It is kept in a cookie of this browser.</p>
          <NameForm button="That is me" />
          <SignIn />
        </section>
      )}
      {who.kind === 'known' && (
        <>
          <BanNotice ban={who.me.banned} />
          <Name key={who.me.id} name={who.me.name} />
          <Link href={`/who/${who.me.id}`} className="button">
            <Icon name="meeple" /> My page, as others see it
          </Link>
          <Link href="/games" className="button">
            <Icon name="list" /> All my games
          </Link>
          <AccountPart key={who.me.id} person={who.me.id} name={who.me.name} />
          <OtherDevice />
          <Notices />
          <Programs />
          <ApartPart />
          <MyData />
        </>
      )}
    </Page>
  )
}

function Name({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState(name)
  const { busy, problem, run } = useCall()
  return (
    <section>
      <h1>{name}</h1>
      <form
        className="name-form"
        onSubmit={event => {
          event.preventDefault()
          run(() => rename(typed.trim()))
        }}
      >
        <label>
          <span>Your name at new tables</span>
          <input type="text" value={typed} maxLength={24} required onChange={event => setTyped(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={busy || typed.trim() === name}>
          Change
        </button>
      </form>
      <ProblemNote text={problem} />
    </section>
  )
}

/** The same person on the phone and at the desk. */
function OtherDevice() {
  const [link, setLink] = useState<string>()
  const { busy, problem, run } = useCall()
  return (
    <section aria-labelledby="device">
      <h2 id="device">Another device</h2>
      <p className="muted">
        Open this link there and you are the same person on both. It works once, and for a quarter of an hour.
      </p>
      {link === undefined ? (
        <ActButton
          icon="link"
          busy={busy}
          onClick={() =>
            run(
              () => call('POST', '/api/me/move', isToken),
              ({ token }) => setLink(new URL(`/move#${token}`, location.origin).href),
            )
          }
        >
          Make a link
        </ActButton>
      ) : (
        <LinkField label="Link for another device" link={link} />
      )}
      <ProblemNote text={problem} />
    </section>
  )
}

function MyData() {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useCall()
  const home = () => navigate('/online')
  return (
    <section aria-labelledby="data">
      <h2 id="data">What is kept of you</h2>
      <p className="muted">
        Your name, your crest and keys, your tables, what you said at them, whom you muted or blocked, what you
        reported, and what you set up here. Nothing else.
      </p>
      <div className="row">
        <ActButton
          icon="download"
          busy={busy}
          onClick={() =>
            run(
              () => call('GET', '/api/me/export', anything),
              all => saveFile(JSON.stringify(all, undefined, 2), 'undercroft-me.json'),
            )
          }
        >
          Download all of it
        </ActButton>
        <ActButton icon="door" busy={busy} onClick={() => run(() => leave('/api/sessions'), home)}>
          Sign out here
        </ActButton>
        <ActButton icon="trash" busy={busy} danger onClick={() => setAsking(true)}>
          Delete me
        </ActButton>
      </div>
      <ProblemNote text={problem} />
      {asking && (
        <Confirm
          title="Delete all that is kept of you?"
          yes="Delete"
          danger
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            run(() => leave('/api/me'), home)
          }}
        >
          <p>Bots take your place in running games, what you said is gone, and nobody can bring it back.</p>
        </Confirm>
      )}
    </section>
  )
}
