import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { readMoment } from '../look/link.ts'
import { loadedPlayable, loadPlayable, usePlayable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { isStill } from '../shell/use-media.ts'
import { Waiting } from '../shell/waiting.tsx'
import { BrokenTable } from '../table/broken-table.tsx'
import { OpenTable } from '../table/open-table.tsx'
import type { TableState } from '../table/source.ts'
import { sentence } from './api.ts'
import { OnlineClient } from './client.ts'
import { useExtras } from './extras.tsx'
import { Invited } from './invited.tsx'
import { LineNotice } from './line-notice.tsx'
import { Lobby } from './lobby.tsx'
import { NameForm, NoServerPage } from './parts.tsx'
import { useWho } from './who.ts'
import type { OnlineCard, Problem } from './wire.ts'
import '../styles/pages.css'

/** A table on the server, whatever state it and the way to it are in. */
export function OnlineTable({ id }: { readonly id: string }) {
  const who = useWho()
  // An invitation stands behind the #, where no server and no log sees it.
  const [invitation, setInvitation] = useState(() => location.hash.slice(1))
  if (who.kind === 'asking') return <Opening />
  if (who.kind === 'nowhere') return <NoServerPage title="Online table" />
  const me = who.kind === 'known' ? who.me.id : undefined
  if (invitation !== '') {
    return (
      <Invited
        table={id}
        invitation={invitation}
        name={who.kind === 'known' ? who.me.name : undefined}
        onDone={() => {
          history.replaceState(history.state, '', location.pathname)
          setInvitation('')
        }}
      />
    )
  }
  return <Connected key={me} id={id} me={me} newer={who.newer} />
}

interface ConnectedProps {
  readonly id: string
  readonly me: string | undefined
  readonly newer: boolean
}

function Connected({ id, me, newer }: ConnectedProps) {
  const [client, setClient] = useState<OnlineClient>()
  useEffect(() => {
    const made = new OnlineClient(id, me, { find: loadedPlayable, load: loadPlayable }, isStill)
    setClient(made)
    return () => {
      made.close()
      setClient(undefined)
    }
  }, [id, me])
  return client === undefined ? <Opening /> : <Shown client={client} me={me} newer={newer} />
}

interface ShownProps {
  readonly client: OnlineClient
  readonly me: string | undefined
  readonly newer: boolean
}

function Shown({ client, me, newer }: ShownProps) {
  const online = useSyncExternalStore(client.subscribe, client.online)
  const { card, refused } = online
  if (refused !== undefined) return <Closed me={me} problem={refused} />
  if (card === undefined)
    return (
      <Opening
        notice={
          <div className="line-notices">
            <LineNotice client={client} newer={newer} />
          </div>
        }
      />
    )
  return <Table client={client} me={me} newer={newer} card={card} />
}

function Table({ client, me, newer, card }: ShownProps & { readonly card: OnlineCard }) {
  const state = useSyncExternalStore(client.subscribe, client.state)
  const extras = useExtras(client, card, me, newer)
  const playable = usePlayable(card.game)
  useMoment(client, state)
  if (playable === undefined) return <BrokenTable failure={{ message: 'This game is not here.' }} />
  if (state.kind === 'open') return <OpenTable client={client} state={state} playable={playable} extras={extras} />
  if (card.status === 'open') return <Lobby client={client} card={card} me={me} playable={playable} extras={extras} />
  if (card.status === 'over' && card.startedAt === undefined) {
    return <BrokenTable failure={{ message: 'This table was put away before anybody played at it.' }} />
  }
  if (card.outdated !== undefined) return <BrokenTable failure={{ message: card.outdated }} />
  return <Opening notice={extras.notice} />
}

/** An address may name a moment of a game that is over: it is looked at once the whole game is here. */
function useMoment(client: OnlineClient, state: TableState): void {
  const [moment, setMoment] = useState(() => readMoment(location.search))
  const isWhole = state.kind === 'open' && state.now.outcome !== undefined && state.now.from === undefined
  useEffect(() => {
    if (moment === undefined || !isWhole) return
    setMoment(undefined)
    client.lookAs(moment.viewer)
    client.lookAt(moment.step)
  }, [client, isWhole, moment])
}

function Opening({ notice }: { readonly notice?: React.ReactNode }) {
  return (
    <Waiting title="Online table" notice={notice}>
      The table is being set …
    </Waiting>
  )
}

/** There is no such table, or it is not for us; the server does not say which. */
function Closed({ me, problem }: { readonly me: string | undefined; readonly problem: Problem }) {
  return (
    <Page title="Online table" className="narrow">
      <div className="notice notice-big">
        <Icon name="door" />
        <h1>This door is closed</h1>
        <p>
          {problem.code === 'missing'
            ? 'There is no such table, or it is private and you are not invited. Ask for a link.'
            : sentence(problem.message)}
        </p>
        {me === undefined && <NameForm button="That is me" />}
        <Link href="/online" className="button">
          Other tables
        </Link>
      </div>
    </Page>
  )
}
