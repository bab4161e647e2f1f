import type { Phases } from '@undercroft/kernel'
import type { AllOutAssault } from '../state/state.ts'
import { firstTurn } from './02-setup/first-turn.ts'
import { sheets } from './02-setup/sheets.ts'
import { activation, endOfActivation } from './03-the-turn/activation.ts'
import { endOfRound, round } from './03-the-turn/round.ts'
import { pawn, turn } from './03-the-turn/turn.ts'
import { move } from './04-movement/move.ts'
import { blue } from './05-modifiers/blue.ts'
import { injure, injury } from './05-modifiers/injury.ts'
import { meditation } from './05-modifiers/meditation.ts'
import { modifier } from './05-modifiers/modifier.ts'
import { red } from './05-modifiers/red.ts'
import { train } from './05-modifiers/training.ts'
import { attack } from './06-attacking/attack.ts'
import { compare } from './06-attacking/compare.ts'
import { tie } from './06-attacking/tie.ts'

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
