import { copy } from './clone.ts'
import type { State, World } from './state.ts'

export type PlayerView = View['players'][number]

/** PL-21.3, PL-21.6: every seat, spectator and bot sees the same, and all of it. */
export type View = { readonly [Key in keyof World]: Frozen<World[Key]> }

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** PL-21.1, PL-21.3: a view copies the whole state, as nothing is hidden from one seat only and decks have no order. */
export function view(s: State): View {
  return copy(s)
}
