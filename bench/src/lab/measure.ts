import { playAmong } from '@undercroft/bots'
import { games } from '@undercroft/games'
import type { Game } from '@undercroft/kernel'
import { type Experiment, playUnit, readExperiment } from '@undercroft/lab'

/** What games cost alone and through the lab, in seconds of the processor: as in the middle one of all turns. */
export interface LabFigures {
  readonly game: string
  readonly games: number
  /** Bots play, and nobody looks on. */
  readonly bare: number
  /** With the usual measures. */
  readonly lab: number
}

/** How often both take turns, and how long a turn is at least: many short ones, of which a busy machine spoils some. */
const [ROUNDS, TURN_S] = [40, 0.04]

/** Plays the same games alone and through the lab, in turns, so that both have the same share of a busy machine. */
export async function measureLab(
  say: (stage: string, detail: string) => void,
  stop: AbortSignal,
): Promise<readonly LabFigures[]> {
  const figures: LabFigures[] = []
  for (const { id, load } of games) {
    if (stop.aborted) break
    say('lab', id)
    figures.push(measured(await load(), stop))
  }
  return figures
}

function measured(game: Game, stop: AbortSignal): LabFigures {
  const { experiment } = readExperiment(`game: ${game.id}`, [game])
  if (experiment === undefined) throw new Error(`${game.id} has no experiment`)
  const turn = gamesInTurn(game, experiment)
  const turns: { readonly [who in 'bare' | 'lab']: number[] } = { bare: [], lab: [] }
  let games = 0
  for (let round = 0; round < ROUNDS && !stop.aborted; round++) {
    const from = 1_000 + round * turn
    // Whoever begins finds a colder cache.
    for (const who of round % 2 === 0 ? (['bare', 'lab'] as const) : (['lab', 'bare'] as const)) {
      turns[who].push(costOf(() => (who === 'bare' ? playBare : playLab)(game, experiment, from, from + turn)))
    }
    games += turn
  }
  const whole = (costs: readonly number[]): number =>
    (costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0) * costs.length
  return { game: game.id, games, bare: whole(turns.bare), lab: whole(turns.lab) }
}

/** Warms both up, and says how many games a turn has. */
function gamesInTurn(game: Game, experiment: Experiment): number {
  let games = 1
  for (;;) {
    const cost = costOf(() => playLab(game, experiment, 0, games))
    playBare(game, experiment, 0, games)
    if (cost > TURN_S) return games
    games *= 2
  }
}

function playBare(game: Game, { groups, seed }: Experiment, from: number, to: number): void {
  const arm = groups[0]?.arms[0]
  if (arm === undefined) return
  for (let i = from; i < to; i++) playAmong({ game, options: arm.options, seats: arm.bots, seed: `${seed}/${i}` })
}

function playLab(game: Game, experiment: Experiment, from: number, to: number): void {
  playUnit(game, experiment, { group: 0, from, to }, () => false)
}

function costOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
