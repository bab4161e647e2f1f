import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Duelled, HELD_OUT, type Trained, type TrainingGame, train } from '@undercroft/bots'
import { type Game, readOptions, type Shape } from '@undercroft/kernel'
import { wilson } from '@undercroft/kernel/stats'
import { sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, note, say } from '../command.ts'
import { GAME_OPTION, PROGRESS, readGameRun } from '../game-runs.ts'

const [GAMES, ROUNDS, DEPTH, DUELS] = [400, 2, 16, 20]

export const trainCommand = command({
  name: 'train',
  summary: 'Plays games between bots and fits the value by which searching bots judge a position.',
  usage: 'GAME',
  options: {
    games: { kind: 'whole', value: 'N', from: 5, to: 1_000_000, says: `games in each round (${GAMES})` },
    rounds: {
      kind: 'whole',
      value: 'R',
      from: 1,
      to: 20,
      says: `rounds, each with the bots of the one before (${ROUNDS})`,
    },
    depth: {
      kind: 'whole',
      value: 'N',
      from: 1,
      to: 10_000,
      says: `playouts of an answer from the second round on (${DEPTH})`,
    },
    duels: {
      kind: 'whole',
      value: 'N',
      from: 0,
      to: 1_000_000,
      says: `games after each round against the bots of the one before, or more until all sides had as many (${DUELS})`,
    },
    seed: { kind: 'text', value: 'S', says: 'the same seed gives the same file (a new one each time)' },
    option: {
      ...GAME_OPTION,
      says: "one of the game's options; then all games are of that kind, else of all kinds the game names",
    },
    out: { kind: 'text', value: 'FILE', says: "where the value is written (bots/value.json in the game's folder)" },
    progress: PROGRESS,
  },
  notes: catalogue => [sayGames(catalogue), 'Ctrl-C keeps the file of the last round that was finished.'].join('\n'),
  async run({ words: [id = ''], options: given }, io) {
    const { game, options, seed, progress } = readGameRun(id, given, io)
    const { thinking } = game
    if (thinking === undefined) throw new CommandError(`${game.id} has no features: a value needs its \`thinking\``)
    const out = given.out ?? join(io.catalogue.folder, game.id, 'bots', 'value.json')
    const games = given.games ?? GAMES
    const tables = given.option.length > 0 ? [options] : tablesOf(game, options)
    if (games < tables.length * HELD_OUT) {
      throw new CommandError(`${tables.length} kinds of tables need ${tables.length * HELD_OUT} games at least`)
    }
    const names = (thinking.tables ?? []).map(sayTable)
    const plan = {
      options: tables,
      games,
      rounds: given.rounds ?? ROUNDS,
      depth: given.depth ?? DEPTH,
      duels: given.duels ?? DUELS,
      seed,
    }
    say(io, `${game.title}: seed ${plan.seed}`)
    try {
      for (const each of train(game, thinking, plan)) {
        if (each.kind === 'round') {
          await writeFile(out, `${JSON.stringify(each.value, undefined, 2)}\n`)
          say(io, ...sayRound(each, names))
        } else if (each.kind === 'duel' && each.games === each.of) say(io, sayStrength(each))
        else progress?.show(`round ${each.round + 1}: ${sayGamesOf(each, plan)}`)
        await new Promise(next => setImmediate(next)) // Ctrl-C is heard between games
        if (io.interrupted.aborted) {
          note(io, `stopped in round ${each.round + 1}`)
          return INTERRUPTED
        }
      }
    } finally {
      progress?.close()
    }
    say(io, `written to ${out}`)
    return 0
  },
})

function sayRound(
  { round, games, positions, loss, even, until, tables, calibration }: Trained,
  names: readonly string[],
) {
  const before = until === undefined ? '' : `the game's value until now: ${until.toFixed(4)}, `
  return [
    '',
    `Round ${round + 1}: ${games} games, ${positions} positions`,
    `Log loss of games kept out of fitting: ${loss.toFixed(4)} (${before}equal chances: ${even.toFixed(4)})`,
    ...(tables.length === 1
      ? []
      : tables.map((each, i) => `  ${names[i]}: ${each.loss.toFixed(4)} (${each.even.toFixed(4)})`)),
    'Said and won, by tenths of the chance:',
    ...calibration.map(row => `  ${percent(row.said)} said, ${percent(row.won)} won (${row.positions} positions)`),
  ]
}

function sayGamesOf(each: TrainingGame | Duelled, plan: { readonly games: number }) {
  return each.kind === 'duel' ? `${each.games} of ${each.of} duels` : `${each.games} of ${plan.games} games`
}

/** The bots of the first round are measured by the greedy ones whose games they have learned from. */
function sayStrength({ round, games, won, fair }: Duelled): string {
  const opponents = round === 0 ? 'greedy bots' : `those of round ${round}`
  const { low, high } = wilson(won, games)
  const share = `${percent(won / games)}, 95% interval ${percent(low)} to ${percent(high)}`
  return `Its bots won ${won.toFixed(1)} of ${games} games against ${opponents} (${share}), where ${fair.toFixed(1)} would be no progress.`
}

/** What a kind of table sets, as on the command line. */
function sayTable(table: object): string {
  const set = Object.entries(table).map(([name, value]) => `${name}=${value}`)
  return set.length === 0 ? 'the usual table' : set.join(' ')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

/** The tables that the game names for training, each with its whole options; else the usual one. */
function tablesOf({ thinking, options, settle }: Game, usual: Shape['options']): readonly Shape['options'][] {
  return (thinking?.tables ?? [usual]).map(given => {
    const read = readOptions<Shape['options']>(options, given)
    if (!read.ok) throw new CommandError(read.error.join('; '))
    return settle?.(read.value, false) ?? read.value
  })
}
