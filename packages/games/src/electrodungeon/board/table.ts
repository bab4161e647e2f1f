import type { TableLook } from '../../board.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Ending } from './Ending.tsx'
import { GivenDungeon } from './GivenDungeon.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Side } from './Side.tsx'
import { SolveForm } from './SolveForm.tsx'
import { TalkForm } from './TalkForm.tsx'
import { TraitsForm } from './TraitsForm.tsx'

export const table: TableLook<ElectroDungeon> = {
  ownDice: true,
  Board,
  Side,
  forms: { place: PlanForm, allocate: TraitsForm, solve: SolveForm, say: TalkForm, reply: TalkForm },
  windows: 'in the middle of what others do, when a card of yours could change a roll or ward off a loss',
  creation: { noun: 'dungeon', verb: 'place', maker: MOF, Picture: GivenDungeon },
  Ending,
}
