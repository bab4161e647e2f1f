import { loadGame } from '@undercroft/games'
import type { Game } from '@undercroft/kernel'
import { type Chunk, type Experiment, playUnit, type Unit } from '@undercroft/lab'

/** Comes first: what is played. Then units of it, one at a time. */
export type ToLab = { readonly experiment: Experiment } | { readonly unit: Unit }

/** A worker asks for a unit when it is ready and when it has finished one. */
export type FromLab =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly unit: Unit; readonly chunk: Chunk }
  | { readonly kind: 'failed'; readonly message: string }

const scope = self as unknown as {
  postMessage(report: FromLab): void
  onmessage: ((message: MessageEvent<ToLab>) => void) | null
}

let playing: { readonly game: Game; readonly experiment: Experiment } | undefined

scope.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => {
    scope.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
}

async function work(data: ToLab): Promise<void> {
  if ('experiment' in data) {
    const game = await loadGame(data.experiment.game)
    if (game === undefined) throw new Error(`there is no game "${data.experiment.game}" here`)
    playing = { game, experiment: data.experiment }
    return scope.postMessage({ kind: 'ready' })
  }
  if (playing === undefined) return
  // Whoever stops an experiment ends the worker: what is half done is played again.
  const chunk = playUnit(playing.game, playing.experiment, data.unit, () => false)
  if (chunk !== undefined) scope.postMessage({ kind: 'done', unit: data.unit, chunk })
}
