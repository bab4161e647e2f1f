import type { Phases } from '@undercroft/kernel'
import type { ElectroDungeon } from '../state.ts'
import { beastFaced, box, exitPhase, facesBeast, leaveRoom } from './entering.ts'
import { fight, fleesFight, strikes } from './fights.ts'
import { dodgesArc, dodgesBeast, electroshock, mofBegins, mofEnd, mofTurn, pre } from './mof.ts'
import { before, invited, moving, rolled } from './moving.ts'
import { judge, own, ownRolls } from './own.ts'
import { follow, perceives, place } from './place.ts'
import { prizes, voted, votePhase } from './prizes.ts'
import { hurt, react, roll, settled, suffer } from './rolls.ts'
import { combat, dismantles, dodgesTrap, fleesRoom, hitsBeast, room } from './rooms.ts'
import { order, setup } from './setup.ts'
import { failed, failWindow, joining, puzzle, trial, unlocked } from './tasks.ts'
import { round, slot, turn } from './turn.ts'
import { arrival, arrivals, drawn, member } from './windows.ts'

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
