import { keepData, recallData } from '@undercroft/games/drawing'
import { type Game, type Option, readOptions, type Seat } from '@undercroft/kernel'
import { loadPlayable, type Opened } from '../looks.ts'
import { getSettings } from '../settings/settings.ts'
import { isSitting, makeTable, type Options, type Sitting } from '../store/tables.ts'
import { drawn } from './by-lot.ts'
import { linkedOptions } from './play-link.ts'

/** A table before it is laid: how it is played, and by whom. */
export interface Setup {
  readonly options: Options
  readonly sittings: readonly Sitting[]
  /** Who gets which place is drawn. */
  readonly lots: boolean
  /** Its options came with a link. */
  readonly linked?: boolean
}

/** As its address says, or as this game was last begun here; for a newcomer, as most would want it. */
export function firstSetup({ game, look }: Opened, hash = ''): Setup {
  const [newcomer, linked] = [look.newcomer ?? 0, linkedOptions(game, hash)]
  if (linked !== undefined) return { ...setupWith(game, linked, newcomer), linked: true }
  return lastSetup(game) ?? setupWith(game, usualOptions(game), newcomer)
}

/** Lays a table down, and remembers how: the next begins like it, unless it came with a link. Gives back its id. */
export function beginTable(game: string, { options, sittings, lots, linked }: Setup): Promise<string> {
  if (linked !== true) keepData(keyOf(game), { options, sittings, lots })
  return makeTable({ game, options, ...(lots ? drawn(sittings) : { sittings }) })
}

/** The same with one click, a newcomer's first game where none was begun here; nothing if the game is not here. */
export async function quickTable(game: string): Promise<string | undefined> {
  const playable = await loadPlayable(game)
  const last = playable && lastSetup(playable.game)
  if (last) return beginTable(game, last)
  if (playable) keepData(keyOf(game), firstSetup(playable))
  return playable && makeTable({ game, ...newcomersSetup(playable) })
}

/** A first real game, against Squires; nothing if the game is not here. How one usually plays stays as it was. */
export async function squireTable(game: string): Promise<string | undefined> {
  const playable = await loadPlayable(game)
  return playable && makeTable({ game, ...newcomersSetup(playable) })
}

/** Whoever is here takes this place, good bots the others. */
export function usualSitter(seat: Seat, newcomer: Seat): Sitting {
  if (seat === newcomer) return { kind: 'person', name: getSettings().name || 'Wanderer' }
  return { kind: 'bot', level: 'greedy' }
}

export function usualOptions(game: Game): Options {
  const table = game.options as { readonly [name: string]: Option }
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { otherwise }]) => (otherwise === undefined ? [] : [[name, otherwise]])),
  )
}

function setupWith(game: Game, options: Options, newcomer: Seat): Setup {
  return { options, sittings: game.seats(options).map((_, seat) => usualSitter(seat, newcomer)), lots: false }
}

function newcomersSetup({ game, look }: Opened): Setup {
  const usual = setupWith(game, usualOptions(game), look.newcomer ?? 0)
  return { ...usual, options: { ...usual.options, ...look.firstGame } }
}

/** What an older page has left may no longer fit the game: then nothing is remembered. */
function lastSetup(game: Game): Setup | undefined {
  const { options, sittings, lots }: Partial<Record<keyof Setup, unknown>> = recallData(keyOf(game.id)) ?? {}
  const read = readOptions(game.options, options)
  if (!read.ok || !Array.isArray(sittings) || !sittings.every(isSitting)) return undefined
  const fitting = read.value as Options
  if (sittings.length !== game.seats(fitting).length) return undefined
  return { options: fitting, sittings, lots: lots === true }
}

function keyOf(game: string): string {
  return `undercroft last ${game}`
}
