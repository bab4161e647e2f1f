import { BOT_LEVELS } from '@undercroft/bots'
import { readSimPlayer, SIM_PLAYERS, sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, note, say, sayJson } from '../command.ts'
import { MANY_GAMES, PATIENCE, readGameRun, USUAL_PATIENCE } from '../game-runs.ts'
import { climb, type Pairing, type Rung } from '../ladder/ladder.ts'
import { columns } from '../table.ts'

const GAMES = 100

export const ladderCommand = command({
  name: 'ladder',
  summary: 'Plays bots of different strength against each other, in every role, and reports their shares.',
  usage: 'GAME',
  options: {
    games: { kind: 'whole', value: 'N', from: 1, to: 1_000_000, says: `games of each pair in each role (${GAMES})` },
    levels: { kind: 'list', value: 'LIST', says: `bots from weak to strong (${BOT_LEVELS.join(',')})` },
    against: { kind: 'list', value: 'LIST', says: 'each of --levels meets each of these, and nobody else' },
    patience: PATIENCE,
    ...MANY_GAMES,
    json: { kind: 'flag', says: 'print the rungs as one line of JSON' },
  },
  notes: catalogue =>
    [
      `Bots: ${SIM_PLAYERS.join(', ')}. Each meets the one before it in the list, and the first after random.`,
      'With --against each level meets those bots instead: itself, or one of other tastes, such as search:16/bold.',
      sayGames(catalogue),
      'The shares do not depend on the number of workers. Ctrl-C reports the pairs finished so far.',
    ].join('\n'),
  async run({ words: [id = ''], options: given }, io) {
    const { game, options, seed, workers, progress } = readGameRun(id, given, io)
    const levels = (given.levels ?? BOT_LEVELS).map(readSimPlayer)
    const rivals = given.against?.map(readSimPlayer)
    const pairings =
      rivals === undefined ? pairsOf(levels) : levels.flatMap(level => rivals.map(against => ({ level, against })))
    const games = given.games ?? GAMES
    const rungs: Rung[] = []
    const run = {
      workers,
      interrupted: io.interrupted,
      progress: (sum: { readonly games: number }) =>
        progress?.show(`pair ${rungs.length + 1}: ${sum.games} of ${games} games`),
    }
    try {
      const patience = given.patience ?? USUAL_PATIENCE
      const plan = { module: io.catalogue.module, game, options, pairings, games, seed, patience }
      for await (const rung of climb(plan, run)) rungs.push(rung)
    } finally {
      progress?.close()
    }
    if (given.json) sayJson(io, rungs)
    else say(io, `${game.title}: ${games} games of each pair in each role, seed ${seed}`, '', ...sayRungs(rungs))
    if (!io.interrupted.aborted) return 0
    note(io, `stopped after ${rungs.length} pairs`)
    return INTERRUPTED
  },
})

/** Each level meets the one before it; all but the first two also meet the second, which is the common measure. */
function pairsOf(levels: readonly string[]): readonly Pairing[] {
  if (levels.length < 2) throw new CommandError('--levels needs at least two bots')
  return levels.slice(1).flatMap((level, i) => {
    const [before = '', common = ''] = [levels[i], levels[1]]
    return [{ level, against: before }, ...(i > 1 ? [{ level, against: common }] : [])]
  })
}

function sayRungs(rungs: readonly Rung[]): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  return columns([
    ['level', 'against', 'role', 'won', 'share', '95% interval', 'ms a decision', '1 in 100'],
    ...rungs.map(({ level, against, role, games, won, share, low, high, msP50, msP99 }) => [
      level,
      against,
      role,
      `${won} of ${games}`,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      msP50.toFixed(1),
      msP99.toFixed(1),
    ]),
  ])
}
