import { BEFORE_DOOR, type DoorId, NONE, type Place } from '../../content/board.ts'
import type { SideCard } from '../../content/rooms.ts'
import { type ExplorerId, type Explorers, whoIsIn, withoutExplorer } from '../../state/state.ts'

/** The part of a state, or of a view, that is needed here. */
interface Board {
  readonly explorers: readonly { readonly place: Place }[]
  readonly doors: readonly { readonly card?: SideCard }[]
  readonly turn: { readonly leader: ExplorerId }
}

/** ED-8.5: a Trial calls every other Explorer, wherever they stand; a Puzzle calls those on the space. */
export function calledTo({ explorers, doors, turn }: Board, door: DoorId): Explorers {
  const everybody = (1 << explorers.length) - 1
  const called = doors[door]?.card === 'trial' ? everybody : whoIsIn(explorers, BEFORE_DOOR[door] ?? NONE)
  return withoutExplorer(called, turn.leader)
}
