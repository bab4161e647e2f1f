// Runs one contestant in a process of its own, so that other uses of the same functions do not spoil its compiled code.
import type { Contestant, Example, Player, Round } from './contest.ts'
import { type Playout, time } from './stopwatch.ts'

const CLONED_POSITIONS = 300
/** How much of a round of a game goes to cloning. */
const CLONING = 0.25

/** Imports only what this contestant needs. */
const PLAYERS = {
  ours: () => import('./players/ours.ts'),
  boardgameio: () => import('./players/boardgameio.ts'),
  plain: () => import('./players/plain.ts'),
}

const contestant = JSON.parse(process.argv[2] ?? '') as Contestant
const round = await prepare(contestant)

process.on('SIGINT', () => {}) // Ctrl-C reaches the whole group: the parent ends this process when it has printed
process.on('disconnect', () => process.exit())
process.on('message', message => process.send?.(round((message as { ms: number }).ms)))
process.send?.('ready')

async function prepare(given: Contestant): Promise<(ms: number) => Round> {
  if (given.part === 'games') return prepareGame(given.game)
  if (given.part === 'search') {
    const { search } = await PLAYERS[given.player]()
    const iteration = search()
    return ms => speed(iteration, ms)
  }
  const playout = await examplePlayout(given.example, given.player)
  return ms => speed(playout, ms)
}

async function prepareGame(id: string): Promise<(ms: number) => Round> {
  const { anyPlayout, findGame, somePositions, timeClone } = await import('./players/games.ts')
  const game = await findGame(id)
  const playout = anyPlayout(game)
  const positions = somePositions(game, CLONED_POSITIONS)
  return ms => ({
    ...speed(playout, ms * (1 - CLONING)),
    cloneMicros: timeClone(game, positions, ms * CLONING),
  })
}

async function examplePlayout(example: Example, player: Player): Promise<Playout> {
  const { tictactoe, pigTo100 } = await PLAYERS[player]()
  return example === 'tictactoe' ? tictactoe() : pigTo100()
}

function speed(playout: Playout, ms: number): Round {
  const { playouts, moves, seconds } = time(playout, ms)
  return { playoutsPerSecond: playouts / seconds, movesPerSecond: moves / seconds }
}
