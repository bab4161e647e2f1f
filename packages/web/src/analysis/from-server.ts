import type { call as callServer } from '../online/api.ts'
import { hasTexts, isObject } from '../online/wire.ts'
import { nextPass } from './analyst.ts'
import type { Analysed, Known } from './store.ts'

/** What the server says of its look at a game. */
interface Told {
  readonly status: string
  readonly done: number
  readonly of: number
  readonly mayAsk?: boolean
  readonly result?: Analysed
}

/** How the server is reached, and how long one waits before asking again. */
interface Way {
  readonly call: typeof callServer
  readonly wait: () => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Takes what the server has found about a game, or lets it look and waits for that. It looks once, for everybody.
 * Says whether the page need not begin to look itself.
 */
export async function askServer(path: string, known: Known, { call, wait, signal }: Way): Promise<boolean> {
  let isAsked = false
  const isLeft = () => signal.aborted || (known.get().isRunning && known.get().by === undefined)
  for (;;) {
    const told = await call('GET', `${path}?as=changes`, isTold)
    if (isLeft()) return true
    if (!told.ok) return false
    const { status, done, of, mayAsk, result } = told.value
    if (result !== undefined) {
      const aim = nextPass(result.rounds) ?? result.rounds
      known.set({ found: result, isRunning: false, aim, part: 0, by: 'server' })
      return true
    }
    if (status === 'none' || status === 'failed') {
      if (isAsked || mayAsk !== true) return false
      isAsked = true
      if (!(await call('POST', path, isTold)).ok) return isLeft()
    } else {
      known.set({ isRunning: true, aim: 0, part: of === 0 ? 0 : done / of, by: 'server' })
      await wait()
    }
    if (isLeft()) return true
  }
}

function isTold(body: unknown): body is Told {
  return (
    isObject(body) &&
    hasTexts(body, 'status') &&
    typeof body.done === 'number' &&
    typeof body.of === 'number' &&
    (body.result === undefined || isAnalysed(body.result))
  )
}

function isAnalysed(value: unknown): value is Analysed {
  return (
    isObject(value) &&
    typeof value.rounds === 'number' &&
    [value.changes, value.ledger, value.skills, value.knew, value.turnings].every(Array.isArray)
  )
}
