import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Game, readRecord, replay } from '@undercroft/kernel'
import { type People, PeopleCount } from '@undercroft/lab'
import { CommandError, type Io, note } from '../command.ts'
import { readText, whyNot } from '../files.ts'

/** A record as it was found: where, and its text. */
interface Found {
  readonly where: string
  readonly text: string
}

/**
 * Reads the finished games of a file or a folder. Those of other games, and those that are not over, are passed over; those of
 * other rules, and those that only bots played, too, but that is said.
 */
export async function readPeople(path: string, game: Game, io: Io): Promise<readonly People[]> {
  const counted = new PeopleCount(game)
  let [older, broken, bots] = [0, 0, 0]
  for await (const { where, text } of recordsIn(path, io)) {
    const read = readRecord(text)
    if (!read.ok) {
      note(io, `${where}:${read.error.line}: ${read.error.message}`)
      broken++
      continue
    }
    const record = read.value
    if (record.game !== game.id || record.end === undefined) continue
    if (record.version !== game.version) older++
    else if (record.seats.every(({ kind }) => kind === 'bot')) bots++
    else {
      const match = replay(game, record)
      if (match.ok) {
        const players = record.seats.map(({ kind, player }) => (kind === 'bot' ? player : 'person'))
        counted.add({ match: match.value, players })
      } else {
        note(io, `${where}:${match.error.line}: ${match.error.message}`)
        broken++
      }
    }
  }
  if (older > 0) note(io, `${path}: ${older} of another version of the rules ${older === 1 ? 'is' : 'are'} not counted`)
  if (bots > 0) note(io, `${path}: ${bots} without a person ${bots === 1 ? 'is' : 'are'} not counted`)
  if (broken > 0) throw new CommandError(`${path}: ${broken} ${broken === 1 ? 'record is' : 'records are'} broken`)
  if (counted.people.length === 0) note(io, `${path}: there is no finished game of ${game.title} that people played`)
  return counted.people
}

async function* recordsIn(path: string, io: Io): AsyncGenerator<Found> {
  if (isFolder(path)) {
    for (const name of readdirSync(path).sort()) {
      const file = join(path, name)
      if (!name.startsWith('.') && !isFolder(file)) yield* recordsIn(file, io)
    }
  } else if (path.endsWith('.ndjson')) yield* linesOf(path)
  else yield { where: path, text: await readText(path, io) }
}

/** The lines of what `/api/records.ndjson` gives: the first one says what it is. */
async function* linesOf(path: string): AsyncGenerator<Found> {
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line++
    if (text.trim() === '') continue
    const record = recordOf(text)
    if (record === undefined) throw new CommandError(`${path}:${line}: this is no line of records.ndjson`)
    if (record !== '') yield { where: `${path}:${line}`, text: record }
  }
}

/** The record of a line; empty in the line that says what the file is; nothing, if it is neither. */
function recordOf(line: string): string | undefined {
  try {
    const found = JSON.parse(line) as { readonly undercroft?: unknown; readonly record?: unknown }
    if (typeof found.record === 'string') return found.record
    return found.undercroft === 'records' ? '' : undefined
  } catch {
    return undefined
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    throw new CommandError(`${path}: ${whyNot(error)}`)
  }
}
