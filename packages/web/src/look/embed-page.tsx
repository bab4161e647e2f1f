import { useSyncExternalStore } from 'react'
import type { Playable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { useTitle } from '../shell/page.tsx'
import { SeatColours } from '../shell/seat-mark.tsx'
import { BoardArea } from '../table/board-area.tsx'
import { useBoardProps } from '../table/board-props.ts'
import { Timeline } from '../table/timeline.tsx'
import type { LookClient } from './look-client.ts'
import { useLook } from './use-look.ts'
import '../styles/tables.css'
import '../styles/look.css'

/** A game in a frame of somebody else's page: its board and its timeline. */
export function EmbedPage() {
  const look = useLook()
  useTitle(look.kind === 'open' ? look.playable.game.title : 'A shared game')
  if (look.kind === 'open') return <Embedded client={look.client} playable={look.playable} />
  return (
    <main id="main" className="embed-words" role={look.kind === 'broken' ? 'alert' : 'status'}>
      <h1>{look.kind === 'broken' ? 'A game that cannot be shown' : 'A shared game'}</h1>
      <p>{look.kind === 'broken' ? look.says : 'The game is read from its link …'}</p>
    </main>
  )
}

const nothing = () => {}

function Embedded({ client, playable }: { readonly client: LookClient; readonly playable: Playable }) {
  const state = useSyncExternalStore(client.subscribe, client.state)
  const needs = { client, state, playable, isCoached: false, openRule: nothing, point: nothing }
  const props = { client, state, playable, board: useBoardProps(needs) }
  const names = props.board.sitters.map(({ player }) => player).join(', ')
  return (
    <SeatColours value={playable.look.seatColours}>
      <main id="main" className="table embed" data-game={playable.game.id}>
        <header className="embed-head">
          <h1>{playable.game.title}</h1>
          <span title={names}>{names}</span>
          <a className="button button-small" href={`/look${location.hash}`} target="_blank" rel="noopener">
            <Icon name="open" /> Open in Undercroft
          </a>
        </header>
        <BoardArea {...props} pointed={undefined} recalled={undefined} />
        <Timeline {...props} isEmbedded />
      </main>
    </SeatColours>
  )
}
