/** The games that are also written for others: without a framework, and for boardgame.io. */
export const EXAMPLES = ['tictactoe', 'pig'] as const
export type Example = (typeof EXAMPLES)[number]

export const PLAYERS = ['ours', 'boardgameio', 'plain'] as const
export type Player = (typeof PLAYERS)[number]

/** What one process measures: an example as one of the three plays it, or a game of ours. */
export type Contestant =
  | { readonly part: 'engine'; readonly example: Example; readonly player: Player }
  | { readonly part: 'games'; readonly game: string }

export const PLAYER_NAMES: { readonly [P in Player]: string } = {
  ours: 'our kernel',
  boardgameio: 'boardgame.io',
  plain: 'a plain loop',
}

export function sayContestant(contestant: Contestant): string {
  if (contestant.part === 'games') return contestant.game
  return `${contestant.example} on ${PLAYER_NAMES[contestant.player]}`
}

/** What a contestant did in one round. */
export interface Round {
  readonly playoutsPerSecond: number
  readonly movesPerSecond: number
  /** Only games of ours are cloned. */
  readonly cloneMicros?: number
}

/** One contestant and all its rounds so far. */
export interface Entry<C extends Contestant = Contestant> {
  readonly contestant: C
  readonly rounds: Round[]
}

/** Somebody who plays rounds, elsewhere. */
export interface Runner {
  round(ms: number): Promise<Round>
}

export interface Pace {
  readonly rounds: number
  readonly warmUpMs: number
  readonly roundMs: number
}

/**
 * Every contestant is warmed up, then all play their first round, then all their second: what slows the machine down for
 * a while slows everybody. Ends early, with the rounds that are finished, when `signal` says so.
 */
export async function contest(
  entries: readonly Entry[],
  runnerOf: (contestant: Contestant) => Runner,
  pace: Pace,
  progress: (done: string, contestant: Contestant) => void,
  signal: AbortSignal,
): Promise<void> {
  const rows = entries.map(entry => ({ entry, runner: runnerOf(entry.contestant) }))
  for (let round = 0; round <= pace.rounds; round++) {
    for (const { entry, runner } of rows) {
      if (signal.aborted) return
      progress(round === 0 ? 'warming up' : `round ${round} of ${pace.rounds}`, entry.contestant)
      const played = await runner.round(round === 0 ? pace.warmUpMs : pace.roundMs)
      if (signal.aborted) return
      if (round > 0) entry.rounds.push(played)
    }
  }
}
