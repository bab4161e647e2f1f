import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Option } from '@undercroft/kernel'
import { findGame } from '../catalogue.ts'
import { CommandError, type Io, say } from '../command.ts'
import { whyNot } from '../files.ts'
import { type Given, write } from './lab.ts'
import { runTask } from './run-task.ts'

/** How many games of each number of players a report has. */
const GAMES = 400

/** Makes the report of every game as it is, or of one: an experiment and a page for each, in one folder. */
export async function reportsTask(id: string, given: Given, io: Io): Promise<number> {
  const folder = given.out ?? 'reports'
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CommandError(`${folder}: ${whyNot(error)}`)
  }
  const { catalogue } = io
  for (const game of id === '' ? catalogue.games : [findGame(catalogue, id)]) {
    const [file, html] = [join(folder, `${game.id}.yaml`), join(folder, `${game.id}.html`)]
    write(file, experimentOf(game, given.games ?? GAMES))
    say(io, '', html)
    const code = await runTask(file, { ...given, html, out: undefined, only: 'wins', json: false }, io)
    if (code !== 0) return code
  }
  return 0
}

/** A game as it is, with every number of players among whom somebody can win alone. */
function experimentOf({ id, title, options }: Game, games: number): string {
  const players = (options as { readonly [name: string]: Option }).players
  const counts =
    players?.kind === 'whole'
      ? Array.from({ length: players.to - players.from + 1 }, (_, i) => players.from + i).filter(count => count > 1)
      : []
  return [
    `title: ${JSON.stringify(`${title} as it is`)}`,
    `game: ${id}`,
    `games: ${games}`,
    'bots: greedy',
    'measures: all',
    ...(counts.length === 0 ? [] : ['options:', `  players: [${counts.join(', ')}]`]),
    '',
  ].join('\n')
}
