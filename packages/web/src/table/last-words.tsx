import { hasLine } from '@undercroft/kernel'
import type { TableProps } from './open-table.tsx'
import { shortText } from './turns.ts'

/** How many of the newest lines stand there. */
const WORDS = 3

/** The newest lines over the prompt while the log is closed: they fade by themselves. Screen readers are told elsewhere. */
export function LastWords({ state: { now, stage, looking }, playable: { game } }: TableProps) {
  if (looking !== undefined) return undefined
  const lines = now.lines.slice(Math.max(0, stage.told - WORDS * 4), stage.told)
  const last = lines.filter(({ event }) => hasLine(game, event)).slice(-WORDS)
  return (
    <ol className="last-words" aria-hidden="true" key={last.at(-1)?.n}>
      {last.map(line => (
        <li key={line.n}>{shortText(line, game)}</li>
      ))}
    </ol>
  )
}
