import type { TableLook } from '../../board.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'
import { labelBeside } from '../words/beside.ts'
import { retell, tell } from '../words/retell.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GivenDungeon } from './GivenDungeon.tsx'
import { AIR, soundOf } from './hearing.ts'
import { ON_BOARD } from './onBoard.ts'
import { PlanForm } from './PlanForm.tsx'
import { role } from './roles.ts'
import { Side } from './Side.tsx'
import { SolveForm } from './SolveForm.tsx'
import { TalkForm } from './TalkForm.tsx'
import { TraitsForm } from './TraitsForm.tsx'

export const table: TableLook<ElectroDungeon> = {
  night: true,
  ownDice: true,
  Board,
  onBoard: ON_BOARD,
  label: labelBeside,
  tell,
  retell,
  sound: soundOf,
  air: AIR,
  Side,
  forms: { place: PlanForm, allocate: TraitsForm, solve: SolveForm, say: TalkForm, reply: TalkForm },
  windows: 'in the middle of what others do, when a card of yours could change a roll or ward off a loss',
  creation: { noun: 'dungeon', verb: 'place', maker: MOF, Picture: GivenDungeon },
  role,
  Ending,
}
