import { houseLines } from '../words/house-lines.ts'
import type { TableProps } from './open-table.tsx'

/** What this table plays otherwise than printed, in one line. */
export function HouseNote({ playable: { game }, state: { now } }: TableProps) {
  const [first, ...others] = houseLines(game, now.card.options)
  if (first === undefined) return undefined
  return (
    <p className="goal house-note">
      House rules: {first}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}

/** The same, value by value. */
export function HouseLines({ playable: { game }, state: { now } }: TableProps) {
  const lines = houseLines(game, now.card.options)
  if (lines.length === 0) return undefined
  return (
    <section className="house-lines" aria-label="House rules">
      <h3>House rules</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
