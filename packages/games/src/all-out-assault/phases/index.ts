import type { Phases } from '@undercroft/kernel'
import type { AllOutAssault } from '../state.ts'
import { activation, endOfActivation } from './activation.ts'
import { attack, compare } from './attack.ts'
import { blue } from './blue.ts'
import { firstTurn } from './first-turn.ts'
import { injure, injury } from './injury.ts'
import { meditation } from './meditation.ts'
import { modifier } from './modifier.ts'
import { move } from './move.ts'
import { red } from './red.ts'
import { endOfRound, round } from './round.ts'
import { sheets } from './sheets.ts'
import { tie } from './tie.ts'
import { train } from './training.ts'
import { pawn, turn } from './turn.ts'

/** In the order of play. */
export const phases: Phases<AllOutAssault> = {
  sheets,
  firstTurn,
  round,
  turn,
  pawn,
  activation,
  move,
  injury,
  injure,
  modifier,
  red,
  blue,
  train,
  meditation,
  attack,
  compare,
  tie,
  endOfActivation,
  endOfRound,
}
