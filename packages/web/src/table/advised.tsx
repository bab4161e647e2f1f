import { Icon } from '../shell/icons.tsx'
import { labelOf } from './entries.ts'
import type { TableProps } from './open-table.tsx'

/** What is advised, and why: its place on the board glows. */
export function Advised({ state: { advice, now }, board: { ask }, playable }: TableProps) {
  if (advice === undefined || ask === undefined) return undefined
  const { game } = playable
  const why = [game.reason?.(now.seen, ask.seat, advice), game.odds?.(now.seen, ask.seat, advice)]
  const said = why.filter(each => each !== undefined)
  return (
    <p className="prompt-advice" role="status">
      <Icon name="owl" />
      <span>
        {labelOf(playable, advice, now.seen)}
        {said.length > 0 && `: ${said.join(', ')}`}
      </span>
    </p>
  )
}
