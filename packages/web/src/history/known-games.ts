import { FastDice, type Game, type Option, Play, type Seat, type Shape } from '@undercroft/kernel'
import { titled } from '../newtable/titled.ts'
import type { Options } from '../store/tables.ts'
import type { PastGame } from './past-game.ts'

/** The games that were played, by id, once their rules are loaded: for roles, options and rules in words. */
export type KnownGames = ReadonlyMap<string, Game>

/** What was set otherwise than usual, in plain words; nothing if all was as usual. */
export function sayOptions(game: Game, options: Options): string {
  const table = game.options as { readonly [name: string]: Option }
  return Object.entries(table)
    .flatMap(([name, option]) => {
      const value = options[name] ?? option.otherwise
      return value === option.otherwise ? [] : [sayOption(option, value)]
    })
    .join(' · ')
}

function sayOption({ kind, label }: Option, value: Options[string] | undefined): string {
  if (kind === 'house') return label
  if (kind === 'flag') return value === true ? label : `Without: ${label}`
  return kind === 'one' ? `${label}: ${titled(String(value))}` : `${label}: ${value}`
}

/** What a seat is called by its game. */
export function roleOf({ game, options }: Pick<PastGame, 'game' | 'options'>, seat: Seat, known: KnownGames): string {
  try {
    return known.get(game)?.seats(options)[seat]?.role ?? ''
  } catch {
    return '' // the options are of older rules
  }
}

/** The side of each seat. Who wins together is one side; where a game knows nothing of sides each seat is its own. */
export function sidesOf({ game: id, options, seats }: PastGame, known: KnownGames): readonly number[] {
  const alone = seats.map((_, seat) => seat)
  const game = known.get(id)
  if (game?.thinking === undefined) return alone
  try {
    const { state } = Play.start<Shape>(game, options, new FastDice('sides'))
    return game.thinking.sides(state)
  } catch {
    return alone
  }
}
