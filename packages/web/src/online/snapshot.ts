import { EFFORTS, isDeep, levelNamed } from '@undercroft/bots'
import type { ClockFace } from '@undercroft/games/board'
import type { Sitting, TableCard } from '../store/tables.ts'
import { namesOf } from '../table/names.ts'
import type { Beat, Snapshot } from '../table/protocol.ts'
import type { Account } from './account.ts'
import { hereAt } from './api.ts'
import type { OnlineCard, SeatCard, View } from './wire.ts'

/** A table of the server in the words of the page. */
export function tableCardOf({ id, game, options, seats, lots, madeAt }: OnlineCard): TableCard {
  return { id, game, options, lots, sittings: seats.map(sittingOf), made: madeAt, played: madeAt, steps: 0 }
}

export function namesAt({ seats }: OnlineCard): string[] {
  return namesOf(seats.map(sittingOf))
}

/** What the table's parts show of a running game. Who lets a bot play is asked nothing. */
export function snapshotOf(card: OnlineCard, view: View, account: Account, beats: readonly Beat[]): Snapshot {
  const { viewer, seen, refusals } = view
  const plays = viewer !== 'spectator' && card.seats[viewer]?.kind === 'person' && card.outdated === undefined
  return {
    ...{ viewer, seen, beats, refusals },
    card: tableCardOf(card),
    lines: account.lines,
    steps: account.steps,
    from: account.from,
    ask: plays ? view.ask : undefined,
    asides: plays ? view.asides : [],
    mayUndo: plays && view.mayUndo,
    clocks: card.status === 'playing' ? clocksOf(view) : [],
    thinking: thinkingAt(card, view),
    orders: view.orders ?? [],
    waiting: [],
    secretive: false,
    outcome: seen.outcome,
    seal: card.seal,
    readOnly: false,
  }
}

/** The bot that thinks at the server: since this was heard, and for as long as its level does. */
function thinkingAt({ seats, status }: OnlineCard, { seen }: View): Snapshot['thinking'] {
  if (status !== 'playing') return undefined
  for (const { seat } of seen.deciding) {
    const sitter = seats[seat]
    const level = sitter?.kind === 'bot' ? levelNamed(sitter.level) : undefined
    if (level !== undefined && isDeep(level)) return { seat, from: Date.now(), ms: EFFORTS[level].ms }
  }
  return undefined
}

/** The clocks, in this device's time. */
export function clocksOf({ clocks }: View): readonly ClockFace[] {
  return clocks.map(({ seat, endsAt }) => ({ seat, endsAt: hereAt(endsAt) }))
}

function sittingOf({ kind, player, level, name }: SeatCard): Sitting {
  if (kind !== 'bot' || player !== undefined) return { kind: 'person', name: player ?? name }
  return { kind: 'bot', level: levelNamed(level) ?? 'greedy' }
}
