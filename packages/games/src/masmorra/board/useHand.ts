import { useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { DieId, Masmorra } from '../state/state.ts'
import {
  type Deed,
  type Deeds,
  deedsOf,
  deedsOfDie,
  meantBy,
  refusedAt,
  roomOfThing,
  type Thing,
  turnsDie,
} from './deeds.ts'

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
  /** Whether the Magic in hand can turn this die. */
  turns(die: DieId): boolean
  /** Asks to which face the Magic in hand shall turn it. */
  turn(die: DieId): void
  /** Does what a thing does, or asks which; what does nothing says why. */
  touch(thing: Thing): void
  drop(die: DieId, thing: Thing | undefined): void
  close(): void
}

interface Held {
  readonly die?: DieId | undefined
  readonly thing?: Thing
  /** A die that the one in hand shall turn. */
  readonly onto?: DieId
  readonly dragged?: boolean
  readonly ticket: number | undefined
}

const EMPTY: Omit<Held, 'ticket'> = {}

export function useHand({ ask, seen, choose, explain }: BoardProps<Masmorra>): Hand {
  const ticket = ask?.ticket
  const [held, setHeld] = useState<Held>()
  const { die, thing, onto, dragged } = held !== undefined && held.ticket === ticket ? held : EMPTY
  const all = useMemo(() => deedsOf(ask?.options ?? [], seen), [ask, seen])
  const ofDie = useMemo(() => (die === undefined ? undefined : deedsOfDie(ask, seen, die)), [ask, seen, die])
  const deeds = useMemo(() => (ofDie === undefined ? all : deedsOf(choicesOf(ofDie), seen)), [all, ofDie, seen])
  const act = (there: readonly Deed[], which: Thing, inHand: DieId | undefined) => {
    const [only] = there
    if (there.length > 1) return setHeld({ die: inHand, thing: which, ticket })
    setHeld(undefined)
    if (only !== undefined) return choose(only.choice)
    const refused = refusedAt(ask, seen, which)
    if (refused !== undefined) explain(refused)
  }
  const turning = (other: DieId) => ofDie?.filter(({ choice }) => turnsDie(seen.view, choice, other)) ?? []
  return {
    die,
    deeds,
    menu: menuOf(),
    hold: (next, isDragged = false) =>
      setHeld(next === undefined ? undefined : { die: next, dragged: isDragged, ticket }),
    turns: other => other !== die && turning(other).length > 0,
    turn: other => setHeld({ die, onto: other, ticket }),
    touch(which) {
      const meant = meantBy(which, deeds, seen.view)
      act(deeds.get(meant) ?? [], meant, die)
    },
    drop(dropped, which) {
      if (which === undefined) return setHeld(undefined)
      const there = deedsOf(choicesOf(deedsOfDie(ask, seen, dropped)), seen)
      const room = roomOfThing(seen.view, which)
      // A figure in front of a docking space does not block a die that is dropped there.
      const meant: Thing = there.has(which) || room === undefined ? which : `room ${room}`
      act(there.get(meant) ?? [], meant, dropped)
    },
    close: () => setHeld(undefined),
  }

  /** Magic in hand waits for the die that it shall turn; whatever else the die can do stands in its menu. */
  function menuOf(): Hand['menu'] {
    if (thing !== undefined) return { title: 'What to do here', deeds: deeds.get(thing) ?? [] }
    if (onto !== undefined) return { title: 'To which face', deeds: turning(onto) }
    const rest = ofDie?.filter(({ choice }) => choice[0] !== 'magic') ?? []
    return rest.length === 0 || dragged === true ? undefined : { title: 'What this die can do', deeds: rest }
  }
}

function choicesOf(deeds: readonly Deed[]) {
  return deeds.map(({ choice }) => choice)
}
