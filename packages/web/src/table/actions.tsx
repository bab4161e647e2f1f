import { useState } from 'react'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import { foldable, hasMore } from './entries.ts'
import type { PromptProps } from './prompt.tsx'
import type { TableCoach } from './source.ts'

/** What one may always do: take back, see again, ask for advice, give up. */
export function Actions(props: PromptProps) {
  const { client, state, board, playable, extras } = props
  const { now, looking } = state
  const [leaving, setLeaving] = useState(false)
  if (now.viewer === 'spectator' || now.readOnly || looking !== undefined) return undefined
  const aside = now.asides[0]
  return (
    <div className="prompt-actions">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={!now.mayUndo && extras === undefined}
        onClick={() => client.undo()}
      >
        <Icon name="undo" />
        <span>Undo</span>
      </button>
      {state.stage.again && !state.stage.busy && (
        <button
          type="button"
          className="button button-quiet"
          aria-keyshortcuts="r"
          {...tip('Play what has just happened again (R)')}
          onClick={() => client.again()}
        >
          <Icon name="again" />
          <span>Replay</span>
        </button>
      )}
      {board.ask !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => client.advise()}>
          <Icon name="owl" />
          <span>Advice</span>
        </button>
      )}
      <AllAnswers {...props} />
      {aside !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => setLeaving(true)}>
          <Icon name="flag" />
          <span>{playable.game.label(aside, now.seen)}</span>
        </button>
      )}
      {leaving && aside !== undefined && (
        <Confirm
          title={`${playable.game.label(aside, now.seen)}?`}
          yes={playable.game.label(aside, now.seen)}
          danger
          onNo={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false)
            client.aside(aside)
          }}
        >
          <p>This cannot be taken back.</p>
        </Confirm>
      )}
    </div>
  )
}

/** Where there is a coach: what the coach offers, and the list. */
export function CoachActions({ coach, ...props }: PromptProps & { readonly coach: TableCoach }) {
  return (
    <div className="prompt-actions">
      {coach.actions}
      <AllAnswers {...props} />
    </div>
  )
}

/** Opens the list of all answers, where it is folded and has more than stands there. */
function AllAnswers({ board: { ask }, playable, docks }: PromptProps) {
  if (ask === undefined || !foldable(ask, playable) || !hasMore(ask, playable)) return undefined
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-expanded={docks.isOpen('answers')}
      aria-controls="answers"
      onClick={() => docks.set('answers', !docks.isOpen('answers'))}
    >
      <Icon name="list" />
      <span>All answers</span>
    </button>
  )
}
