import type { Viewer } from '@undercroft/kernel'
import type { View } from './messages.ts'

/** All of a view but its events, as text, in the parts by which it is compared with the last one. */
export interface ViewText {
  readonly viewer: Viewer
  /** What the game shows. */
  readonly game: string
  /** What else is seen: who is asked, and the like. */
  readonly asking: string
  /** The viewer's ask without its ticket; empty if the viewer is not asked. */
  readonly ask: string
  readonly ticket: number
  readonly others: string
  /** Nothing if there are none. */
  readonly orders: string
}

const NO_OTHERS = '"refusals":[],"asides":[],"mayUndo":false,"clocks":[]'

export function textOf({ viewer, seen, ask, refusals, asides, mayUndo, clocks, orders }: View): ViewText {
  const { view, frames, deciding, answered, outcome } = seen
  const isUsual = refusals.length === 0 && asides.length === 0 && !mayUndo && clocks.length === 0
  return {
    viewer,
    game: JSON.stringify(view),
    asking: fields({ frames, deciding, answered, outcome }),
    ask: ask === undefined ? '' : JSON.stringify({ ...ask, ticket: undefined }),
    ticket: ask?.ticket ?? 0,
    others: isUsual ? NO_OTHERS : fields({ refusals, asides, mayUndo, clocks }),
    orders: orders === undefined ? '' : JSON.stringify(orders),
  }
}

/** The fields of a view, as they stand in JSON. */
export function wholeText({ viewer, game, asking, ask, ticket, others, orders }: ViewText): string {
  const eyes = viewer === 'spectator' ? '"spectator"' : viewer
  const asked = ask === '' ? '' : `"ask":${withTicket(ask, ticket)},`
  const ordered = orders === '' ? '' : `,"orders":${orders}`
  return `"viewer":${eyes},"seen":{"viewer":${eyes},"view":${game},${asking}},${asked}${others}${ordered}`
}

/** Those fields that are not as they were, in JSON; nothing if all are. What is no longer there is null. */
export function changesText(before: ViewText, now: ViewText): string {
  let changes = ''
  if (now.game !== before.game) changes = `,"view":${now.game}`
  if (now.asking !== before.asking) changes += `,${now.asking}`
  if (changes !== '') changes = `,"seen":{${changes.slice(1)}}`
  if (now.ask !== before.ask) changes += `,"ask":${now.ask === '' ? null : withTicket(now.ask, now.ticket)}`
  else if (now.ticket !== before.ticket) changes += `,"ticket":${now.ticket}` // the same is asked anew
  if (now.others !== before.others) changes += `,${now.others}`
  if (now.orders !== before.orders) changes += `,"orders":${now.orders === '' ? null : now.orders}`
  return changes.slice(1)
}

function fields(parts: object): string {
  return JSON.stringify(parts).slice(1, -1)
}

function withTicket(ask: string, ticket: number): string {
  return `${ask.slice(0, -1)},"ticket":${ticket}}`
}
