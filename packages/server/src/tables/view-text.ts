import type { Viewer } from '@undercroft/kernel'
import type { View } from './messages.ts'

/** The parts of a view, by which it is compared with the last one: only what has changed need be sent. */
const SEEN_PARTS = ['view', 'frames', 'deciding', 'answered', 'outcome'] as const
const OTHER_PARTS = ['refusals', 'asides', 'mayUndo', 'clocks', 'orders'] as const

/** All of a view but its events, as text, part by part. What is not there is empty. */
export interface ViewText {
  readonly viewer: Viewer
  readonly seen: readonly string[]
  /** Without its ticket. */
  readonly ask: string
  readonly ticket: string
  readonly others: readonly string[]
}

export function textOf({ viewer, seen, ask, refusals, asides, mayUndo, clocks, orders }: View): ViewText {
  return {
    viewer,
    seen: [seen.view, seen.frames, seen.deciding, seen.answered, seen.outcome].map(json),
    ask: ask === undefined ? '' : JSON.stringify({ ...ask, ticket: undefined }),
    ticket: ask === undefined ? '' : String(ask.ticket),
    others: [refusals, asides, mayUndo, clocks, orders].map(json),
  }
}

/** The fields of a view, as they stand in JSON. */
export function wholeText({ viewer, seen, ask, ticket, others }: ViewText): string {
  const eyes = JSON.stringify(viewer)
  const asked = ask === '' ? '' : `,"ask":${withTicket(ask, ticket)}`
  return `"viewer":${eyes},"seen":{"viewer":${eyes}${news(SEEN_PARTS, NOTHING, seen)}}${asked}${news(OTHER_PARTS, NOTHING, others)}`
}

/** Those fields of a view that are not as they were, in JSON; nothing if all are. What is no longer there is null. */
export function changesText(before: ViewText, now: ViewText): string {
  const seen = news(SEEN_PARTS, before.seen, now.seen)
  const changes = `${seen && `,"seen":{${seen.slice(1)}}`}${newAsk(before, now)}${news(OTHER_PARTS, before.others, now.others)}`
  return changes.slice(1)
}

/** The same question asked anew is only given its next ticket. */
function newAsk(before: ViewText, { ask, ticket }: ViewText): string {
  if (ask !== before.ask) return `,"ask":${ask === '' ? 'null' : withTicket(ask, ticket)}`
  return ticket === before.ticket ? '' : `,"ticket":${ticket}`
}

/** Each new part as a field after a comma. */
function news(names: readonly string[], before: readonly string[], now: readonly string[]): string {
  let fields = ''
  for (let i = 0; i < names.length; i++) {
    const part = now[i] ?? ''
    if (part !== (before[i] ?? '')) fields += `,"${names[i]}":${part === '' ? 'null' : part}`
  }
  return fields
}

const NOTHING: readonly string[] = []

function withTicket(ask: string, ticket: string): string {
  return `${ask.slice(0, -1)},"ticket":${ticket}}`
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}
