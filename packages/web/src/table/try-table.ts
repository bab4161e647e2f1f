import type { Refusal } from '@undercroft/games/board'
import { type AnyChoice, fail, type Game, ok, type Result, type Seat } from '@undercroft/kernel'
import { getSettings } from '../settings/settings.ts'
import { makeTable, type Options, type Sitting } from '../store/tables.ts'
import { beginWith } from './host/books.ts'

/** Lays down a table at which a bot has handed that in, and the person of this device plays another seat. */
export async function tryTable(
  game: Game,
  options: object,
  mine: Seat,
  { seat, choice }: { readonly seat: Seat; readonly choice: AnyChoice },
): Promise<Result<string, readonly Refusal[]>> {
  const table = { game: game.id, options: options as Options, sittings: sittingsAt(game, options, mine) }
  const begun = beginWith(game, table, seat, choice)
  return begun.ok ? ok(await makeTable(table, begun.value)) : fail(begun.error)
}

function sittingsAt(game: Game, options: object, mine: Seat): Sitting[] {
  return game.seats(options).map((_, seat): Sitting => {
    return seat === mine ? { kind: 'person', name: getSettings().name || 'Wanderer' } : { kind: 'bot', level: 'greedy' }
  })
}
