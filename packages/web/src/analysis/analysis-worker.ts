import { type Analysis, type Glimpse, glimpses, type Turning, turningPoints } from '@undercroft/bots'
import { loadGame } from '@undercroft/games'
import { type Match, readRecord, replay, type Shape } from '@undercroft/kernel'

/** What a worker is told to do, one thing after the other. */
export type AnalysisJob =
  /** The record of a finished game. */
  | { readonly kind: 'open'; readonly text: string }
  /** Every answer whose number leaves `share` when divided by `of` is played on, `from` so many rounds `to` so many. */
  | {
      readonly kind: 'look'
      readonly from: readonly number[]
      readonly to: number
      readonly share: number
      readonly of: number
    }
  | ({ readonly kind: 'turn'; readonly rounds: number } & Pick<Analysis, 'changes' | 'knew'>)

export type FromAnalysis =
  | { readonly kind: 'opened'; readonly steps: number }
  | { readonly kind: 'glimpses'; readonly glimpses: readonly Glimpse[] }
  | { readonly kind: 'looked' }
  | { readonly kind: 'turned'; readonly turnings: readonly Turning<Shape>[] }
  | { readonly kind: 'failed'; readonly message: string }

/** How long the worker looks between two reports. */
const SLICE_MS = 150

/** The same game is looked at with the same dice each time. */
const SEED = 'undercroft'

const scope = self as unknown as {
  postMessage(report: FromAnalysis): void
  onmessage: ((message: MessageEvent<AnalysisJob>) => void) | null
}

let match: Match<Shape> | undefined
let before: Promise<void> = Promise.resolve()

scope.onmessage = ({ data }) => {
  before = before
    .then(() => work(data))
    .catch((error: unknown) => {
      scope.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    })
}

async function work(job: AnalysisJob): Promise<void> {
  if (job.kind === 'open') {
    match = await open(job.text)
    return scope.postMessage({ kind: 'opened', steps: match.steps.length })
  }
  if (match === undefined) return
  if (job.kind === 'turn') {
    const turnings = turningPoints(match, job, { rounds: job.rounds, seed: SEED })
    return scope.postMessage({ kind: 'turned', turnings })
  }
  look(match, job)
}

async function open(text: string): Promise<Match<Shape>> {
  const record = readRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  const game = await loadGame(record.value.game)
  if (game === undefined) throw new Error(`there is no game "${record.value.game}" here`)
  const replayed = replay(game, record.value)
  if (!replayed.ok) throw new Error(replayed.error.message)
  return replayed.value
}

function look(game: Match<Shape>, { from, to, share, of }: Extract<AnalysisJob, { kind: 'look' }>): void {
  const rounds = (step: number) => ({ from: from[step] ?? 0, to: step % of === share ? to : 0 })
  let [found, due]: [Glimpse[], number] = [[], performance.now() + SLICE_MS]
  for (const glimpse of glimpses(game, { seed: SEED, rounds })) {
    found.push(glimpse)
    if (performance.now() < due) continue
    scope.postMessage({ kind: 'glimpses', glimpses: found })
    found = []
    due = performance.now() + SLICE_MS
  }
  scope.postMessage({ kind: 'glimpses', glimpses: found })
  scope.postMessage({ kind: 'looked' })
}
