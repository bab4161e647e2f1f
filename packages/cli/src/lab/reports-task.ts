import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Option } from '@undercroft/kernel'
import { findGame } from '../catalogue.ts'
import { CommandError, type Io, say } from '../command.ts'
import { whyNot } from '../files.ts'
import { type Given, write } from './lab.ts'
import { runTask } from './run-task.ts'

/** How many games of each combination a report has, and who plays them. */
const [GAMES, BOTS] = [400, 'greedy']

/** Makes the reports of every game as it is, or of one: an experiment and a page for each, in one folder. */
export async function reportsTask(id: string, given: Given, io: Io): Promise<number> {
  const folder = given.out ?? 'reports'
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CommandError(`${folder}: ${whyNot(error)}`)
  }
  const { catalogue } = io
  const games = id === '' ? catalogue.games : [findGame(catalogue, id)]
  for (const { name, text } of games.flatMap(game => reportsOf(game, given.games ?? GAMES, given.bots ?? BOTS))) {
    const [file, html] = [join(folder, `${name}.yaml`), join(folder, `${name}.html`)]
    write(file, text)
    say(io, '', html)
    const code = await runTask(file, { ...given, html, out: undefined, only: 'wins', json: false }, io)
    if (code !== 0) return code
  }
  return 0
}

interface ReportFile {
  /** Of the file, without its ending. */
  readonly name: string
  readonly text: string
}

/** The experiments that report a game as it is. Where there is one, it has the game's name alone. */
export function reportsOf(game: Game, games: number, bots: string): ReportFile[] {
  const declared = Object.entries<object>(game.reports ?? { '': playersOf(game) })
  return declared.map(([name, options]) => ({
    name: declared.length === 1 ? game.id : `${game.id}-${name}`,
    text: [
      `title: ${JSON.stringify(`${game.title} as it is${declared.length === 1 ? '' : `: ${name}`}`)}`,
      `game: ${game.id}`,
      `games: ${games}`,
      `bots: ${JSON.stringify(bots)}`,
      'measures: all',
      `options: ${JSON.stringify(options)}`,
      '',
    ].join('\n'),
  }))
}

/** Every number of players among whom somebody can win alone. */
function playersOf({ options }: Game): object {
  const players = (options as { readonly [name: string]: Option }).players
  if (players?.kind !== 'whole') return {}
  const counts = Array.from({ length: players.to - players.from + 1 }, (_, i) => players.from + i)
  return { players: counts.filter(count => count > 1) }
}
