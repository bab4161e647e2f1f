import { sameData } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import type { Choice, Platformer } from '../state.ts'

/** A click does what is offered, or is told why it is not. */
export function actsOf({ ask, choose, explain }: BoardProps<Platformer>, choice: Choice) {
  const possible = ask?.options.some(each => sameData(each, choice)) === true
  return { possible, onAct: () => (possible ? choose(choice) : explain(choice)) }
}
