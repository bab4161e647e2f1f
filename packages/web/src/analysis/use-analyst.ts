import { useEffect, useState } from 'react'
import { call } from '../online/api.ts'
import { workerTrouble } from '../shell/worker-trouble.ts'
import type { TableSource } from '../table/source.ts'
import type { FromAnalysis } from './analysis-worker.ts'
import { Analyst, type Hire } from './analyst.ts'
import { askServer } from './from-server.ts'
import { noteChances } from './known.ts'
import { knownOf, NOTHING } from './store.ts'

/** More workers than this would only take the memory of a phone. */
const MOST = 4

const analysts = new WeakMap<TableSource, Analyst>()

/** How long the page waits before it asks the server again how far it has got. */
const POLL_MS = 1000

/** Looks at the finished game of a table as long as somebody waits for it. What a server keeps of it is taken from there. */
export function useAnalyst(client: TableSource): Analyst | undefined {
  const [analyst, setAnalyst] = useState<Analyst>()
  useEffect(() => client.download(text => setAnalyst(analystOf(client, text))), [client])
  useEffect(() => {
    if (analyst === undefined) return
    const closing = new AbortController()
    const { signal } = closing
    const known = knownOf(client)
    const { found, by } = known.get()
    if (client.analysis === undefined || (found !== undefined && by === undefined)) analyst.go()
    else if (found === undefined) {
      const wait = () => new Promise<void>(next => setTimeout(next, POLL_MS))
      void askServer(client.analysis, known, { call, wait, signal }).then(isDone => isDone || analyst.go())
    }
    return () => {
      closing.abort()
      analyst.stop()
    }
  }, [analyst, client])
  return analyst
}

function analystOf(client: TableSource, text: string): Analyst {
  const last = analysts.get(client)
  if (last?.text === text) return last
  last?.stop()
  const known = knownOf(client)
  known.set(NOTHING)
  known.subscribe(() => {
    const { found } = known.get()
    if (found !== undefined) noteChances(text, found)
  })
  const analyst = new Analyst(text, known, hire, Math.min(MOST, Math.max(1, navigator.hardwareConcurrency)))
  analysts.set(client, analyst)
  return analyst
}

const hire: Hire = hear => {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
  worker.onmessage = ({ data }: MessageEvent<FromAnalysis>) => hear(data)
  worker.onerror = event => hear({ kind: 'failed', message: workerTrouble(event) })
  return worker
}
