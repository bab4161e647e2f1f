import type { Viewer } from '@undercroft/kernel'
import { DOORS } from '../content/board.ts'
import { explorerOf, has, MOF, seatOf } from '../state/state.ts'
import type { TrialState } from '../state/trials.ts'
import { contestantOf, type TaskView, type View } from '../state/view.ts'
import { joined } from './labels.ts'
import { sayOwn } from './own-task.ts'
import { sayDimPuzzle, sayPuzzle } from './puzzles/index.ts'
import { sayTrial } from './trials/index.ts'

/** The task that is being attempted, or the trial that was decided last; from what the viewer may see of it. */
export function sayTask(view: View, viewer: Viewer, names: readonly string[]): string[] {
  const { task, lastTrial } = view
  if (task !== undefined) {
    const explorers = names.filter((_, seat) => seat > 0)
    const who = joined(explorers.filter((_, id) => has(task.who, id)))
    return headed(`Behind the ${DOORS[task.door]} door, for ${who}:`, linesOf(task, viewer, names))
  }
  if (lastTrial === undefined || !isFresh(lastTrial, view)) return []
  return headed('The last trial:', trialLines(lastTrial, viewer, names))
}

/** The last trial is shown for the rest of the round: some trials are over before anybody is asked. */
function isFresh({ who }: TrialState, { explorers, turn }: View): boolean {
  const active = explorerOf(who[0]?.seat ?? MOF)
  return turn.leader !== active && explorers[active]?.acted === true
}

function headed(heading: string, lines: readonly string[]): string[] {
  return ['', heading, ...lines.map(line => `  ${line}`)]
}

function linesOf(task: TaskView, viewer: Viewer, names: readonly string[]): string[] {
  switch (task.kind) {
    case 'puzzle':
      return sayPuzzle(task.puzzle, names[seatOf(task.active)] ?? '')
    case 'dimPuzzle':
      return [sayDimPuzzle(task.puzzle)]
    case 'own':
      return sayOwn(task.talk, names)
    case 'trial':
      return trialLines(task.trial, viewer, names)
  }
}

function trialLines(trial: TrialState, viewer: Viewer, names: readonly string[]): string[] {
  const contestants = trial.who.map(({ seat, shade }) => (shade ? 'The Shade' : (names[seat] ?? '')))
  return sayTrial(trial, { names: contestants, me: contestantOf(trial, viewer) })
}
