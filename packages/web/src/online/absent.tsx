import { useNow } from '@undercroft/games/drawing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { call, hereAt } from './api.ts'
import type { OnlineClient } from './client.ts'
import { ProblemNote } from './parts.tsx'
import { saySitter } from './table-cards.tsx'
import { useCall } from './use-call.ts'
import { isCard, isObject, type OnlineCard } from './wire.ts'

interface Absences {
  readonly absent: readonly { readonly seat: number; readonly since: number; readonly mayFrom: number }[]
  readonly mayEndFrom?: number
}

interface AbsentProps {
  readonly client: OnlineClient
  readonly card: OnlineCard
  readonly me: string | undefined
}

/** How often the list of absent people is refreshed. */
const AGAIN = 60_000

/** Somebody stays away: since when, and what the others may do about it, and from when on. */
export function AbsentNotice({ client, card, me }: AbsentProps) {
  const { here } = useSyncExternalStore(client.subscribe, client.online)
  const isAway = card.seats.some(
    ({ kind, person }) => kind === 'person' && person !== me && !here?.includes(person ?? ''),
  )
  if (client.mine().length === 0 || here === undefined || !isAway) return undefined
  return <Absent {...{ client, card, me }} key={here.join()} />
}

function Absent({ card }: AbsentProps) {
  const found = useAbsences(card.id)
  const now = useNow(1000)
  const [ending, setEnding] = useState(false)
  const { busy, problem, run } = useCall()
  const first = found?.absent.toSorted((a, b) => a.mayFrom - b.mayFrom)[0]
  if (found === undefined || first === undefined) return undefined
  const sitter = card.seats[first.seat]
  const name = sitter === undefined ? '?' : saySitter(sitter)
  const mayNow = hereAt(first.mayFrom) <= now
  const mayEnd = found.mayEndFrom !== undefined && hereAt(found.mayEndFrom) <= now
  return (
    <div className="line-notice" data-kind="ask" role="status">
      <Icon name="hourglass" />
      <p>
        {name} is away{mayNow ? ` since ${sayWhen(first.since)}.` : '.'}
      </p>
      {!mayNow && <span className="line-retry">From {sayWhen(first.mayFrom)} on a bot may play for them</span>}
      {mayNow && (
        <button
          type="button"
          className="button button-main button-small"
          disabled={busy}
          onClick={() => run(() => call('POST', `/api/tables/${card.id}/seats/${first.seat}/stand-in`, isCard))}
        >
          Let a bot play on
        </button>
      )}
      {mayEnd && (
        <button type="button" className="button button-small" disabled={busy} onClick={() => setEnding(true)}>
          End the game
        </button>
      )}
      <ProblemNote text={problem} />
      {ending && (
        <Confirm
          title="End this game?"
          yes="End it"
          danger
          onNo={() => setEnding(false)}
          onYes={() => {
            setEnding(false)
            run(() => call('POST', `/api/tables/${card.id}/end`, isCard))
          }}
        >
          <p>
            Nobody wins, and it cannot be gone on with. If a bot plays on, whoever comes back takes their place again.
          </p>
        </Confirm>
      )}
    </div>
  )
}

/** A game that those who were left have ended. */
export function EndedNotice({ card }: { readonly card: OnlineCard }) {
  if (card.status !== 'over' || card.outcome !== undefined || card.startedAt === undefined) return undefined
  return (
    <div className="line-notice" data-kind="ask" role="status">
      <Icon name="door" />
      <p>This game was ended before its end: nobody plays it any more.</p>
    </div>
  )
}

function useAbsences(table: string): Absences | undefined {
  const [found, setFound] = useState<Absences>()
  useEffect(() => {
    let gone = false
    const look = async () => {
      const answer = await call('GET', `/api/tables/${table}/absent`, areAbsences)
      if (!gone && answer.ok) setFound(answer.value)
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [table])
  return found
}

/** The time of day; with the day, where it is another one. */
function sayWhen(time: number): string {
  const at = new Date(hereAt(time))
  const isToday = at.toDateString() === new Date().toDateString()
  return at.toLocaleString('en-GB', {
    ...(isToday ? {} : { weekday: 'long', day: 'numeric', month: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  })
}

function areAbsences(body: unknown): body is Absences {
  return (
    isObject(body) &&
    Array.isArray(body.absent) &&
    body.absent.every(each => isObject(each) && typeof each.seat === 'number' && typeof each.mayFrom === 'number')
  )
}
