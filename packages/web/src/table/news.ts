import { type Game, hasLine, type Viewer } from '@undercroft/kernel'
import type { Line } from './protocol.ts'

/** Who hears the lines, and of which game. */
export interface Listener {
  readonly game: Pick<Game, 'tellsRolls'>
  readonly viewer: Viewer
  /** What everybody is called. */
  readonly names: readonly string[]
}

/**
 * Everything that was told, in order, as short as it can be said aloud: without what the listener has just done, what left
 * nobody a choice (what follows from it is said), and what is said better by the line after it; and a name once in a row.
 */
export function newsOf(lines: readonly Line[], listener: Listener): string[] {
  const names = listener.names.toSorted((a, b) => b.length - a.length) // "Bo 2" is not Bo
  const news: string[] = []
  let last: string | undefined
  for (const { text, event } of lines) {
    if (isUnsaid(event, listener)) continue
    const name = names.find(each => text.startsWith(`${each}: `) || text.startsWith(`${each} `))
    const rest = name !== undefined && name === last ? text.slice(name.length).replace(/^:? /, '') : text
    last = name
    if (rest !== news.at(-1)) news.push(rest)
  }
  return news
}

function isUnsaid(event: Line['event'], { game, viewer }: Listener): boolean {
  const { what } = event
  if (!hasLine(game, event)) return true
  if (what === 'answered') return 'seat' in event && event.seat === viewer
  if (what !== 'chose') return false
  return ('forced' in event && event.forced === true) || ('seat' in event && event.seat === viewer)
}
