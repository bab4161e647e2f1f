import { type Game, type OptionValue, readOptions, type Seat } from '@undercroft/kernel'
import { useState } from 'react'
import type { Options } from '../store/tables.ts'

/** A game's options and who plays, before there is a table; `sitter` says whom a new place is for. */
export function useSetup<S>(game: Game, begun: Options, sitter: (seat: Seat) => S) {
  const [options, setOptions] = useState(begun)
  const [seats, setSeats] = useState<readonly S[]>(() => seated(game, begun, [], sitter))
  const change = (name: string, value: OptionValue | undefined) => {
    const { [name]: _, ...others } = options
    const changed = value === undefined ? others : { ...options, [name]: value }
    setOptions(changed)
    if (readOptions(game.options, changed).ok) setSeats(seated(game, changed, seats, sitter))
  }
  return { options, change, seats, setSeats }
}

/** Keeps the sitters that were chosen before. */
function seated<S>(game: Game, options: Options, before: readonly S[], sitter: (seat: Seat) => S): readonly S[] {
  return game.seats(options).map((_, seat) => before[seat] ?? sitter(seat))
}
