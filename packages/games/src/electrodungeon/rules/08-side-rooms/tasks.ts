import type { Decision, Step, Table, Together } from '@undercroft/kernel'
import { DOORS, type DoorId } from '../../content/board.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { isOwn, isPuzzle, isTrial } from '../../state/plan.ts'
import { attempt, DECLINE, JOIN, LATER } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type Explorers,
  type FrameOf,
  has,
  type State,
  seatOf,
  withExplorer,
} from '../../state/state.ts'
import { randomPuzzle } from '../12-puzzles/index.ts'
import { posePuzzle } from '../12-puzzles/phases.ts'
import { randomTrial } from '../13-trials/index.ts'
import { holdTrial } from '../13-trials/phases.ts'
import { startOwn } from '../14-own-tasks/talk.ts'
import { seatsOf, streamOf } from './attempt.ts'
import { calledTo } from './called.ts'

type T = Table<ElectroDungeon>

/** ED-8.4: the task is attempted at once, or on a later turn. */
export const unlocked: Decision<ElectroDungeon, FrameOf<'unlocked'>> = {
  offer(s, o, { door }) {
    const kind = doorAt(s, door).card === 'puzzle' ? 'Puzzle' : 'Trial'
    o.ask(seatOf(s.turn.leader), `There is a ${kind} behind the ${DOORS[door]} door: attempt it now, or later`)
    o.may(attempt(door)).otherwise().may(LATER)
  },
  on: {
    attempt({ s, f: { door } }) {
      s.frames.push({ phase: 'joining', door, builtIn: false })
    },
    later() {},
  },
}

/** ED-8.5, ED-8.16: whoever is called may take part. It uses no turn of theirs, and no figure moves. */
export const joining: Together<ElectroDungeon, FrameOf<'joining'>> = {
  offer(s, o, { door }) {
    const called = calledTo(s, door)
    const active = EXPLORERS[s.turn.leader]
    const prompt =
      doorAt(s, door).card === 'trial'
        ? `${active} calls all to the Trial behind the ${DOORS[door]} door: take part from where you are, or not`
        : `Take part in the Puzzle behind the ${DOORS[door]} door`
    for (const id of s.explorers.keys()) {
      if (has(called, id)) o.ask(seatOf(id), prompt).may(JOIN).otherwise().may(DECLINE)
    }
  },
  all(s, t, answers, { door, builtIn }) {
    let who: Explorers = 1 << s.turn.leader
    for (const id of s.explorers.keys()) if (answers[seatOf(id)]?.[0] === 'join') who = withExplorer(who, id)
    t.reveal('ED-8.5', 'all', who)
    s.turn.stage = 'over'
    startTask(s, door, who, builtIn, t)
  },
}

/**
 * ED-8.1, ED-8.6, ED-8.7: begins the task that the MoF chose, or a random one; from here on all know its title
 * (ED-12.2).
 */
export function startTask(s: State, door: DoorId, who: Explorers, builtIn: boolean, t: T): void {
  const { card, task } = doorAt(s, door)
  const active = s.turn.leader
  const about = { door, active, who }
  s.lastTrial = undefined
  if (isOwn(task) && !builtIn) {
    const seats = seatsOf(s, who)
    t.reveal('ED-12.2', 'all', task.title)
    t.reveal('ED-14.3', seats, task.text)
    s.task = { ...about, kind: 'own', talk: startOwn(task, card === 'trial', seats) }
    t.tell({ what: 'task', door, explorers: who, title: task.title })
    s.frames.push({ phase: 'own' })
  } else if (card === 'puzzle') {
    const pick = streamOf(t, 'puzzle')
    posePuzzle(s, about, isPuzzle(task) ? task : randomPuzzle(pick), pick, t)
  } else {
    const id = isTrial(task) ? task : randomTrial(below => t.pick(below, 'trial'))
    holdTrial(s, about, id, t)
  }
}

/** ED-8.15: a failed attempt costs the turn and nothing else. */
export const failed: Step<ElectroDungeon, FrameOf<'failed'>> = {
  run(s, t, { by }) {
    if (s.task === undefined) return
    t.tell({ what: 'taskOver', door: s.task.door, success: false, by })
    s.task = undefined
  },
}
