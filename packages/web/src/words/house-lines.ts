import { type Game, type House, sayHouse, tunablesOf } from '@undercroft/kernel'
import { useEffect } from 'react'
import { openHouse } from './house-rules.ts'

/** What a table plays otherwise than printed, value by value. */
export function houseLines(game: Game, { house }: { readonly house?: unknown }): readonly string[] {
  return typeof house === 'object' ? sayHouse(tunablesOf(game.options), house as House) : []
}

/** While a table is open, cards that say what is printed also say what is otherwise there. */
export function useHouseOf(game: Game, options: object): void {
  useEffect(() => openHouse(game, houseLines(game, options)), [game, options])
}
