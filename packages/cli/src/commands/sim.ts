import { forAllSeats, readSimPlayer, SIM_PLAYERS, sayGames } from '../catalogue.ts'
import { command, INTERRUPTED, note, say, sayJson, widthOf } from '../command.ts'
import { MANY_GAMES, PATIENCE, readGameRun, USUAL_PATIENCE } from '../game-runs.ts'
import type { Progress } from '../sim/progress.ts'
import { reportOf, type Simulated, sayReport } from '../sim/report.ts'
import { runSim } from '../sim/run.ts'
import type { Tally } from '../sim/tally.ts'

const GAMES = 1_000

export const simCommand = command({
  name: 'sim',
  summary: 'Plays many games between bots and reports who won, how, and how long it took.',
  usage: 'GAME',
  options: {
    games: { kind: 'whole', value: 'N', from: 1, to: 1_000_000_000, says: `how many games (${GAMES})` },
    seats: { kind: 'list', value: 'LIST', says: 'a bot for each seat, such as greedy,random (all greedy)' },
    patience: PATIENCE,
    ...MANY_GAMES,
    json: { kind: 'flag', says: 'print the report as one line of JSON' },
  },
  notes: catalogue =>
    [
      `Bots: ${SIM_PLAYERS.join(', ')}. A program (exec:) plays as docs/bots.md says.`,
      sayGames(catalogue),
      'The result does not depend on the number of workers. Ctrl-C reports the games finished so far.',
    ].join('\n'),
  async run({ words: [id = ''], options: given }, io) {
    const { game, options, seed, workers, progress } = readGameRun(id, given, io)
    const plan = game.seats(options)
    const seats = forAllSeats(plan, given.seats?.map(readSimPlayer) ?? plan.map(() => 'greedy'))
    const games = given.games ?? GAMES
    const patience = given.patience ?? USUAL_PATIENCE
    const job = { module: io.catalogue.module, game: game.id, options, seats, seed, games, patience }
    const { tally, seconds, failure } = await runSim(job, {
      workers,
      interrupted: io.interrupted,
      ...(progress === undefined ? {} : { progress: tellOf(progress, games) }),
    }).finally(() => progress?.close())
    if (failure !== undefined) {
      note(io, failure)
      return 1
    }
    const simulated: Simulated = { game, options, seats, seed, tally, seconds }
    const report = reportOf(simulated)
    if (given.json) sayJson(io, report)
    else say(io, ...sayReport(simulated, report, widthOf(io)))
    if (!io.interrupted.aborted) return 0
    note(io, `stopped after ${tally.games} of ${games} games`)
    return INTERRUPTED
  },
})

/** Says how far the games are, and how long the rest may take. */
function tellOf(progress: Progress, games: number): (sum: Tally, seconds: number) => void {
  return (sum, seconds) => {
    const left = sum.games === 0 ? '?' : Math.ceil((seconds / sum.games) * (games - sum.games))
    const share = Math.floor((100 * sum.games) / games)
    progress.show(`${sum.games} of ${games} games (${share}%), about ${left} s left`)
  }
}
