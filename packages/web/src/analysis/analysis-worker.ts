import { type Analysis, analyse, type Turning, turningPoints } from '@undercroft/bots'
import { loadGame } from '@undercroft/games'
import { readRecord, replay, type Shape } from '@undercroft/kernel'

/** The record of a finished game, and how deep to look. */
export interface AnalysisJob {
  readonly text: string
  readonly rounds: number
}

/** What was found out about a game. */
export interface Analysed extends Analysis {
  readonly turnings: readonly Turning<Shape>[]
}

export type FromAnalysis =
  | { readonly kind: 'so-far'; readonly steps: number; readonly of: number }
  | { readonly kind: 'found'; readonly found: Analysed }
  | { readonly kind: 'failed'; readonly message: string }

/** How long the worker looks between two reports. */
const SLICE_MS = 150

/** The same game is looked at with the same dice each time. */
const SEED = 'undercroft'

const scope = self as unknown as {
  postMessage(report: FromAnalysis): void
  onmessage: ((message: MessageEvent<AnalysisJob>) => void) | null
}

scope.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => {
    scope.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
}

async function work({ text, rounds }: AnalysisJob): Promise<void> {
  const record = readRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  const game = await loadGame(record.value.game)
  if (game === undefined) throw new Error(`there is no game "${record.value.game}" here`)
  const match = replay(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  const depth = { rounds, seed: SEED }
  const looking = analyse(match.value, depth)
  let due = performance.now() + SLICE_MS
  for (;;) {
    const { value, done } = looking.next()
    if (done) {
      const turnings = turningPoints(match.value, value.changes, depth)
      return scope.postMessage({ kind: 'found', found: { ...value, turnings } })
    }
    if (performance.now() < due) continue
    scope.postMessage({ kind: 'so-far', steps: value, of: match.value.steps.length })
    due = performance.now() + SLICE_MS
  }
}
