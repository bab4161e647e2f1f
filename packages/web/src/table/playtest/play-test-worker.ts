import { loadGame } from '@undercroft/games'
import type { Tried } from '@undercroft/games/board'
import { FastDice } from '@undercroft/kernel'
import { type Draft, playOn } from './play-on.ts'

/** The job of a worker, which plays until it is done or terminated. */
export interface TryJob extends Draft {
  readonly game: string
  readonly games: number
}

export type FromTrial = { readonly so: Tried } | { readonly failed: string }

/** How long the worker plays between two reports. */
const SLICE_MS = 100

const scope = self as unknown as {
  postMessage(report: FromTrial): void
  onmessage: ((message: MessageEvent<TryJob>) => void) | null
}

scope.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  })
}

async function work(job: TryJob): Promise<void> {
  const game = await loadGame(job.game)
  if (game === undefined) throw new Error(`there is no game "${job.game}" here`)
  const dice = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  let due = performance.now() + SLICE_MS
  for (const so of playOn(game, job, dice)) {
    const last = so.games >= job.games
    if (last || performance.now() >= due) {
      scope.postMessage({ so })
      due = performance.now() + SLICE_MS
    }
    if (last) return
  }
}
