import type { Tried } from '@undercroft/games/board'
import { afterEach, expect, test, vi } from 'vitest'
import { playTest } from './play-test.ts'
import type { FromTrial, TryJob } from './play-test-worker.ts'

const DRAFT = {
  game: 'g',
  seen: { viewer: 0, view: {}, frames: [], deciding: [], answered: [] },
  seat: 0,
  choice: ['ready'],
  seats: 2,
} as const

/** A worker that says what it is told to. */
class Puppet {
  static all: Puppet[] = []
  onmessage: ((message: { readonly data: FromTrial }) => void) | undefined
  onerror: ((event: { readonly message: string }) => void) | undefined
  asked: TryJob | undefined
  ended = false
  constructor() {
    Puppet.all.push(this)
  }
  postMessage(job: TryJob): void {
    this.asked = job
  }
  terminate(): void {
    this.ended = true
  }
}

function begun(wanted: Parameters<typeof playTest>[1]) {
  Puppet.all = []
  vi.stubGlobal('Worker', Puppet)
  const result = playTest(DRAFT, wanted)
  const [worker] = Puppet.all
  return { result, worker }
}

afterEach(() => void vi.unstubAllGlobals())

test('progress is told, the last is the result, and the worker ends with it', async () => {
  const heard: Tried[] = []
  const { result, worker } = begun({ games: 20, onProgress: so => heard.push(so) })
  expect(worker?.asked).toMatchObject({ game: 'g', games: 20, choice: ['ready'] })
  worker?.onmessage?.({ data: { so: { games: 9, wins: [4, 5] } } })
  expect(worker?.ended).toBe(false)
  worker?.onmessage?.({ data: { so: { games: 20, wins: [8, 12] } } })
  expect(await result).toEqual({ games: 20, wins: [8, 12] })
  expect(heard.map(so => so.games)).toEqual([9, 20])
  expect(worker?.ended).toBe(true)
})

test('who stops it has what was found until then, and nothing plays on', async () => {
  const control = new AbortController()
  const { result, worker } = begun({ games: 20, signal: control.signal })
  worker?.onmessage?.({ data: { so: { games: 9, wins: [4, 5] } } })
  control.abort()
  expect(await result).toEqual({ games: 9, wins: [4, 5] })
  expect(worker?.ended).toBe(true)
})

test('nothing is begun that is already stopped', async () => {
  const { result, worker } = begun({ games: 20, signal: AbortSignal.abort() })
  expect(await result).toEqual({ games: 0, wins: [0, 0] })
  expect(worker).toBeUndefined()
})

test('what goes wrong is said', async () => {
  const refused = begun({ games: 20 })
  refused.worker?.onmessage?.({ data: { failed: 'what is tried out would be refused' } })
  await expect(refused.result).rejects.toThrow('would be refused')
  expect(refused.worker?.ended).toBe(true)
  const broken = begun({ games: 20 })
  broken.worker?.onerror?.({ message: 'no script' })
  await expect(broken.result).rejects.toThrow('no script')
})
