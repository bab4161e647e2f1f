import { LEVELS, levelNamed } from '@undercroft/bots'
import { type Game, type GameRecord, type RecordProblem, readRecord } from '@undercroft/kernel'
import type { Io } from './command.ts'
import { readText } from './files.ts'
import { sayUnknown } from './near.ts'

/** A record that was read, with its game, or what is wrong with it. */
export type Recorded =
  | { readonly ok: true; readonly record: GameRecord; readonly game: Game }
  | { readonly ok: false; readonly problem: RecordProblem }

export async function openRecord(file: string, io: Io): Promise<Recorded> {
  const read = readRecord(await readText(file, io))
  if (!read.ok) return { ok: false, problem: read.error }
  const { games } = io.catalogue
  const game = games.find(each => each.id === read.value.game)
  if (game !== undefined) return { ok: true, record: read.value, game }
  const ids = games.map(each => each.id)
  return { ok: false, problem: { line: 2, message: sayUnknown('game', read.value.game, ids) } }
}

/** Formats a problem as compilers do (`file:line`), so that editors find the place. */
export function sayProblem(file: string, { line, message }: RecordProblem): string {
  return `${file}:${line}: ${message}`
}

interface Named {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly player: string
}

/** Names each seat in the log by its player, and adds the seat where two names are equal. */
export function namesOf(seats: readonly Named[]): string[] {
  const players = seats.map(playerName)
  return seats.map(({ name }, seat) => {
    const player = players[seat] ?? ''
    const same = players.filter(each => each === player).length
    return player === '' ? name : same > 1 ? `${player} (${name})` : player
  })
}

/** What a player is called: a bot by the name of its level. */
export function playerName({ kind, player }: Pick<Named, 'kind' | 'player'>): string {
  const level = kind === 'bot' ? levelNamed(player) : undefined
  return level === undefined ? player : LEVELS[level].name
}
