import { useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { DieId, Masmorra } from '../state/state.ts'
import { type Deed, type Deeds, deedsOf, deedsOfDie, refusedAt, roomOfThing, type Thing } from './deeds.ts'

/**
 * What the player is about to do: the die in hand, what it can be put on, and the menu of a thing with several uses.
 */
export interface Hand {
  readonly die: DieId | undefined
  /** What each thing does now; of the die in hand, if there is one. */
  readonly deeds: Deeds
  readonly menu: { readonly title: string; readonly deeds: readonly Deed[] } | undefined
  /**
   * Takes a die into the hand, or lays it down again; one that is dragged shows where it can go, and nothing over that.
   */
  hold(die: DieId | undefined, dragged?: boolean): void
  /** Does what a thing does, or asks which; what does nothing says why. */
  touch(thing: Thing): void
  drop(die: DieId, thing: Thing | undefined): void
  close(): void
}

interface Held {
  readonly die?: DieId | undefined
  readonly thing?: Thing
  readonly dragged?: boolean
  readonly ticket: number | undefined
}

export function useHand({ ask, seen, choose, explain }: BoardProps<Masmorra>): Hand {
  const ticket = ask?.ticket
  const [held, setHeld] = useState<Held>()
  const { die, thing } = held !== undefined && held.ticket === ticket ? held : { die: undefined, thing: undefined }
  const all = useMemo(() => deedsOf(ask?.options ?? [], seen), [ask, seen])
  const ofDie = useMemo(() => (die === undefined ? undefined : deedsOfDie(ask, seen, die)), [ask, seen, die])
  const deeds = useMemo(
    () =>
      ofDie === undefined
        ? all
        : deedsOf(
            ofDie.map(({ choice }) => choice),
            seen,
          ),
    [all, ofDie, seen],
  )
  const act = (there: readonly Deed[], which: Thing, inHand: DieId | undefined) => {
    const [only] = there
    if (there.length > 1) return setHeld({ die: inHand, thing: which, ticket })
    setHeld(undefined)
    if (only !== undefined) return choose(only.choice)
    const refused = refusedAt(ask, seen, which)
    if (refused !== undefined) explain(refused)
  }
  const menu =
    thing !== undefined
      ? { title: 'What to do here', deeds: deeds.get(thing) ?? [] }
      : ofDie === undefined || held?.dragged === true
        ? undefined
        : { title: 'What this die can do', deeds: ofDie }
  return {
    die,
    deeds,
    menu,
    hold: (next, dragged = false) => setHeld(next === undefined ? undefined : { die: next, dragged, ticket }),
    touch: which => act(deeds.get(which) ?? [], which, die),
    drop(dropped, which) {
      if (which === undefined) return setHeld(undefined)
      const choices = deedsOfDie(ask, seen, dropped).map(({ choice }) => choice)
      const there = deedsOf(choices, seen)
      const room = roomOfThing(seen.view, which)
      // A figure in front of a docking space does not block a die that is dropped there.
      const meant: Thing = there.has(which) || room === undefined ? which : `room ${room}`
      act(there.get(meant) ?? [], meant, dropped)
    },
    close: () => setHeld(undefined),
  }
}
