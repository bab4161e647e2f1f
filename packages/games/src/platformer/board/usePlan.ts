import { sameData } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Choice } from '../state/choices.ts'
import type { Platformer } from '../state/state.ts'

interface Plan {
  readonly rest: readonly Choice[]
  /** The question that the last answer was for, and its seat. */
  readonly ticket: number
  readonly seat: number
}

/** Carries out a click that takes several answers: it goes on as long as the expected questions are asked. */
export function usePlan({ ask, choose }: BoardProps<Platformer>) {
  const plan = useRef<Plan>(undefined)
  const send = (choices: readonly Choice[], { ticket, seat }: Pick<Plan, 'ticket' | 'seat'>, goesOn: boolean): void => {
    const [first, ...rest] = choices
    if (first === undefined) return
    plan.current = rest.length === 0 ? undefined : { rest, ticket, seat }
    choose(first, goesOn)
  }
  const sendRef = useRef(send)
  sendRef.current = send
  useEffect(() => {
    const going = plan.current
    if (going === undefined || ask === undefined || (ask.ticket === going.ticket && ask.seat === going.seat)) return
    plan.current = undefined
    if (ask.seat !== going.seat) return
    // The kernel gives the only answer itself: what is asked next may already be the one after it.
    const at = going.rest.findIndex(wanted => ask.options.some(option => sameData(option, wanted)))
    if (at === 0 || at === 1) sendRef.current(going.rest.slice(at), ask, true)
  }, [ask])
  return {
    follow(choices: readonly Choice[]): void {
      if (ask !== undefined) send(choices, ask, false)
    },
    drop(): void {
      plan.current = undefined
    },
  }
}
