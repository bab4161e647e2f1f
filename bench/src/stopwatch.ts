/** Plays one whole game at random and says how many moves it took, or searches and says how many iterations it made. */
export type Playout = () => number

/** The iterations of one search: as many as boardgame.io's bot makes for an answer if nobody tells it otherwise. */
export const ITERATIONS = 1000

/** The work and the time of a measurement. */
export interface Lap {
  readonly playouts: number
  readonly moves: number
  readonly seconds: number
}

/**
 * Gives the CPU time of this process in milliseconds, over all threads, so that garbage collection counts. Wall time would
 * count the load of other programs.
 */
export function computed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays whole games for about this many milliseconds. */
export function time(playout: Playout, ms: number): Lap {
  let playouts = 0
  let moves = 0
  let batch = 1
  const start = computed()
  for (;;) {
    for (let i = 0; i < batch; i++) moves += playout()
    playouts += batch
    const spent = computed() - start
    if (spent >= ms) return { playouts, moves, seconds: spent / 1000 }
    if (spent < ms / 100) batch *= 2 // looking at the clock too often would be measured with the game
  }
}
