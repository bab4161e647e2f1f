import { type Report, reportIn } from '@undercroft/lab'
import { anything, call } from '../online/api.ts'
import { hasTexts, isObject } from '../online/wire.ts'

/** How far the server has got with an experiment. */
export interface ServerRun {
  readonly id: string
  readonly status: 'waiting' | 'running' | 'finished' | 'stopped' | 'failed'
  readonly done: number
  readonly wanted: number
  readonly message?: string
  readonly report?: Report
}

/** How long to wait before the server is asked again. */
const PAUSE_MS = 1000

/** How many games of an experiment the server plays; none, where there is no server. */
export async function serverGames(): Promise<number> {
  const found = await call('GET', '/api/lab', isAllowed)
  return found.ok ? found.value.games : 0
}

interface Following {
  /** Hears how far it is. */
  readonly show: (run: ServerRun) => void
  /** Says whether nobody wants to know any more. */
  readonly isGone: () => boolean
  readonly pauseMs?: number
}

/** Sends an experiment and follows it to its end. Gives why it was not taken, if so. */
export async function sendToServer(text: string, following: Following): Promise<string | undefined> {
  const sent = await call('POST', '/api/lab', isRun, { experiment: text })
  if (!sent.ok) return sent.error.message
  following.show(sent.value)
  for (let run = sent.value; isOpen(run) && !following.isGone(); ) {
    await new Promise(next => setTimeout(next, following.pauseMs ?? PAUSE_MS))
    const looked = await call('GET', `/api/lab/${run.id}`, isRun)
    if (looked.ok) run = withReport(looked.value)
    else if (looked.error.code !== 'nowhere') return looked.error.message // else the network may come back
    if (!following.isGone()) following.show(run)
  }
  return undefined
}

export async function stopOnServer(id: string): Promise<void> {
  await call('DELETE', `/api/lab/${id}`, anything)
}

function isOpen({ status }: ServerRun): boolean {
  return status === 'waiting' || status === 'running'
}

function withReport({ report, ...run }: ServerRun): ServerRun {
  const read = report === undefined ? undefined : reportIn(JSON.stringify(report))
  return { ...run, ...(read === undefined ? {} : { report: read }) }
}

function isAllowed(body: unknown): body is { readonly games: number } {
  return isObject(body) && typeof body.games === 'number'
}

function isRun(body: unknown): body is ServerRun {
  if (!isObject(body) || !hasTexts(body, 'id', 'status')) return false
  return typeof body.done === 'number' && typeof body.wanted === 'number'
}
