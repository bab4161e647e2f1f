import { useState } from 'react'
import type { Snapshot } from './protocol.ts'

/** How far a bot is with its thought. Whoever wants no motion sees that it thinks, and not how far. */
export function ThinkingBar({ from, ms }: NonNullable<Snapshot['thinking']>) {
  const [since] = useState(() => Math.min(0, from - Date.now()))
  const style = { animationDuration: `${ms}ms`, animationDelay: `${since}ms` }
  return (
    <span className="thinking-bar" aria-hidden="true">
      <span style={style} />
    </span>
  )
}
