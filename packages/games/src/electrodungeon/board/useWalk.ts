import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import { HUB, type Place } from '../content/board.ts'
import type { ElectroDungeon } from '../state/state.ts'

interface Going {
  /** Where the mover should be when asked again. */
  readonly at: Place
  readonly rest: readonly Place[]
  /** The question that the last step answered. */
  readonly ticket: number
}

/**
 * Walks further than one step: answers the next question with the next step, as long as it is the one that was
 * expected.
 */
export function useWalk({ ask, seen, choose }: BoardProps<ElectroDungeon>) {
  const going = useRef<Going>(undefined)
  const here = seen.view.explorers[seen.view.turn.leader]?.place ?? HUB
  const send = (path: readonly Place[], ticket: number, goesOn: boolean): void => {
    const [to, ...rest] = path
    const choice = ask?.options.find(([verb, place]) => verb === 'step' && place === to)
    if (to === undefined || choice === undefined) return
    going.current = rest.length === 0 ? undefined : { at: to, rest, ticket }
    choose(choice, goesOn)
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const now = going.current
    if (now === undefined || ask === undefined || ask.ticket === now.ticket) return
    going.current = undefined
    if (ask.phase === 'moving' && here === now.at) latest.current(now.rest, ask.ticket, true)
  }, [ask, here])
  return (path: readonly Place[]): void => {
    if (ask !== undefined) send(path, ask.ticket, false)
  }
}
