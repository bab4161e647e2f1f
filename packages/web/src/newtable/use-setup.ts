import { type Game, type Option, type OptionValue, readOptions, type Seat } from '@undercroft/kernel'
import { useState } from 'react'
import type { Options } from '../store/tables.ts'

/** A game's options and who sits where, before there is a table; `sitter` says whom a new seat is for. */
export function useSetup<S>(game: Game, sitter: (seat: Seat) => S) {
  const [options, setOptions] = useState<Options>(() => defaults(game))
  const [seats, setSeats] = useState<readonly S[]>(() => seated(game, defaults(game), [], sitter))
  const change = (name: string, value: OptionValue) => {
    const changed = { ...options, [name]: value }
    setOptions(changed)
    if (readOptions(game.options, changed).ok) setSeats(seated(game, changed, seats, sitter))
  }
  return { options, change, seats, setSeats }
}

function defaults(game: Game): Options {
  const table = game.options as { readonly [name: string]: Option }
  return Object.fromEntries(Object.entries(table).map(([name, { otherwise }]) => [name, otherwise]))
}

/** Keeps the sitters that were chosen before. */
function seated<S>(game: Game, options: Options, before: readonly S[], sitter: (seat: Seat) => S): readonly S[] {
  return game.seats(options).map((_, seat) => before[seat] ?? sitter(seat))
}
