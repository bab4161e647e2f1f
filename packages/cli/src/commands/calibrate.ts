import { calibrate, PLAYERS, playerNamed, type Tenth } from '@undercroft/bots'
import { wilson } from '@undercroft/kernel/stats'
import { readPlayer, sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, note, say, sayJson } from '../command.ts'
import { GAME_OPTION, type GameRun, PROGRESS, readGameRun } from '../game-runs.ts'
import { columns } from '../table.ts'

const [GAMES, ROUNDS] = [100, 8]

/** Sums of chances are not exact. */
const TINY = 1e-9

/** One row of `calibrate --json`; documented, and stable. */
interface Row extends Tenth {
  readonly game: string
  readonly low: number
  readonly high: number
}

export const calibrateCommand = command({
  name: 'calibrate',
  summary: 'Plays games between bots and checks whether chances that are said come true.',
  usage: '[GAME]',
  options: {
    games: { kind: 'whole', value: 'N', from: 1, to: 1_000_000, says: `games of each (${GAMES})` },
    bots: { kind: 'text', value: 'BOT', says: 'who plays in all seats (greedy)' },
    rounds: { kind: 'whole', value: 'N', from: 1, to: 10_000, says: `how often a position is played on (${ROUNDS})` },
    seed: { kind: 'text', value: 'S', says: 'the same seed gives the same table (a new one each time)' },
    option: GAME_OPTION,
    json: { kind: 'flag', says: 'print the rows as one line of JSON' },
    progress: PROGRESS,
  },
  notes: catalogue =>
    [
      'Without GAME all games. Five positions of each game are looked at as "analyse" does. An interval of 95% counts each',
      `side of a game once, because its positions share one result. Bots: ${PLAYERS.join(', ')}`,
      sayGames(catalogue),
      'Ctrl-C reports the games finished so far.',
    ].join('\n'),
  async run({ words: [id], options: { bots = 'greedy', games = GAMES, rounds = ROUNDS, json, ...given } }, io) {
    const player = playerNamed(readPlayer(bots))
    if (player === undefined) throw new CommandError(`there is no bot "${bots}"`)
    const rows: Row[] = []
    for (const each of id === undefined ? io.catalogue.games.map(game => game.id) : [id]) {
      const run = readGameRun(each, given, io)
      let [tenths, played]: [readonly Tenth[], number] = [[], 0]
      for (tenths of calibrate(run.game, { ...run, player, games, rounds })) {
        run.progress?.show(`${each}: ${++played} of ${games} games`)
        await new Promise(next => setImmediate(next)) // Ctrl-C is heard between games
        if (io.interrupted.aborted) break
      }
      run.progress?.close()
      const found = tenths.filter(({ positions }) => positions > 0).map(tenth => rowOf(run, tenth))
      rows.push(...found)
      if (!json) say(io, ...sayRows(run, found, games, bots), '')
      if (io.interrupted.aborted) break
    }
    if (json) sayJson(io, rows)
    if (!io.interrupted.aborted) return 0
    note(io, 'stopped')
    return INTERRUPTED
  },
})

function rowOf({ game }: GameRun, tenth: Tenth): Row {
  return { game: game.id, ...tenth, ...wilson(tenth.won * tenth.results, tenth.results) }
}

function sayRows({ game, seed }: GameRun, rows: readonly Row[], games: number, bots: string): string[] {
  return [
    `${game.title}: ${games} games of ${bots}, seed ${seed}`,
    ...columns([
      ['  said', 'on average', 'won', '95% interval', 'positions', 'results', ''],
      ...rows.map(({ from, said, won, low, high, positions, results }) => [
        `  ${percent(from)} to ${percent(from + 0.1)}`,
        percent(said),
        percent(won),
        `${percent(low)} to ${percent(high)}`,
        positions,
        results,
        said < low - TINY || said > high + TINY ? 'outside' : '',
      ]),
    ]),
  ]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`
}
