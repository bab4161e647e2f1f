import { cloneFrames } from '@undercroft/kernel'
import { cloneOwn } from './own-task.ts'
import { clonePuzzle } from './puzzles.ts'
import type { State, Task } from './state.ts'
import { cloneTrial } from './trial-secrets.ts'

export function clone(s: State): State {
  return {
    ...s,
    frames: cloneFrames(s.frames),
    order: s.order.slice(),
    explorers: s.explorers.map(explorer => ({
      ...explorer,
      start: explorer.start.slice(),
      hand: explorer.hand.slice(),
    })),
    rooms: s.rooms.map(room => ({ ...room })),
    doors: s.doors.map(door => ({ ...door })),
    loose: s.loose.map(loose => ({ ...loose })),
    fights: s.fights.map(fight => ({ ...fight })),
    turn: { ...s.turn },
    roll: s.roll && { ...s.roll, dice: s.roll.dice.slice(), otherDice: s.roll.otherDice.slice() },
    task: s.task && cloneTask(s.task),
    lastTrial: s.lastTrial && cloneTrial(s.lastTrial),
    mofHand: s.mofHand.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    removed: s.removed.slice(),
    claims: s.claims.map(claim => ({ ...claim })),
  }
}

function cloneTask(task: Task): Task {
  switch (task.kind) {
    case 'puzzle':
      return { ...task, posed: clonePuzzle(task.posed) }
    case 'trial':
      return { ...task, trial: cloneTrial(task.trial) }
    case 'own':
      return { ...task, talk: cloneOwn(task.talk) }
  }
}
