import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEEP, makePuzzles, puzzleProblem } from '@undercroft/bots'
import type { Game } from '@undercroft/kernel'
import { hardnessOf, type PuzzleBook } from '@undercroft/kernel/puzzles'
import { findGame } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, type Io, note, say, sayJson } from '../command.ts'
import { GAME_OPTION, PROGRESS, readGameRun } from '../game-runs.ts'
import { columns } from '../table.ts'

const COUNT = 30

export const puzzlesCommand = command({
  name: 'puzzles',
  summary: 'Lists the puzzles and checks them, or makes new ones: positions in which one answer is clearly best.',
  usage: '[make] [GAME]',
  options: {
    json: { kind: 'flag', says: 'print them as one line of JSON' },
    deep: { kind: 'flag', says: 'also play all answers out again: is the best still the best?' },
    seed: { kind: 'text', value: 'S', says: 'with make: the same seed makes the same file (a new one each time)' },
    count: { kind: 'whole', value: 'N', from: 1, to: 1_000, says: `with make: how many (${COUNT})` },
    after: { kind: 'whole', value: 'N', from: 0, to: 100_000, says: 'with make: only after so many answers (0)' },
    option: GAME_OPTION,
    out: { kind: 'text', value: 'FILE', says: "with make: where they are written (puzzles.json in the game's folder)" },
    progress: PROGRESS,
  },
  notes: () =>
    [
      'Without GAME all games. "puzzles make GAME" plays games between bots and keeps what it finds in the file, which it',
      'writes again after each puzzle. Ctrl-C keeps those that are finished.',
    ].join('\n'),
  async run({ words: [first, second], options: given }, io) {
    if (first === 'make') return make(second, given, io)
    if (second !== undefined) throw new CommandError(`"${second}" is one word too many`)
    return check(first, given, io)
  },
})

interface MakeOptions {
  readonly seed?: string | undefined
  readonly count?: number | undefined
  readonly after?: number | undefined
  readonly option: readonly string[]
  readonly out?: string | undefined
  readonly progress: boolean
}

async function make(id: string | undefined, given: MakeOptions, io: Io): Promise<number> {
  if (id === undefined) throw new CommandError('"make" needs a game')
  const seed = given.seed ?? String(randomInt(2 ** 32))
  if (!/^[\w-]{1,32}$/.test(seed)) throw new CommandError('a seed is a word of letters, digits, "-" and "_"')
  const { game, options, progress } = readGameRun(id, { ...given, seed, progress: given.progress || isWatched(io) }, io)
  const out = given.out ?? fileOf(game, io)
  const count = given.count ?? COUNT
  say(io, `${game.title}: seed ${seed}`)
  let made = 0
  try {
    for (const { games, looks, book } of makePuzzles(game, { options, seed, count, after: given.after ?? 0 })) {
      progress?.show(`${book.puzzles.length} of ${count} puzzles: ${looks} positions of ${games} games`)
      if (book.puzzles.length > made) await writeFile(out, written(book))
      made = book.puzzles.length
      await new Promise(next => setImmediate(next)) // Ctrl-C is heard between positions
      if (io.interrupted.aborted) break
    }
  } finally {
    progress?.close()
  }
  if (made > 0) say(io, `${made} of ${count} puzzles, written to ${out}`)
  if (io.interrupted.aborted) return INTERRUPTED
  if (made < count) note(io, `no more than ${made} were found`)
  return made < count ? 1 : 0
}

function isWatched({ err }: Io): boolean {
  return err.isTTY === true
}

/** A book as it is kept: each game and each puzzle on a line of its own, so that a change of one is seen. */
function written({ records, puzzles, ...head }: PuzzleBook): string {
  const lines = (list: readonly unknown[]): string => list.map(each => `    ${JSON.stringify(each)}`).join(',\n')
  const text = JSON.stringify(head, undefined, 2).slice(0, -2)
  return `${text},\n  "records": [\n${lines(records)}\n  ],\n  "puzzles": [\n${lines(puzzles)}\n  ]\n}\n`
}

async function check(
  id: string | undefined,
  { json, deep }: { readonly json: boolean; readonly deep: boolean },
  io: Io,
): Promise<number> {
  const games = id === undefined ? io.catalogue.games : [findGame(io.catalogue, id)]
  // What `puzzles --json` prints is documented, and stable.
  const rows: { game: string; id: string; margin: number; rating: number; ok: boolean }[] = []
  const problems: string[] = []
  for (const game of games) {
    const file = fileOf(game, io)
    if (!existsSync(file)) continue
    const book = readBook(file)
    for (const puzzle of book.puzzles) {
      const problem = puzzleProblem(game, book, puzzle, deep ? DEEP : 0)
      if (problem !== undefined) problems.push(`${file}: ${puzzle.id}: ${problem}`)
      const { id: name, margin, rating } = puzzle
      rows.push({ game: game.id, id: name, margin, rating, ok: problem === undefined })
      await new Promise(next => setImmediate(next))
      if (io.interrupted.aborted) return INTERRUPTED
    }
  }
  if (rows.length === 0 && id !== undefined) throw new CommandError(`${id} has no puzzles`)
  if (json) sayJson(io, rows)
  else say(io, ...columns([['game', 'puzzle', 'margin', 'rating'], ...rows.map(asRow)]))
  if (problems.length > 0) note(io, ...problems)
  return problems.length === 0 ? 0 : 1
}

function asRow(row: { game: string; id: string; margin: number; rating: number; ok: boolean }) {
  return [row.game, row.id, row.margin.toFixed(3), `${row.rating}% (${hardnessOf(row)})`, row.ok ? 'ok' : 'failed']
}

function fileOf({ id }: Game, io: Io): string {
  return join(io.catalogue.folder, id, 'puzzles.json')
}

function readBook(file: string): PuzzleBook {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
