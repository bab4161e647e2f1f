import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import { type Cell, DIRECTIONS } from '../content/cells.ts'
import type { WithoutMasters } from '../state/state.ts'
import { wayBetween } from './walks.ts'

interface Plan {
  /** Where the Hero should be when asked again. */
  readonly at: Cell
  readonly rest: readonly Cell[]
  /** The question that the last step answered. */
  readonly ticket: number
}

/** Walks several steps: answers each question with the next step, as long as it is the expected question. */
export function useWalk({ ask, seen, choose }: BoardProps<WithoutMasters>) {
  const plan = useRef<Plan>(undefined)
  const { hero } = seen.view
  const send = (from: Cell, route: readonly Cell[], ticket: number, goesOn: boolean): boolean => {
    const [to, ...rest] = route
    const way = to === undefined ? undefined : wayBetween(from, to)
    const choice = ask?.options.find(each => each[0] === 'step' && way !== undefined && each[1] === DIRECTIONS[way])
    if (to === undefined || choice === undefined) return false
    plan.current = rest.length === 0 ? undefined : { at: to, rest, ticket }
    choose(choice, goesOn)
    return true
  }
  const sendRef = useRef(send)
  sendRef.current = send
  useEffect(() => {
    const going = plan.current
    if (going === undefined || ask === undefined || ask.ticket === going.ticket) return
    plan.current = undefined
    if (ask.phase === 'heroTurn' && hero === going.at) sendRef.current(hero, going.rest, ask.ticket, true)
  }, [ask, hero])
  return {
    walk(route: readonly Cell[]): void {
      if (ask !== undefined) send(hero, route, ask.ticket, false)
    },
    stop(): void {
      plan.current = undefined
    },
  }
}
