import type { Phases } from '@undercroft/kernel'
import type { ElectroDungeon } from '../state/state.ts'
import { order, setup } from './03-setting-up/phases.ts'
import { hurt, react, roll, settled, suffer } from './04-score-rolls/phases.ts'
import { before, invited, moving, rolled } from './05-001-turn-and-movement/moving.ts'
import { follow, perceives, place } from './05-001-turn-and-movement/place.ts'
import { round, slot, turn } from './05-001-turn-and-movement/turn.ts'
import { beastFaced, box, exitPhase, facesBeast, leaveRoom } from './05-050-running-in-headfirst/entering.ts'
import { arrival, arrivals, drawn, member } from './05-070-fights/arrivals.ts'
import { fight, fleesFight, strikes } from './05-070-fights/phases.ts'
import { combat, dismantles, dodgesTrap, fleesRoom, hitsBeast, room } from './07-encountering-a-room/phases.ts'
import { prizes, voted, votePhase } from './08-side-rooms/prizes.ts'
import { failed, failWindow, joining, puzzle, trial, unlocked } from './08-side-rooms/tasks.ts'
import { dodgesArc, dodgesBeast, electroshock, mofBegins, mofEnd, mofTurn, pre } from './11-the-mof-turn/phases.ts'
import { judge, own, ownRolls } from './14-own-tasks/phases.ts'

/** In the order of play. */
export const phases: Phases<ElectroDungeon> = {
  setup,
  order,
  round,
  slot,
  turn,
  room,
  combat,
  fight,
  before,
  invited,
  rolled,
  moving,
  member,
  arrivals,
  arrival,
  drawn,
  place,
  perceives,
  follow,
  box,
  facesBeast,
  beastFaced,
  dismantles,
  dodgesTrap,
  leaveRoom,
  exit: exitPhase,
  fleesRoom,
  hitsBeast,
  strikes,
  fleesFight,
  roll,
  react,
  settled,
  hurt,
  suffer,
  unlocked,
  joining,
  puzzle,
  fail: failWindow,
  trial,
  own,
  judge,
  ownRolls,
  prizes,
  vote: votePhase,
  voted,
  failed,
  mofBegins,
  pre,
  electroshock,
  mofTurn,
  dodgesBeast,
  dodgesArc,
  mofEnd,
}
