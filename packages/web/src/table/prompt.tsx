import type { AnyChoice } from '@undercroft/kernel'
import { memo } from 'react'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import { useIsWide } from '../shell/use-media.ts'
import { Explained } from '../words/explained.tsx'
import { Actions, CoachActions } from './actions.tsx'
import { Advised } from './advised.tsx'
import { Answers } from './answers.tsx'
import { LastDice } from './dice.tsx'
import { Ending } from './ending.tsx'
import { LastWords } from './last-words.tsx'
import { NewWord } from './new-word.tsx'
import type { TableProps } from './open-table.tsx'
import { Orders } from './orders.tsx'
import type { Panel } from './panels.tsx'
import type { Pointing } from './pointing.ts'
import { TakeSeats } from './take-seats.tsx'
import { Taken } from './taken.tsx'
import { turnOf } from './turn.ts'
import type { Docks } from './use-docks.ts'
import { Verbs } from './verbs.tsx'
import { Why } from './why.tsx'

export interface PromptProps extends TableProps {
  readonly docks: Docks
  readonly pointing: Pointing
  readonly onPanel: (panel: Panel) => void
  /** An answer is pointed at in the list: the board lights its place. */
  readonly onPoint: (choice: AnyChoice | undefined) => void
}

/** What is asked and of whom, in one line over the table's edge, with every way to answer. The board never moves for it. */
export const Prompt = memo(function Prompt(props: PromptProps) {
  const { state, board, docks, coach } = props
  const { now, stage, looking } = state
  const isOver = coach === undefined ? now.outcome !== undefined : coach.end !== undefined
  const over = isOver && !stage.busy && looking === undefined
  const wide = useIsWide()
  const turn = turnOf(state, board, props.playable.game)
  const coached = coach?.words !== undefined && !stage.busy && looking === undefined
  return (
    <section
      className="table-prompt"
      aria-label="What is asked"
      data-yours={turn.yours}
      data-ask={board.ask?.ticket}
      data-over={over}
      data-answers={docks.isPinned('answers') ? 'pinned' : undefined}
    >
      {over ? (
        (coach?.end ?? (
          <>
            <Why {...props} />
            <Ending {...props} />
          </>
        ))
      ) : (
        <>
          <Taken {...props} />
          {wide && coach === undefined && !docks.isOpen('panel') && !docks.isOpen('answers') && (
            <LastWords {...props} />
          )}
          <header className="prompt-head">
            {turn.seat !== undefined && !coached && <SeatMark seat={turn.seat} />}
            {coached ? (
              coach?.words?.(board.openRule)
            ) : state.explained === undefined ? (
              <div className="prompt-words">
                <p className="prompt-who">{turn.who}</p>
                <h2 className="prompt-what" data-words>
                  <Explained game={props.playable.game} text={turn.what} linked stop />
                </h2>
                <Advised {...props} />
              </div>
            ) : (
              <Why {...props} />
            )}
            <LastDice {...props} />
            <Verbs {...props} />
            {stage.busy && looking === undefined && coach === undefined && (
              <button type="button" className="button button-quiet" onClick={() => props.client.skip()}>
                <Icon name="skip" /> Skip
              </button>
            )}
            {coach === undefined ? <Actions {...props} /> : <CoachActions {...props} coach={coach} />}
          </header>
          {!coached && state.explained === undefined && <NewWord {...props} asked={turn.what} />}
          <div className="prompt-body" key={board.ask?.ticket}>
            <Drawn {...props} />
            {board.ask !== undefined && <Answers {...props} ask={board.ask} />}
            {coach === undefined && <Orders {...props} />}
            {now.card.opened === true && looking === undefined && <TakeSeats {...props} />}
          </div>
        </>
      )}
    </section>
  )
})

/** What the lot gave one, until the game has begun to move. */
function Drawn({ state: { now }, board: { viewer, sitters } }: TableProps) {
  const mine = viewer === 'spectator' ? undefined : sitters[viewer]
  if (now.card.lots !== true || now.steps > 0 || mine === undefined) return undefined
  const { name, role } = mine
  return (
    <p className="prompt-drawn">
      <Icon name="dice" /> The places were drawn at random: you are {role.includes(name) ? role : `${name}, ${role}`}.
    </p>
  )
}
