import { sameData } from '@undercroft/kernel'
import { createContext, useContext } from 'react'
import type { BoardProps } from '../../board.ts'
import { sayCell } from '../state/cells.ts'
import { activeHero } from '../state/heroes.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { thingsOf, usesOfDie } from './deeds.ts'

/** What glows on the board, by the names of what can be touched: what is advised, the next best, and what the list points at. */
interface Marks {
  readonly advised: ReadonlySet<string>
  readonly next: ReadonlySet<string>
  readonly pointed: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

export const MarksOnBoard = createContext<Marks>({ advised: NONE, next: NONE, pointed: NONE })

export function marksOf(board: Pick<BoardProps<Masmorra>, 'ask' | 'seen' | 'advised' | 'nextBest' | 'pointed'>): Marks {
  const { ask, seen, advised, nextBest = [], pointed } = board
  const of = (choice: Choice | undefined) =>
    choice === undefined || ask === undefined ? NONE : new Set(namesOf(choice, { ask, seen }))
  return { advised: of(advised), next: new Set(nextBest.flatMap(choice => [...of(choice)])), pointed: of(pointed) }
}

/** Attributes that say so of something; nothing where it is not marked. */
export function useMark(name: string): {
  readonly 'data-advised'?: ''
  readonly 'data-next-best'?: ''
  readonly 'data-pointed'?: ''
} {
  const { advised, next, pointed } = useContext(MarksOnBoard)
  return {
    ...(advised.has(name) ? { 'data-advised': '' } : next.has(name) ? { 'data-next-best': '' } : {}),
    ...(pointed.has(name) ? { 'data-pointed': '' } : {}),
  }
}

/** Everything on the board that a choice is about: where one would click, and what it would be done to. */
export function namesOf(choice: Choice, { ask, seen }: Pick<BoardProps<Masmorra>, 'ask' | 'seen'>): readonly string[] {
  const { view } = seen
  switch (choice[0]) {
    case 'place':
      return [`place ${sayCell(choice[1])}`]
    case 'trap':
      return [`lay ${sayCell(choice[1])}`]
    case 'hero':
      return [`pick ${choice[1]}`]
    case 'learn':
      return [`learn ${choice[1]}`]
    case 'reroll':
    case 'captive':
      return choice[1].map(die => `die ${die}`)
    case 'march':
      return [`foe ${choice[1]}`, `room ${choice[2]}`]
    case 'explore':
      return [`room ${activeHero(view).room}`, 'exit']
    case 'roll':
    case 'keep':
    case 'resolve':
    case 'pair':
    case 'hurl':
    case 'pass':
      return [choice[0]]
    case 'magic':
      return [...thingsOf(choice, view), ...diceFor(choice, ask, seen), `die ${choice[2]}`]
    default:
      return [...thingsOf(choice, view), ...diceFor(choice, ask, seen)]
  }
}

/** The die that would pay for it: of equal ones the first. */
function diceFor(choice: Choice, ask: BoardProps<Masmorra>['ask'], seen: BoardProps<Masmorra>['seen']) {
  const payers = [...seen.view.turn.dice.keys()].filter(die =>
    usesOfDie(ask, seen, die).some(each => sameData(each, choice)),
  )
  return payers.slice(0, 1).map(die => `die ${die}`)
}
