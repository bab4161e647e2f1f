import { levelNamed } from '@undercroft/bots'
import { games, loadGame } from '@undercroft/games'
import { fail, ok, type Result, readOptionPairs, readRecord, replay } from '@undercroft/kernel'
import type { Options, Sitting, TableCard } from '../store/tables.ts'

interface TableFile {
  readonly table: Pick<TableCard, 'game' | 'options' | 'sittings' | 'opened'>
  readonly record: string
}

/** Reads a record and plays it through before anything is stored: what is wrong is said with its line. */
export async function readTableFile(text: string): Promise<Result<TableFile>> {
  const read = readRecord(text)
  if (!read.ok) return fail(place(read.error))
  const record = read.value
  const game = await loadGame(record.game)
  if (game === undefined) {
    const known = games.map(each => each.id).join(', ')
    return fail(
      place({ line: 2, message: `it is of the game "${record.game}", which is not here (there is ${known})` }),
    )
  }
  const played = replay(game, record)
  if (!played.ok) return fail(place(played.error))
  const options = readOptionPairs(game.options, record.options)
  if (!options.ok) return fail(options.error.join('; '))
  const sittings = record.seats.map(({ kind, player }): Sitting => {
    if (kind === 'bot') return { kind, level: levelNamed(player) ?? 'greedy' }
    return { kind, name: player.slice(0, 24) }
  })
  return ok({ table: { game: game.id, options: options.value as Options, sittings, opened: true }, record: text })
}

function place({ line, message }: { readonly line: number; readonly message: string }): string {
  return `Line ${line}: ${message}.`
}
