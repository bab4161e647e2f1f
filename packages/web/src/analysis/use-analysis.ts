import { useEffect, useState } from 'react'
import type { Analysed, AnalysisJob, FromAnalysis } from './analysis-worker.ts'
import { noteChances } from './known.ts'

export type Looking =
  | { readonly kind: 'looking'; readonly part: number }
  | { readonly kind: 'found'; readonly found: Analysed }
  | { readonly kind: 'failed'; readonly message: string }

/** How often each position is played on: enough for a game of any kind within a minute. */
const ROUNDS = 24

/** Looks at a finished game in a worker of its own, until it is done or nobody waits for it any more. */
export function useAnalysis(text: string | undefined): Looking {
  const [looking, setLooking] = useState<Looking>({ kind: 'looking', part: 0 })
  useEffect(() => {
    if (text === undefined) return
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
    worker.onmessage = ({ data }: MessageEvent<FromAnalysis>) => {
      if (data.kind === 'found') noteChances(text, data.found)
      setLooking(data.kind === 'so-far' ? { kind: 'looking', part: data.steps / Math.max(1, data.of) } : data)
    }
    worker.onerror = ({ message }) => setLooking({ kind: 'failed', message })
    worker.postMessage({ text, rounds: ROUNDS } satisfies AnalysisJob)
    return () => worker.terminate()
  }, [text])
  return looking
}
