import { DOORS, type DoorId, ROOMS } from '../content/board.ts'
import { PUZZLE_IDS, PUZZLES } from '../content/puzzles/index.ts'
import { ROOM_CARDS, SIDE_CARDS } from '../content/rooms.ts'
import { TRIAL_IDS, TRIALS } from '../content/trials.ts'
import { type DoorPlan, isOwn, NO_DOOR, NO_ROOM, type Plan, type TaskPlan } from '../state/plan.ts'
import { furnish, type Site, TOOL_NAMES, type Tool, withTask } from './planDraft.ts'
import { OwnEditor } from './tasks/OwnEditor.tsx'

interface InspectorProps {
  readonly plan: Plan
  readonly site: Site | undefined
  readonly ownAllowed: boolean
  onPlan(plan: Plan): void
}

/** The place last touched, with everything that can lie there. */
export function Inspector({ plan, site, ownAllowed, onPlan }: InspectorProps) {
  if (site === undefined) {
    return <p className="ed-inspector">Take a piece and touch rooms and doors, or touch a place to furnish it.</p>
  }
  const toggle = (tool: Tool) => onPlan(furnish(plan, site, tool))
  if (site.at === 'room') {
    const room = plan.rooms[site.room] ?? NO_ROOM
    return (
      <fieldset className="ed-inspector">
        <legend>Room {ROOMS[site.room]}</legend>
        <Choices tools={ROOM_CARDS} on={tool => room.card === tool} onTool={toggle} />
        <Choices tools={['key']} on={() => room.keys > 0} onTool={toggle} />
      </fieldset>
    )
  }
  const door = plan.doors[site.door] ?? NO_DOOR
  return (
    <fieldset className="ed-inspector">
      <legend>The {DOORS[site.door]} door</legend>
      <Choices tools={SIDE_CARDS} on={tool => door.card === tool} onTool={toggle} />
      <Choices
        tools={['fragment', 'reward']}
        on={tool => (tool === 'reward' ? door.reward : door.fragments > 0)}
        onTool={toggle}
      />
      {(door.card === 'puzzle' || door.card === 'trial') && (
        <TaskChoice
          door={door}
          kind={door.card}
          id={site.door}
          ownAllowed={ownAllowed}
          onTask={task => onPlan(withTask(plan, site.door, task))}
        />
      )}
    </fieldset>
  )
}

interface ChoicesProps {
  readonly tools: readonly Tool[]
  on(tool: Tool): boolean
  onTool(tool: Tool): void
}

function Choices({ tools, on, onTool }: ChoicesProps) {
  return (
    <div className="ed-choices">
      {tools.map(tool => (
        <button key={tool} type="button" className="ed-choice" aria-pressed={on(tool)} onClick={() => onTool(tool)}>
          {TOOL_NAMES[tool]}
        </button>
      ))}
    </div>
  )
}

interface TaskChoiceProps {
  readonly door: DoorPlan
  readonly kind: 'puzzle' | 'trial'
  readonly id: DoorId
  readonly ownAllowed: boolean
  onTask(task: TaskPlan): void
}

const OWN = { title: '', text: '', note: '' }

/** Which task waits there: one of the list, one by chance at each attempt, or one of one's own (ED-3.18). */
function TaskChoice({ door, kind, id, ownAllowed, onTask }: TaskChoiceProps) {
  const { task } = door
  const listed = kind === 'puzzle' ? PUZZLE_IDS : TRIAL_IDS
  const nameOf = (each: string): string =>
    PUZZLE_IDS.find(puzzle => puzzle === each) !== undefined
      ? PUZZLES[each as (typeof PUZZLE_IDS)[number]].name
      : TRIALS[each as (typeof TRIAL_IDS)[number]].name
  return (
    <div className="ed-task-choice">
      <label>
        Task
        <select
          key={id}
          value={isOwn(task) ? 'own' : task}
          onChange={({ target: { value } }) => onTask(value === 'own' ? OWN : (value as TaskPlan))}
        >
          <option value="random">Any, by chance at each attempt</option>
          {listed.map(each => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
          {(ownAllowed || isOwn(task)) && <option value="own">One of my own</option>}
        </select>
      </label>
      {isOwn(task) && (
        <>
          <OwnEditor kind={kind} task={task} onTask={onTask} />
          <p className="ed-task-bots">You rule on what is said. Bots among the Explorers answer with a guess.</p>
        </>
      )}
    </div>
  )
}
