import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { Countdown } from '../../drawing/Countdown.tsx'
import { DOORS, HUB } from '../content/board.ts'
import { PUZZLES } from '../content/puzzles/index.ts'
import { type Choice, type ElectroDungeon, explorerOf, MOF, seatOf } from '../state/state.ts'
import type { TrialMove } from '../state/trial-moves.ts'
import type { TrialState } from '../state/trials.ts'
import type { TaskView } from '../state/view.ts'
import { sayWhere } from '../words/places.ts'
import { letterOf } from './seats.ts'
import { AdvisedMove } from './tasks/lab/MoveButton.tsx'
import { OwnTalkPanel } from './tasks/OwnTalkPanel.tsx'
import { PuzzlePicture } from './tasks/PuzzlePicture.tsx'
import { TrialPanel } from './tasks/TrialPanel.tsx'

type Props = BoardProps<ElectroDungeon>

/** A side room's task while it is attempted, as far as the viewer may see it. Who answers does so in the form. */
export function TaskPanel(props: Props) {
  const { task } = props.seen.view
  if (task === undefined) return <Decided {...props} />
  if (props.ask?.form !== undefined) return undefined
  return (
    <section className="ed-task" aria-label={`Behind the ${DOORS[task.door]} door`} data-tells="below">
      <TaskBody {...props} task={task} />
    </section>
  )
}

function TaskBody(props: Props & { readonly task: TaskView }) {
  const { task, viewer, sitters, clocks } = props
  const endsAt = clocks?.find(({ seat }) => seat === seatOf(task.active))?.endsAt
  switch (task.kind) {
    case 'dimPuzzle':
      return (
        <>
          <p>
            {letterOf(task.active)} is at <b>{PUZZLES[task.puzzle.puzzle].name}</b>: {task.puzzle.left}{' '}
            {task.puzzle.left === 1 ? 'try' : 'tries'} left.{' '}
            {endsAt !== undefined && <Countdown endsAt={endsAt} className="ed-task-clock" />}
          </p>
          <p className="ed-task-story">{PUZZLES[task.puzzle.puzzle].story}</p>
        </>
      )
    case 'puzzle':
      return <PuzzlePicture seen={task.puzzle} mine={false} endsAt={endsAt} onAnswer={() => undefined} />
    case 'own':
      return (
        <OwnTalkPanel
          talk={task.talk}
          me={viewer === 'spectator' ? undefined : viewer === MOF ? 'mof' : viewer}
          names={seat => sitters.find(each => each.seat === seat)?.player ?? ''}
          ask={undefined}
          must={false}
        />
      )
    case 'trial':
      return <TrialTable {...props} trial={task.trial} />
  }
}

function TrialTable({ trial, ...props }: Props & { readonly trial: TrialState }) {
  const { ask, viewer, sitters, choose, seen } = props
  const names = trial.who.map(({ seat, shade }) =>
    shade ? 'The Shade' : (sitters.find(each => each.seat === seat)?.player ?? ''),
  )
  const me = trial.who.findIndex(({ seat }) => seat === viewer)
  const offers = ask?.phase === 'trial' ? ask.options : []
  return (
    <AdvisedMove value={props.advised as TrialMove | undefined}>
      <TrialPanel
        seen={trial}
        me={me < 0 ? undefined : me}
        names={names}
        from={trial.who.map(({ seat }) => sayWhere(seen.view.explorers[explorerOf(seat)]?.place ?? HUB))}
        offers={offers as readonly TrialMove[]}
        waiting={trial.who.flatMap(({ seat }, i) => (seen.answered.some(each => each.seat === seat) ? [] : [i]))}
        onMove={(move: TrialMove) => choose(move as Choice)}
        pace={props.pace}
      />
    </AdvisedMove>
  )
}

/** A trial's last moment: it stands until it has been told and read, since the rules are done with it already. */
function Decided(props: Props) {
  const { seen, showing, recent = [] } = props
  const { lastTrial } = seen.view
  const [closed, setClosed] = useState<string>()
  if (lastTrial === undefined) return undefined
  const told = showing.some(({ what }) => what === 'trial')
  const fresh = recent.some(({ what }) => what === 'trial') && closed !== JSON.stringify(lastTrial)
  if (!told && !fresh) return undefined
  return (
    <section className="ed-task" aria-label="The trial is decided" data-tells="below">
      <TrialTable {...props} trial={lastTrial} />
      {!told && (
        <button
          type="button"
          className="ed-button ed-button-main ed-task-close"
          onClick={() => setClosed(JSON.stringify(lastTrial))}
        >
          Back to the maze
        </button>
      )}
    </section>
  )
}
