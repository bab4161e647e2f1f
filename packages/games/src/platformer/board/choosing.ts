import { sameData } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import type { Choice } from '../state/choices.ts'
import type { Platformer } from '../state/state.ts'
import { dangerOf, sayDanger } from './danger.ts'

/** A click makes a choice that is offered, and is told why if it is not offered. */
export function clickOf({ ask, seen, advised, choose, explain }: BoardProps<Platformer>, choice: Choice) {
  const possible = ask?.options.some(each => sameData(each, choice)) === true
  const danger = possible && ask !== undefined ? sayDanger(dangerOf(seen, ask.seat, choice)) : undefined
  const lit = sameData(choice, advised)
  return { possible, danger, lit, onAct: () => (possible ? choose(choice) : explain(choice)) }
}
