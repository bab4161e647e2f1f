// `npm run soak -- --only ledgers`: the ledgers of many games of each game add up, and are honest. The first argument says how
// many games. LEDGER_PART sets which of the two (sums, honest), LEDGER_GAME which game alone, LEDGER_FROM the first game.
// Ctrl-C stops it between two games and says how to go on.
import { constants } from 'node:os'
import { bots, boutOf, honesty, honestyFaults, ledgerFaults, ledgerIn, missingIn } from '@undercroft/bots'
import { games as shelf } from '@undercroft/games'
import { type Game, readOptions, type Seat, type Shape } from '@undercroft/kernel'
import { Progress } from '../../sim/progress.ts'

const GAMES = Number(process.argv[2] ?? 1000)
const { LEDGER_PART: part, LEDGER_GAME: only, LEDGER_FROM: from = '0' } = process.env

/** Who is careless and whose dice are loaded, and the face that they show: one that matters much in this game. */
interface Planted {
  readonly seat: Seat
  readonly face: number
  readonly games: number
  readonly rounds: number
}

const USUAL: Planted = { seat: 0, face: 1, games: 24, rounds: 2 }
const PLANTED: { readonly [game: string]: Planted } = {
  electrodungeon: { seat: 1, face: 1, games: 50, rounds: 2 }, // an Explorer: one of a team, so that less is seen of it
  platformer: { seat: 0, face: 3, games: 60, rounds: 2 },
  masmorra: { seat: 0, face: 1, games: 30, rounds: 8 }, // so long that what a single round is off adds up
}

const problems: string[] = []
let interrupted: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = 128 + constants.signals[signal]
  })
}

/** Lets a signal be heard. */
const breath = (): Promise<void> => new Promise(next => setImmediate(next))

function optionsOf(game: Game): Shape['options'] {
  const read = readOptions<Shape['options']>(game.options, undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return game.settle?.(read.value, false) ?? read.value
}

/** One round is enough: a ledger adds up at any depth. */
async function sums(game: Game): Promise<void> {
  const progress = new Progress({ err: process.stderr })
  let [number, worst] = [Number(from), 0]
  for (; number < GAMES && interrupted === undefined; number++) {
    const match = boutOf(game, { options: optionsOf(game), seed: `${number}`, player: () => bots.greedy })
    const ledger = ledgerIn(match, { rounds: 1, seed: `${number}` })
    for (const fault of ledgerFaults(match, ledger)) problems.push(`${game.id}, game ${number}: ${fault}`)
    worst = Math.max(worst, missingIn(match, ledger))
    progress.show(`${game.id}: ${number + 1} of ${GAMES} games add up`)
    await breath()
  }
  progress.close()
  console.log(`${game.title}: games ${from} to ${number - 1} add up; at worst ${worst.toExponential(1)} is missing`)
  if (number < GAMES) console.log(`go on with LEDGER_GAME=${game.id} LEDGER_FROM=${number}`)
}

async function honest(game: Game): Promise<void> {
  const progress = new Progress({ err: process.stderr })
  const looking = honesty(game, { options: optionsOf(game), seed: 'soak', ...(PLANTED[game.id] ?? USUAL) })
  let found = looking.next()
  while (!found.done && interrupted === undefined) {
    progress.show(`${game.id}: ${found.value} games with something planted`)
    await breath()
    found = looking.next()
  }
  progress.close()
  if (!found.done) return
  const faults = honestyFaults(found.value)
  for (const fault of faults) problems.push(`${game.id}: ${fault}`)
  console.log(`${game.title}: ${faults.length === 0 ? 'what was planted was found' : faults.join(', ')}`)
}

for (const listed of shelf.filter(({ id }) => only === undefined || id === only)) {
  const game = await listed.load()
  if (part !== 'honest' && interrupted === undefined) await sums(game)
  if (part !== 'sums' && interrupted === undefined) await honest(game)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : (interrupted ?? 0)
