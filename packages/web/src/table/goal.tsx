import type { TableProps } from './open-table.tsx'

/** What one is trying to do, and how far one is. */
export function Goal({ playable: { game }, board: { seen, viewer } }: TableProps) {
  const goal = game.goal?.(seen, viewer)
  if (goal === undefined || goal === '') return undefined
  return <p className="goal">{goal}</p>
}
