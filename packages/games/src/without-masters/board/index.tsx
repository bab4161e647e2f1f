import type { GameLook } from '../../board.ts'
import { GM, type WithoutMasters } from '../state/state.ts'
import './styles/index.css'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { GivenYard } from './GivenYard.tsx'
import { LayoutForm } from './LayoutForm.tsx'
import { Side } from './Side.tsx'
import { olderShelf } from './shelf.ts'

export const look: GameLook<WithoutMasters> = {
  id: 'without-masters',
  tagline:
    'One dog, six treats, three yards: push crates, climb, throw the ball, and get home before the raccoons get you.',
  box: { minutes: '30 to 60 minutes', players: '2 players' },
  Cover,
  Board,
  Side,
  forms: { layout: LayoutForm },
  creation: { noun: 'yard', verb: 'layout', maker: GM, Picture: GivenYard, before: olderShelf },
  drafted: ['ready', 'generate'],
  Ending,
}
