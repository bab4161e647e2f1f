import { type Honesty, honesty, type Interval, type Owed, TRIALS, type Trial } from '@undercroft/bots'
import { sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, note, say, sayJson } from '../command.ts'
import { GAME_OPTION, PROGRESS, readGameRun } from '../game-runs.ts'
import { columns } from '../table.ts'

const [GAMES, ROUNDS] = [24, 2]

export const honestyCommand = command({
  name: 'honesty',
  summary: 'Plants bad answers and loaded dice in games between bots, and checks whether ledgers find them.',
  usage: 'GAME',
  options: {
    games: { kind: 'whole', value: 'N', from: 2, to: 1_000_000, says: `games of each trial (${GAMES})` },
    rounds: { kind: 'whole', value: 'N', from: 1, to: 10_000, says: `how often a position is played on (${ROUNDS})` },
    seat: { kind: 'whole', value: 'N', from: 1, to: 12, says: 'who plays badly, and whose dice are loaded (1)' },
    face: { kind: 'whole', value: 'N', from: 1, to: 6, says: 'what a loaded die shows in three of four throws (1)' },
    only: { kind: 'list', value: 'LIST', says: `only these of the trials ${TRIALS.join(', ')}` },
    seed: { kind: 'text', value: 'S', says: 'the same seed gives the same figures (a new one each time)' },
    option: GAME_OPTION,
    json: { kind: 'flag', says: 'print the figures as one line of JSON' },
    progress: PROGRESS,
  },
  notes: catalogue =>
    [
      'Greedy bots play three times the same number of games: alike; one seat gives half of its answers at random; its',
      'six-sided dice are loaded. Intervals are of 95%; p is how often fair dice look so or worse.',
      sayGames(catalogue),
      'Ctrl-C stops it, and nothing is printed.',
    ].join('\n'),
  async run({ words: [id = ''], options }, io) {
    const { games = GAMES, rounds = ROUNDS, seat = 1, face = 1, only = TRIALS, json, ...given } = options
    const trials = only.map(trialNamed)
    const run = readGameRun(id, given, io)
    const seats = run.game.seats(run.options).length
    if (seat > seats) throw new CommandError(`${run.game.title} has ${seats} seats here, and no seat ${seat}`)
    const looking = honesty(run.game, { ...run, games, rounds, trials, seat: seat - 1, face })
    let step = looking.next()
    while (!step.done && !io.interrupted.aborted) {
      run.progress?.show(`${id}: ${step.value} of ${trials.length * games} games`)
      await new Promise(next => setImmediate(next)) // Ctrl-C is heard between games
      step = looking.next()
    }
    run.progress?.close()
    if (!step.done) {
      note(io, 'stopped')
      return INTERRUPTED
    }
    if (json) sayJson(io, { game: run.game.id, games, rounds, seat, face, ...step.value })
    else say(io, `${run.game.title}: ${games} games of each, seat ${seat}, seed ${run.seed}`, ...sayTrials(step.value))
    return 0
  },
})

function trialNamed(name: string): Trial {
  const trial = TRIALS.find(each => each === name)
  if (trial === undefined) throw new CommandError(`there is no trial "${name}" (there is ${TRIALS.join(', ')})`)
  return trial
}

const NAMES: { readonly [T in Trial]: string } = {
  equal: 'alike',
  careless: 'half of the answers at random',
  loaded: 'loaded dice',
}

function sayTrials(found: Honesty): string[] {
  return columns([
    ['', 'own answers', 'luck', 'its dice'],
    ...TRIALS.flatMap(trial => {
      const owed = found[trial]
      return owed === undefined ? [] : [[`  ${NAMES[trial]}`, ...figures(owed)]]
    }),
  ])
}

function figures({ own, luck, dice }: Owed): string[] {
  return [between(own), between(luck), dice === undefined ? '' : `p = ${chance(dice.chance)} (${dice.rolls} rolls)`]
}

function between({ mean, low, high }: Interval): string {
  return `${signed(mean)} (${signed(low)} to ${signed(high)})`
}

function signed(share: number): string {
  const points = Math.round(100 * share)
  return `${points < 0 ? '-' : '+'}${Math.abs(points)}%`
}

function chance(p: number): string {
  return p < 0.0001 ? 'below 0.0001' : p.toPrecision(2)
}
