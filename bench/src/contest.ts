/** The games that are also written for others: without a framework, and for boardgame.io. */
export const EXAMPLES = ['tictactoe', 'pig'] as const
export type Example = (typeof EXAMPLES)[number]

export const PLAYERS = ['ours', 'boardgameio', 'plain'] as const
export type Player = (typeof PLAYERS)[number]

/** Who searches a tree. */
export const SEARCHERS = ['ours', 'boardgameio'] as const
export type Searcher = (typeof SEARCHERS)[number]

/** The subject of one process: an example in one of three implementations, a search of one, or a game of ours. */
export type Contestant =
  | { readonly part: 'search'; readonly player: Searcher }
  | { readonly part: 'engine'; readonly example: Example; readonly player: Player }
  | { readonly part: 'games'; readonly game: string }

export const PLAYER_NAMES: { readonly [P in Player]: string } = {
  ours: 'our kernel',
  boardgameio: 'boardgame.io',
  plain: 'a plain loop',
}

export function sayContestant(contestant: Contestant): string {
  if (contestant.part === 'games') return contestant.game
  if (contestant.part === 'search') return `a search on ${PLAYER_NAMES[contestant.player]}`
  return `${contestant.example} on ${PLAYER_NAMES[contestant.player]}`
}

/** The measurements of one round. */
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

/** Plays rounds in another process. */
export interface Runner {
  round(ms: number): Promise<Round>
  end(): void
}

export interface Pace {
  readonly rounds: number
  /** How many of them the same runner plays, before another one is warmed up in its place. */
  readonly roundsOfOne: number
  readonly warmUpMs: number
  readonly roundMs: number
}

/**
 * Warms every contestant up, then runs the first round of each, then the second: a slow phase of the machine slows all of
 * them. After some rounds all processes start again, because compilation differs from start to start.
 * Ends early, with the rounds that are finished, when `signal` says so.
 */
export async function contest(
  entries: readonly Entry[],
  runnerOf: (contestant: Contestant) => Runner,
  pace: Pace,
  progress: (done: string, contestant: Contestant) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let played = 0; played < pace.rounds; played += pace.roundsOfOne) {
    const rows = entries.map(entry => ({ entry, runner: runnerOf(entry.contestant) }))
    const last = Math.min(played + pace.roundsOfOne, pace.rounds)
    for (let round = played; round <= last; round++) {
      const isWarmUp = round === played
      for (const { entry, runner } of rows) {
        if (signal.aborted) return
        progress(isWarmUp ? 'warming up' : `round ${round} of ${pace.rounds}`, entry.contestant)
        const figures = await runner.round(isWarmUp ? pace.warmUpMs : pace.roundMs)
        if (signal.aborted) return
        if (!isWarmUp) entry.rounds.push(figures)
      }
    }
    for (const { runner } of rows) runner.end()
  }
}
