import type { Phases } from '@undercroft/kernel'
import type { ElectroDungeon } from '../state/state.ts'
import { order, setup } from './03-setting-up/phases.ts'
import { roll, settled } from './04-score-rolls/phases.ts'
import { before, moving, rolled } from './05-001-turn-and-movement/moving.ts'
import { place } from './05-001-turn-and-movement/place.ts'
import { round, slot, turn } from './05-001-turn-and-movement/turn.ts'
import { follow } from './05-020-groups/following.ts'
import { invited } from './05-020-groups/inviting.ts'
import { member } from './05-020-groups/member.ts'
import { perceives } from './05-040-perceiving-a-room/perceiving.ts'
import { beastFaced, box, facesBeast } from './05-050-running-in-headfirst/entering.ts'
import { arrival, arrivals, drawn } from './05-070-fights/arrivals.ts'
import { fight, fleesFight, strikes } from './05-070-fights/phases.ts'
import { fleesRoom, room } from './05-090-starting-in-a-room/phases.ts'
import { electroshock } from './05-100-electroshock/electroshock.ts'
import { dodgesBeast } from './07-encountering-a-room/beast-attacks.ts'
import { combat, hitsBeast } from './07-encountering-a-room/combat.ts'
import { dismantles, dodgesTrap } from './07-encountering-a-room/interacting.ts'
import { exitPhase, leaveRoom } from './07-encountering-a-room/leaving.ts'
import { prizes, voted, votePhase } from './08-side-rooms/prizes.ts'
import { failed, joining, unlocked } from './08-side-rooms/tasks.ts'
import { suffer } from './09-death/live.ts'
import { dodgesArc } from './10-reward-cards/mof-cards.ts'
import { hurt, react } from './10-reward-cards/reactions.ts'
import { mofBegins, mofEnd, mofTurn, pre } from './11-the-mofs-turn/phases.ts'
import { failWindow, puzzle } from './12-puzzles/phases.ts'
import { trial } from './13-trials/phases.ts'
import { judge, own, ownRolls } from './14-own-tasks/phases.ts'

/** The phases, in the order of play. */
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
