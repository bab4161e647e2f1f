import { fail, ok } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { call } from '../online/api.ts'
import { askServer } from './from-server.ts'
import { type Looking, makeKnown } from './store.ts'

const PATH = '/api/tables/t/analysis'
const FOUND = { rounds: 24, changes: [], ledger: [], skills: [], knew: [], turnings: [] }
const NONE = { status: 'none', done: 0, of: 0, mayAsk: true }
const RUNNING = { status: 'running', done: 3, of: 12, mayAsk: true }
const DONE = { status: 'found', done: 12, of: 12, mayAsk: true, result: FOUND }
const FAILED = { status: 'failed', done: 0, of: 12, mayAsk: true, message: 'something went wrong' }

/** A server that says one thing after the other, and what it was asked. */
async function asked(answers: readonly (object | undefined)[], stop = new AbortController(), meanwhile?: Looking) {
  const [known, calls, shown]: [ReturnType<typeof makeKnown>, string[], number[]] = [makeKnown(), [], []]
  const left = [...answers]
  const server: typeof call = async (method, path, isGood) => {
    calls.push(`${method} ${path}`)
    const answer: unknown = left.shift()
    return isGood(answer) ? ok(answer) : fail({ code: 'too-many', message: 'no' })
  }
  const wait = async () => {
    shown.push(known.get().part)
    if (meanwhile !== undefined) known.set(meanwhile)
    if (left.length === 0) stop.abort()
  }
  const isDone = await askServer(PATH, known, { call: server, wait, signal: stop.signal })
  return { isDone, looking: known.get(), calls, shown }
}

describe('what the server keeps', () => {
  it('is shown at once, and nothing is asked for', async () => {
    const { isDone, looking, calls } = await asked([DONE])
    expect(isDone).toBe(true)
    expect(looking).toEqual({ found: FOUND, isRunning: false, aim: 48, part: 0, by: 'server' })
    expect(calls).toEqual([`GET ${PATH}?as=changes`])
  })

  it('is asked for once where nobody has, and waited for', async () => {
    const { isDone, looking, calls, shown } = await asked([NONE, NONE, RUNNING, RUNNING, DONE])
    expect(isDone).toBe(true)
    expect(looking.found).toBe(FOUND)
    expect(calls.filter(each => each.startsWith('POST'))).toEqual([`POST ${PATH}`])
    expect(shown).toEqual([0.25, 0.25])
  })

  it('is asked for again where it had failed, but not for ever', async () => {
    const { isDone, calls } = await asked([FAILED, NONE, FAILED])
    expect(isDone).toBe(false)
    expect(calls.filter(each => each.startsWith('POST'))).toHaveLength(1)
  })

  it.each([
    ['there is no server', [undefined]],
    ['it has too much to do', [NONE, undefined]],
    ['who looks has not played', [{ ...NONE, mayAsk: false }]],
    ['it says what the page does not understand', [{ ...DONE, result: { rounds: 24 } }]],
  ])('is left to the page where %s', async (_, answers) => {
    const { isDone, looking } = await asked(answers)
    expect(isDone).toBe(false)
    expect(looking.found).toBeUndefined()
  })

  it('is not waited for any more when the page looks itself', async () => {
    const { isDone, looking } = await asked([RUNNING, DONE], new AbortController(), {
      isRunning: true,
      aim: 4,
      part: 0,
    })
    expect(isDone).toBe(true)
    expect(looking).toEqual({ isRunning: true, aim: 4, part: 0 })
  })

  it('is not waited for any more when the dialog is closed', async () => {
    const { isDone, looking } = await asked([RUNNING])
    expect(isDone).toBe(true)
    expect(looking).toMatchObject({ isRunning: true, by: 'server' })
  })
})
