import { Icon } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'

/** Where one is asked without the others' knowing: whether one wants to be asked again, and again everywhere. */
export function Orders({ client, state, board }: TableProps) {
  const { now, looking } = state
  const { ask } = board
  const isQuiet = ask?.shown === 'quiet'
  if (now.viewer === 'spectator' || now.readOnly || looking !== undefined) return undefined
  if (now.outcome !== undefined || (!isQuiet && now.orders.length === 0)) return undefined
  return (
    <div className="prompt-orders">
      {isQuiet && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => client.order([...now.orders, { phase: ask.phase, answer: 'pass' }])}
        >
          <Icon name="skip" /> Pass here from now on
        </button>
      )}
      {now.orders.length > 0 && (
        <button type="button" className="button button-quiet button-small" onClick={() => client.order([])}>
          <Icon name="undo" /> Ask me again everywhere
        </button>
      )}
    </div>
  )
}
