import type { GameLook } from '../../board.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { GivenDungeon } from './GivenDungeon.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Side } from './Side.tsx'
import { SolveForm } from './SolveForm.tsx'
import { TalkForm } from './TalkForm.tsx'
import { TraitsForm } from './TraitsForm.tsx'

export const look: GameLook<ElectroDungeon> = {
  id: 'electrodungeon',
  tagline: 'A maze of lightning, three fragments of a key, one true exit: find it together, or before the others.',
  ownDice: true,
  box: { minutes: '40 to 90 minutes', players: '2 to 6 players' },
  Cover,
  Board,
  Side,
  forms: { place: PlanForm, allocate: TraitsForm, solve: SolveForm, say: TalkForm, reply: TalkForm },
  windows: 'in the middle of what others do, when a card of yours could change a roll or ward off a loss',
  creation: { noun: 'dungeon', verb: 'place', maker: MOF, Picture: GivenDungeon },
  Ending,
}
