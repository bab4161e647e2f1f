import { useState } from 'react'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import { Choices } from './choices.tsx'
import { LastDice } from './dice.tsx'
import { Ending } from './ending.tsx'
import type { TableProps } from './open-table.tsx'
import { Orders } from './orders.tsx'
import type { Panel } from './panels.tsx'
import { TakeSeats } from './take-seats.tsx'
import { turnOf } from './turn.ts'
import { Why } from './why.tsx'

export interface PromptProps extends TableProps {
  readonly onPanel: (panel: Panel) => void
}

/** What is asked, of whom, and every way to answer. It keeps its size, so that the board never jumps. */
export function Prompt(props: PromptProps) {
  const { state, board } = props
  const { now, stage, looking } = state
  const over = now.outcome !== undefined && !stage.busy && looking === undefined
  const turn = turnOf(state, board)
  return (
    <section
      className="table-prompt"
      aria-label="What is asked"
      data-yours={turn.yours}
      data-ask={board.ask?.ticket}
      data-over={over}
    >
      <Why {...props} />
      {over ? (
        <Ending {...props} />
      ) : (
        <>
          <header className="prompt-head">
            {turn.seat !== undefined && <SeatMark seat={turn.seat} />}
            <div className="prompt-words">
              <p className="prompt-who">{turn.who}</p>
              <h2 className="prompt-what">{turn.what}</h2>
            </div>
            <LastDice {...props} />
            <Actions {...props} />
          </header>
          <div className="prompt-body" key={board.ask?.ticket}>
            <Drawn {...props} />
            {board.ask !== undefined && <Choices {...props} ask={board.ask} />}
            <Orders {...props} />
            {stage.busy && looking === undefined && (
              <button type="button" className="button button-quiet button-small" onClick={() => props.client.skip()}>
                <Icon name="skip" /> Skip
              </button>
            )}
            {now.card.opened === true && looking === undefined && <TakeSeats {...props} />}
          </div>
        </>
      )}
    </section>
  )
}

/** What the lot gave one, until the game has begun to move. */
function Drawn({ state: { now }, board: { viewer, sitters } }: TableProps) {
  const mine = viewer === 'spectator' ? undefined : sitters[viewer]
  if (now.card.lots !== true || now.steps > 0 || mine === undefined) return undefined
  const { name, role } = mine
  return (
    <p className="prompt-drawn">
      <Icon name="dice" /> The seats were drawn by lot: you are {role.includes(name) ? role : `${name}, ${role}`}.
    </p>
  )
}

/** What one may always do: take back, ask for advice, give up. */
function Actions({ client, state, board, playable, extras }: TableProps) {
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
      {board.ask !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => client.advise()}>
          <Icon name="owl" />
          <span>Advice</span>
        </button>
      )}
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
