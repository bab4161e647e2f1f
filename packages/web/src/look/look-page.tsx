import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { Playable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { OpenTable } from '../table/open-table.tsx'
import type { LookClient } from './look-client.ts'
import { useLook } from './use-look.ts'
import '../styles/pages.css'

/** A game that came with a link: the link holds all of it, so no server is asked. */
export function LookPage() {
  const look = useLook()
  if (look.kind === 'reading') return <Waiting title="A shared game">The game is read from its link …</Waiting>
  if (look.kind === 'broken') return <BrokenLink says={look.says} />
  return <Looked client={look.client} playable={look.playable} />
}

function Looked({ client, playable }: { readonly client: LookClient; readonly playable: Playable }) {
  const state = useSyncExternalStore(client.subscribe, client.state)
  return <OpenTable client={client} state={state} playable={playable} />
}

/** What is wrong with a link, and what one may do. */
export function BrokenLink({ says }: { readonly says: string }) {
  return (
    <Page title="A link that cannot be read" className="narrow">
      <div className="notice notice-big" role="alert">
        <Icon name="door" />
        <h1>A link that cannot be read</h1>
        <p>{says}</p>
        <Link href="/" className="button button-main">
          To the games
        </Link>
      </div>
    </Page>
  )
}
